import type { Audit } from 'edutech/core/server/audit/audit';
import type { Events } from 'edutech/core/server/events/events';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Switches } from 'edutech/core/server/switches';
import type { Texts } from 'edutech/core/server/texts';
import type { JobPages } from '../../api';

/** What the calls of the queue's page are made from. */
export interface JobsParts {
  readonly audit: Audit;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly pages: readonly JobPages[];
  readonly switches: Switches;
  readonly texts: Texts;
}
