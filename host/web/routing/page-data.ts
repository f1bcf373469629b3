import type { LoaderFunctionArgs } from 'react-router';
import { quietly } from 'edutech/core/web/call';
import { quietlyKept } from 'edutech/core/web/offline/offline';
import { loadFrame } from '../layouts/frames';
import { loadPage } from '../plugins/loaded';
import type { Page } from '../plugins/plugin-set';
import { guardDecision, routeServices } from './context';
import type { Withheld } from './withheld';

export const withheldOf = (data: unknown): Withheld['withheld'] | null =>
  typeof data === 'object' && data !== null && 'withheld' in data ? (data as Withheld).withheld : null;

/**
 * What the router waits for before it shows a page: the frame around it, its code, its texts, its data. Obeys the guard,
 * so a page that is refused loads nothing.
 */
export async function loadPageData(page: Page, { request, params, context }: LoaderFunctionArgs): Promise<unknown> {
  const { services, loadBlocks } = context.get(routeServices);
  const decision = context.get(guardDecision);
  const user = services.session.user.peek();
  const { go } = decision;
  if (go === 'not-found' || go === 'off' || go === 'undeveloped' || go === 'front') {
    await loadFrame(page, go, user);
    return { withheld: go } satisfies Withheld;
  }
  const url = new URL(request.url);
  const [module] = await Promise.all([
    loadPage(page, services.appearance.language.peek()),
    loadFrame(page, null, user),
  ]);
  const data = await module?.loader?.({
    call: quietly(services.call),
    kept: quietlyKept(services.offline),
    params,
    url,
    signal: request.signal,
    termId: services.terms.current.peek()?.termId ?? null,
    mustChangePassword: services.session.mustChangePassword.peek(),
    storage: services.storage,
    blocks: (place) => loadBlocks(place, url, request.signal),
  });
  if (page.route.offline) services.offline.keepPage(page.route.path);
  return data ?? null;
}
