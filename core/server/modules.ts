import { analyticsHalf } from './analytics/analytics.half';
import { auditHalf } from './audit/audit.half';
import { backupHalf } from './backup/backup.half';
import { consentsHalf } from './consents/consents.half';
import { filesHalf } from './files/files.half';
import { jobsHalf } from './jobs/jobs.half';
import { noticesHalf } from './notices/notices.half';
import { notificationsHalf } from './notifications/notifications.half';
import { organisationHalf } from './organisation/organisation.half';
import { permissionsHalf } from './permissions/permissions.half';
import type { AnyServerHalf } from './plugin';
import { searchHalf } from './search/search.half';
import { sessionModule } from './session/session.half';
import { uploadsHalf } from './files/uploads/uploads.half';

/** Core's own endpoints and jobs, each an area of its folder, in the same form as plugins. */
export const coreModules: readonly AnyServerHalf[] = [
  sessionModule,
  organisationHalf,
  permissionsHalf,
  consentsHalf,
  noticesHalf,
  notificationsHalf,
  analyticsHalf,
  filesHalf,
  uploadsHalf,
  jobsHalf,
  searchHalf,
  backupHalf,
  auditHalf,
];
