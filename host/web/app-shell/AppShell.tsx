import type { HostParts } from 'edutech/core/di/web';
import { HelpHost } from '../help/HelpHost';
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
import type { Page } from '../plugins/plugin-set';
import { ViewedImages } from './pictures/ViewedImages';

interface AppShellProps {
  readonly host: HostParts;
  readonly pageStands: Promise<void>;
  /** The page that is shown now, unless it is withheld. */
  readonly pageNow: () => Page | null;
}

/** The app shell over every page (portal.md section 2, "App shell"). Public pages are readable before it has loaded. */
export function AppShell({ host, pageStands, pageNow }: AppShellProps) {
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
      <HelpHost dialogs={host.dialogs} pageNow={pageNow} />
      <BusyScreen dialogs={host.dialogs} />
      <Toasts list={host.toasts} />
    </>
  );
}
