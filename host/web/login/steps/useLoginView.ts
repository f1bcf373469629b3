import { useMemo, useState } from 'react';
import type { SecondStep } from 'edutech/core/common/security/second-step';
import type { PlacedBlock } from 'edutech/core/web/blocks';
import { useSession } from 'edutech/core/web/hooks';
import type { LoginDialogParts } from 'edutech/core/web/session/login/login-ways';

/** The content of the login dialog: the form, another way to sign in, or a second step. */
export type LoginView =
  | { readonly is: 'form' }
  | { readonly is: 'way'; readonly way: PlacedBlock }
  | { readonly is: 'step'; readonly step: SecondStep };

const form: LoginView = { is: 'form' };

interface LoginViewOptions {
  /** A second step of a sign-in that began elsewhere. */
  readonly begunStep: SecondStep | undefined;
  readonly onSignedIn: () => void;
  readonly close: () => void;
}

/** Which view is shown, and what blocks of the dialog may do. */
export function useLoginView({ begunStep, onSignedIn, close }: LoginViewOptions) {
  const session = useSession();
  const [view, show] = useState<LoginView>(begunStep ? { is: 'step', step: begunStep } : form);

  const parts = useMemo((): LoginDialogParts => {
    const signIn: LoginDialogParts['signIn'] = async (work, { stay = false } = {}) => {
      try {
        const result = await work();
        onSignedIn();
        if (!stay) close();
        return result;
      } catch (error) {
        const step = session.stepAfter(error);
        if (step) show({ is: 'step', step });
        throw error;
      }
    };
    const step = view.is === 'step' ? view.step : null;
    return { signIn, close, back: () => show(form), step };
  }, [session, view, onSignedIn, close]);

  return { view, parts, choose: (way: PlacedBlock) => show({ is: 'way', way }) };
}
