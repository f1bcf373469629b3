import { frontPath } from 'edutech/core/common/front';
import type { Page, Plugin } from '../plugins/plugin-set';

/** Stands for the host where a page needs an owner: its texts are those of the host, and it is never off. */
export const host: Plugin = { id: 'host', manifest: { id: 'host' }, half: null };

const forEverybody = { public: 'whoever has lost the way must be able to read this' } as const;

function hostPage(name: string, path: string): Page {
  const route = { path, title: `host.${name}.title`, access: forEverybody, serverRendered: true };
  return { id: `host.${name}`, plugin: host, route, layout: 'portal' };
}

const notFoundName = 'notFound';

/**
 * What is said when there is nothing under an address: at its own address (portal.md section 2) and at every unknown
 * one.
 */
export const notFoundPage = hostPage(notFoundName, '/404');
export const unknownPage: Page = { ...hostPage(notFoundName, '*'), id: 'host.unknown' };

export const isNotFoundPage = (page: Page): boolean => page === notFoundPage || page === unknownPage;

/** Where one signs in when no plugin of this build has a page there: without the portal. */
export const frontPage = hostPage('front', frontPath);

/** The help of all pages that somebody's navigation opens, as one manual. */
export const manualPage: Page = {
  id: 'host.manual',
  plugin: host,
  route: { path: '/help', title: 'host.manual.title', access: { signedIn: true } },
  layout: 'teacher',
  load: () => import('../help/ManualPage'),
};

/** The pages that belong to no plugin; of two with one address the plugin's comes first. */
export const hostPages: readonly Page[] = [frontPage, manualPage, notFoundPage, unknownPage];
