import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, {
  pages: { view: () => import('./ViewPage') },
  blocks: {},
});
