import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openBoutiqueResource } from './alerts';
import { hasAuditRange } from './audit-range';
import { toPublicResources } from './public-resources';

export default definePluginWeb(plugin, {
  pages: {},
  blocks: {},
  handlers: { openBoutiqueResource },
  interceptors: { toPublicResources },
  checks: { hasAuditRange },
});
