import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: {
    handle: () => import('./handle/HandlePage'),
    detail: () => import('./detail/DetailPage'),
    mapping: () => import('./mapping/MappingPage'),
    office: () => import('./office/CataloguePage'),
    officeEditions: () => import('./office/EditionsPage'),
    officeBook: () => import('./detail/DetailPage'),
    officeMapping: () => import('./mapping/MappingPage'),
  },
  blocks: {},
  // loaded when asked: the endpoints it needs are no part of the shell
  checks: { hasTextbook: async (services) => (await import('./has-textbook')).hasTextbook(services) },
});
