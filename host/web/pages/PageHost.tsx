import { useSignals } from '@preact/signals-react/runtime';
import { useLoaderData } from 'react-router';
import { useDeployment } from 'edutech/core/web/hooks';
import { isUnsaved } from 'edutech/core/web/drafts/unsaved';
import { loadedPage } from '../plugins/loaded';
import type { Page } from '../plugins/plugin-set';
import { withheldOf } from '../routing/page-data';
import { FrontPage } from './FrontPage';
import { frontPage, host, isNotFoundPage } from './host-pages';
import { NotFoundPage } from './NotFoundPage';
import { PluginBoundary } from './PluginBoundary';
import { SwitchedOffNote, SwitchedOffPage } from './SwitchedOff';
import { UndevelopedPage } from './UndevelopedPage';

/**
 * A plugin's page in its frame, or the host's own page in its place: when the guard withholds it, or when its plugin is
 * switched off under somebody's eyes. What is unsaved then stays in sight.
 */
export function PageHost({ page }: { page: Page }) {
  useSignals();
  const { isOn } = useDeployment();
  const data: unknown = useLoaderData();
  const withheld = isNotFoundPage(page) ? 'not-found' : withheldOf(data);
  if (withheld === 'not-found') return <NotFoundPage />;
  if (withheld === 'off') return <SwitchedOffPage />;
  if (withheld === 'front' || page === frontPage) return <FrontPage />;
  const isOff = page.plugin !== host && !isOn(page.plugin.id);
  if (isOff && !isUnsaved.value) return page.route.path === frontPage.route.path ? <FrontPage /> : <SwitchedOffPage />;
  if (withheld === 'undeveloped') return <UndevelopedPage page={page} />;
  const module = loadedPage(page);
  return module ? (
    <>
      {isOff && <SwitchedOffNote />}
      <PluginBoundary>
        <module.Page />
      </PluginBoundary>
    </>
  ) : null;
}
