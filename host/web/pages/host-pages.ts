import type { Page } from '../plugins/plugin-set';

/** The pages that belong to no plugin: what is said when there is nothing under an address. */
export const notFoundPage = (path: '/404' | '*'): Page => ({
  id: path === '*' ? 'host.unknown' : 'host.notFound',
  plugin: { id: 'host', manifest: { id: 'host' }, half: null },
  route: { path, title: 'host.notFound.title', access: { public: 'everybody may be told that a page does not exist' } },
  layout: 'portal',
});

export const isNotFoundPage = (page: Page): boolean => page.plugin.id === 'host';
