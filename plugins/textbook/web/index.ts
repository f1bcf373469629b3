import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { hasTextbook } from './has-textbook';

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
  checks: { hasTextbook },
});
