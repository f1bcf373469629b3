import type { WebServices } from 'edutech/core/web/services';
import { plugins } from '../plugins/installed';
import { loadTexts } from '../plugins/texts';
import { type LandingOccasion, leadOn } from './after-login';
import { lookAt } from './target';

/** Leads on among the plugins of this build. */
export const leadOnHere = (services: WebServices, occasion: LandingOccasion): Promise<void> =>
  leadOn(occasion, {
    services,
    plugins,
    lookAt: (target) => lookAt(target, services),
    loadTexts: (plugin) => loadTexts(services.appearance.language.peek(), [plugin]),
  });

/** Leads on once a password that had to be changed is changed: what the server thinks of the person is asked anew. */
export async function landAgain(services: WebServices): Promise<void> {
  await services.session.refresh();
  await leadOnHere(services, { context: 'plain' });
}
