import { createContext, useContext } from 'react';
import type { ProveStep, SecondStep } from '../../../common/security/second-step';
import type { LoginResult } from '../../../common/session';

/**
 * What the login dialog gives to the blocks that plugins put into it. Their `data` is what their manifest declares:
 * - place `login.way`: another way to sign in (class code, card, city identity), chosen below the form. `title` names it,
 *   `data.icon` is the name of its icon; the block then stands in the place of the form;
 * - place `login.factor`: how a second factor is shown in the second step, `data.kind` says which;
 * - place `login.enrol`: how one is set up by who must have one (one block);
 * - place `login.agree`: the terms of use, where they are to be accepted first (one block).
 *
 * All of them have `access: { public: … }`, get no data but what their own loader loads, and are drawn in the dialog's column.
 */
export interface LoginDialogParts {
  /**
   * Waits for a sign-in (`session.signIn(…)`, `session.login(…)`) and closes the dialog; with `stay` it stays open for who
   * has something left to read (recovery codes). When a second step is needed the dialog goes on with it. Throws what the
   * sign-in throws: whoever draws errors asks `session.stepAfter(error)` first, and says nothing of a second step.
   */
  signIn(work: () => Promise<LoginResult>, options?: { stay?: boolean }): Promise<LoginResult>;
  /** Closes the dialog; who is signed in by then is led on. */
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
