import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from 'edutech/core/web/hooks';
import type { LandingOccasion } from '../login/after-login';
import { loginPurposes } from '../login/purposes';
import { frontOf } from '../routing/front';
import { loginAskedBy } from '../routing/guard';

/**
 * Opens the login dialog for somebody whom the guard or a link (`/login?for=resource`) led here; the landing rules then
 * lead on, by what was asked for. Who has signed in before is led on at once.
 */
export function useKeptTarget(): void {
  const services = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Asks once per arrival; closing the dialog leaves one on the portal
  useEffect(() => {
    const front = frontOf(services.deployment);
    const asked = pathname === front ? loginAskedBy(search, loginPurposes(services.deployment).keys()) : null;
    if (asked === null) return;
    // cleared first: where a rule lets somebody stay, he stays on the plain portal and is not asked again
    const clear = async () => navigate(front, { replace: true });
    const lead = async (occasion: LandingOccasion) => {
      const { leadOnHere } = await import('../login/lead-on');
      await leadOnHere(services, occasion);
    };
    if (services.session.user.peek()) {
      void clear().then(() => lead({ ...asked, wasSignedIn: true }));
      return;
    }
    void services.dialogs.login({ ...asked, stay: true }).then(async (isSignedIn) => {
      await clear();
      if (isSignedIn) await lead(asked);
    });
  }, [pathname, search, services, navigate]);
}
