import { useLoaderData } from 'react-router';
import { loadedPage } from '../plugins/loaded';
import type { Page } from '../plugins/plugin-set';
import { withheldOf } from '../routing/page-data';
import { isNotFoundPage } from './host-pages';
import { NotFoundPage } from './NotFoundPage';
import { PluginBoundary } from './PluginBoundary';
import { UndevelopedPage } from './UndevelopedPage';

/** A plugin's page in its frame, or the host's own page in its place when the guard withholds it. */
export function PageHost({ page }: { page: Page }) {
  const data: unknown = useLoaderData();
  const withheld = isNotFoundPage(page) ? 'not-found' : withheldOf(data);
  if (withheld === 'not-found') return <NotFoundPage />;
  if (withheld === 'undeveloped') return <UndevelopedPage page={page} />;
  const module = loadedPage(page);
  return module ? (
    <PluginBoundary>
      <module.Page />
    </PluginBoundary>
  ) : null;
}
