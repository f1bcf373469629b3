import { createRoot } from 'react-dom/client';
import type { HostParts } from 'edutech/core/di/web';
import type { WebServices } from 'edutech/core/web/services';
import { BrowserApp } from '../BrowserApp';
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
      <AppShell host={host} pageStands={pageStands} />
    </BrowserApp>,
  );
  reportPages(router, services);
}
