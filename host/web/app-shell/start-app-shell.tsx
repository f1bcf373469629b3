import { createRoot } from 'react-dom/client';
import type { HostParts } from 'edutech/core/di/web';
import type { WebServices } from 'edutech/core/web/services';
import { BrowserApp } from '../BrowserApp';
import type { Page } from '../plugins/plugin-set';
import { withheldOf } from '../routing/page-data';
import { AppShell } from './AppShell';
import { reportPages } from './watch/report-pages';

/** What Fluent's modal surfaces leave to screen readers (react-tabster, `useDangerousNeverHidden_unstable`). */
const neverHidden = 'data-tabster-never-hide';

/**
 * Mounts the app shell beside the page, in its own root: a page rendered by the server is then hydrated
 * unchanged, and the shell's script may load later. From then on pages are reported.
 */
export function startAppShell(
  services: WebServices,
  host: HostParts,
  pageStands: Promise<void>,
  router: Parameters<typeof reportPages>[0],
): void {
  const place = document.createElement('div');
  place.id = 'app-shell';
  // it is above modal parts too: confirmations of a drawer and the undo of a toast stay reachable
  place.setAttribute(neverHidden, '');
  document.body.append(place);
  createRoot(place).render(
    <BrowserApp services={services} revalidate={async () => undefined}>
      <AppShell host={host} pageStands={pageStands} pageNow={() => pageIn(router.state)} />
    </BrowserApp>,
  );
  reportPages(router, services);
}

/** The page of the router's state; `null` where the host's own stands in its place. */
function pageIn({ matches, loaderData }: Parameters<typeof reportPages>[0]['state']): Page | null {
  const { handle, id } = matches.at(-1)?.route ?? {};
  return withheldOf(loaderData[id ?? '']) ? null : ((handle as Page | undefined) ?? null);
}
