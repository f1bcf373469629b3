import { skyClassLogin } from 'edutech/core/common/api/session';
import type { WebServices } from 'edutech/core/web/services';
import { leadOnHere } from './lead-on';
import type { SkyClassLink } from './sky-class-link';

/** Signs in by such a link and leads on; says 'Login failed' when it does not work, whatever the reason. */
export async function loginBySkyClass(link: SkyClassLink, services: WebServices): Promise<void> {
  const { call, session, messages } = services;
  try {
    await call(skyClassLogin, link, { quiet: true, withoutRole: true });
    await session.refresh();
  } catch {
    messages.show('core.session.skyClassFailed', { tone: 'error' });
    return;
  }
  await leadOnHere(services, { context: 'plain' });
}
