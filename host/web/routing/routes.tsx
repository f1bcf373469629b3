import { redirect, type RouteObject } from 'react-router';
import { Frame } from '../layouts/Frame';
import { HostError } from '../pages/HostError';
import { PageError } from '../pages/PageError';
import { PageHost } from '../pages/PageHost';
import { pages, plugins } from '../plugins/installed';
import { redirectsOf, type Page, type Redirect } from '../plugins/plugin-set';
import { hostPages } from '../pages/host-pages';
import { guardOf } from './middleware';
import { loadPageData } from './page-data';

/**
 * The routes of the product: one frame, and in it the pages of all plugins. Made once; what belongs to one browser or
 * one rendering comes with the router's context.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: HostError,
      HydrateFallback: NothingYet,
      children: [...pages.map(pageRoute), ...redirectsOf(plugins).map(redirectRoute), ...hostPages.map(pageRoute)],
    },
  ];
}

/** Never seen: the browser draws when its first page is loaded, and until then the document shows an empty frame. */
const NothingYet = () => null;

function pageRoute(page: Page): RouteObject {
  return {
    id: page.id,
    path: page.route.path,
    handle: page,
    middleware: [guardOf(page)],
    loader: (args) => loadPageData(page, args),
    element: <PageHost page={page} />,
    ErrorBoundary: PageError,
  };
}

function redirectRoute(leading: Redirect): RouteObject {
  return {
    id: leading.id,
    path: leading.route.path,
    middleware: [guardOf(leading)],
    loader: ({ request }) => redirect(leading.target + new URL(request.url).search),
  };
}
