import { useSignals } from '@preact/signals-react/runtime';
import { useMatches } from 'react-router';
import { useSession, useText } from 'edutech/core/web/hooks';
import { headOf } from '../document/head';
import { unknownPage } from '../pages/host-pages';
import type { Page } from '../plugins/plugin-set';
import { withheldOf } from '../routing/page-data';
import { frameOf, loadedFrame, type LayoutProps } from './frames';
import { KeptPages } from './KeptPages';
import { PendingBar } from './parts/PendingBar';
import { PortalLayout } from '../site/PortalLayout';
import { useArrival } from './useArrival';
import { useKeptTarget } from './useKeptTarget';

/** Around every page: chooses the layout, and does what belongs to each change of page. */
export function Frame() {
  useSignals();
  const { user } = useSession();
  const leaf = useMatches().at(-1);
  const page = (leaf?.handle as Page | undefined) ?? unknownPage;
  const withheld = withheldOf(leaf?.loaderData);
  const head = headOf(page, leaf?.loaderData, useText());
  useArrival(page, head);
  useKeptTarget();
  const frame = frameOf(page, withheld, user.value);
  const Layout = frame === 'bare' ? BareLayout : (loadedFrame(frame, page) ?? PortalLayout);
  return (
    <>
      <PendingBar />
      <Layout page={page} title={head.title} withheld={withheld}>
        <KeptPages page={page} withheld={withheld !== null} />
      </Layout>
    </>
  );
}

/** Nothing but the page. */
function BareLayout({ children }: LayoutProps) {
  return <main id="main">{children}</main>;
}
