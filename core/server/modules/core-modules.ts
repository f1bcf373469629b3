import type { AnyServerHalf } from '../plugin';
import { analyticsHalf } from './analytics.half';
import { auditHalf } from './audit.half';
import { filesHalf } from './files.half';
import { jobsHalf } from './jobs.half';
import { noticesHalf } from './notices.half';
import { notificationsHalf } from './notifications.half';
import { organisationHalf } from './organisation.half';
import { searchHalf } from './search.half';
import { sessionModule } from './session.half';
import { uploadsHalf } from './uploads.half';

/** Core's own endpoints and jobs, in the same form as plugins. */
export const coreModules: readonly AnyServerHalf[] = [
  sessionModule,
  organisationHalf,
  noticesHalf,
  notificationsHalf,
  analyticsHalf,
  filesHalf,
  uploadsHalf,
  jobsHalf,
  searchHalf,
  auditHalf,
];
