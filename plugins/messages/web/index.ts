import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';

export default definePluginWeb(plugin, { blocks: { members: () => import('./MembersBlock') } });
