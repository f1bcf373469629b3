import type { Audit } from 'edutech/core/server/audit/audit';
import type { LogLinks } from 'edutech/core/server/audit/log-links';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Files } from 'edutech/core/server/files/files';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import type { Undos } from './undo/undo-acts';

/** What the audit log's page needs. */
export interface AuditParts {
  readonly audit: Audit;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly links: readonly LogLinks[];
  readonly settings: Settings;
  readonly texts: Texts;
  readonly undos: Undos;
}
