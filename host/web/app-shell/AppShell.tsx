import type { HostParts } from 'edutech/core/di/web';
import { LoginHost } from '../login/LoginHost';
import { ActingBanner } from './over/ActingBanner';
import { AskedDialogs } from './over/AskedDialogs';
import { BackToTop } from './BackToTop';
import { BrowserWarning } from './BrowserWarning';
import { BusyScreen } from './over/BusyScreen';
import { SharedComputerBar } from './over/SharedComputerBar';
import { SystemNotice } from './over/SystemNotice';
import { Toasts } from './over/Toasts';
import { useWatchers } from './watch/useWatchers';
import { ViewedImages } from './pictures/ViewedImages';

/** The app shell over every page (portal.md section 2, "App shell"). Public pages are readable before it has loaded. */
export function AppShell({ host, pageStands }: { host: HostParts; pageStands: Promise<void> }) {
  useWatchers(host);
  return (
    <>
      <BrowserWarning />
      <ActingBanner />
      <SharedComputerBar />
      <BackToTop />
      <ViewedImages />
      <SystemNotice pageStands={pageStands} />
      <AskedDialogs dialogs={host.dialogs} />
      <LoginHost dialogs={host.dialogs} />
      <BusyScreen dialogs={host.dialogs} />
      <Toasts list={host.toasts} />
    </>
  );
}
