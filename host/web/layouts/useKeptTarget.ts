import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServices } from 'edutech/core/web/hooks';
import type { LandingOccasion } from '../login/after-login';
import { loginPurposes } from '../login/purposes';
import { frontOf } from '../routing/front';
import { loginAskedBy } from '../routing/guard';

/**
 * Opens the login dialog for people sent here by the guard or a link (`/login?for=resource`); the landing rules then
 * choose the page. People who are signed in continue at once.
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
    // cleared first: if a rule keeps the person here, they stay on the plain portal and are not asked again
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
