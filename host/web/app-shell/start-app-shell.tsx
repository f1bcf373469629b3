import { createRoot } from 'react-dom/client';
import type { HostParts } from 'edutech/core/di/web';
import type { WebServices } from 'edutech/core/web/services';
import { BrowserApp } from '../BrowserApp';
import { AppShell } from './AppShell';

/** What Fluent's modal surfaces leave to screen readers (react-tabster, `useDangerousNeverHidden_unstable`). */
const neverHidden = 'data-tabster-never-hide';

/**
 * Puts the app shell beside the page, in a root of its own: a page that the server has rendered is then taken over as it
 * stands, and the shell's script may come later.
 */
export function startAppShell(services: WebServices, host: HostParts, pageStands: Promise<void>): void {
  const place = document.createElement('div');
  place.id = 'app-shell';
  // it lies over what is modal, too: a question that a drawer asks and the way back in a toast are there for everybody
  place.setAttribute(neverHidden, '');
  document.body.append(place);
  createRoot(place).render(
    <BrowserApp services={services} revalidate={async () => undefined}>
      <AppShell host={host} pageStands={pageStands} />
    </BrowserApp>,
  );
}
