import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDialogs, useSession } from 'edutech/core/web/hooks';
import { keptTarget, loginPath } from '../routing/guard';

/** Opens the login dialog for somebody whom the guard led here, and leads him on to where he wanted to go. */
export function useKeptTarget(): void {
  const dialogs = useDialogs();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Asks once per arrival with a target; closing the dialog leaves one on the portal
  useEffect(() => {
    const target = pathname === loginPath ? keptTarget(search) : null;
    if (target === null) return;
    if (session.user.peek()) {
      void navigate(target, { replace: true });
      return;
    }
    void dialogs
      .login({ stay: true })
      .then((isSignedIn) => navigate(isSignedIn ? target : loginPath, { replace: true }));
  }, [pathname, search, dialogs, session, navigate]);
}
