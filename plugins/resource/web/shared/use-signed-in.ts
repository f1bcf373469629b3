import { useRevalidator } from 'react-router';
import { useDialogs, useSession } from 'edutech/core/web/hooks';

/** Does something that needs somebody: a visitor signs in over the page first, and stays on it. */
export function useAskedToSignIn() {
  const session = useSession();
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  return async (act: () => unknown) => {
    if (session.user.peek() === null) {
      if (!(await dialogs.login({ stay: true }))) return;
      await revalidate();
    }
    await act();
  };
}
