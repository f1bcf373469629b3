import { definePluginWeb } from 'edutech/core/web/plugin';
import plugin from '../plugin';
import { openBoutiqueResource } from './alerts';
import { toPublicResources } from './public-resources';

export default definePluginWeb(plugin, {
  pages: {
    list: () => import('./library/LibraryPage'),
    online: () => import('./library/OnlinePage'),
    zzlist: () => import('./browse/SkyClassPage'),
    detail: () => import('./detail/pages/LibraryDetailPage'),
    zzdetail: () => import('./detail/pages/SkyClassDetailPage'),
    studentZzlist: () => import('./browse/SkyClassPage'),
    studentZzdetail: () => import('./detail/pages/SkyClassDetailPage'),
    resourceList: () => import('./browse/PublicListPage'),
    resourceListDetail: () => import('./detail/pages/PublicDetailPage'),
    resourceUpload: () => import('./upload/UploadPage'),
    resourceAudit: () => import('./review/ReviewPage'),
  },
  blocks: {
    newest: () => import('./blocks/NewestBlock'),
    mostUsed: () => import('./blocks/MostUsedBlock'),
  },
  handlers: { openBoutiqueResource },
  interceptors: { toPublicResources },
  // loaded when asked: the endpoints it needs are no part of the shell
  checks: { hasAuditRange: async (services) => (await import('./audit-range')).hasAuditRange(services) },
});
