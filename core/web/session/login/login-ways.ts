import { createContext, useContext } from 'react';
import type { ProveStep, SecondStep } from '../../../common/security/second-step';
import type { LoginResult } from '../../../common/session';

/**
 * The services that the login dialog gives to the blocks of plugins. Their `data` is what their manifest declares:
 * - place `login.way`: another way to sign in (class code, card, city identity), chosen below the form. `title` names
 *   it, `data.icon` is the name of its icon; the block then replaces the form;
 * - place `login.factor`: how a second factor is shown in the second step, `data.kind` says which;
 * - place `login.enrol`: how a person sets one up who must have one (one block);
 * - place `login.agree`: the terms of use, if they must be accepted first (one block).
 *
 * All of them have `access: { public: … }`, get no data except from their own loader, and are drawn in the dialog's
 * column.
 */
export interface LoginDialogParts {
  /**
   * Waits for a sign-in (`session.signIn(…)`, `session.login(…)`) and closes the dialog; with `stay` it stays open for
   * people who must still read something (recovery codes). If a second step is needed, the dialog continues with it.
   * Throws what the sign-in throws: code that shows errors calls `session.stepAfter(error)` first, and shows nothing
   * for a second step.
   */
  signIn(work: () => Promise<LoginResult>, options?: { stay?: boolean }): Promise<LoginResult>;
  /** Closes the dialog; a person who is signed in by then lands. */
  close(): void;
  /** Back to user name and password. */
  back(): void;
  /** The second step, while there is one. */
  readonly step: SecondStep | null;
}

export const LoginDialogContext = createContext<LoginDialogParts | null>(null);

/** For blocks of the login dialog. */
export function useLoginDialog(): LoginDialogParts {
  const parts = useContext(LoginDialogContext);
  if (!parts) throw new Error('no login dialog: the block stands elsewhere');
  return parts;
}

/** For blocks of `login.factor`: the step whose factor is asked for. */
export function useProveStep(): LoginDialogParts & { readonly step: ProveStep } {
  const parts = useLoginDialog();
  if (parts.step?.is !== 'prove') throw new Error('no second step is asked for');
  return { ...parts, step: parts.step };
}
