import type { Audit } from 'edutech/core/server/audit/audit';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Events } from 'edutech/core/server/events/events';
import type { Files } from 'edutech/core/server/files/files';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { OrganisationAdministration } from '../administration/administration';
import type { RosterFootprint } from 'edutech/core/server/organisation/rosters/footprints';
import type { Rosters } from '../administration/rosters/rosters';
import type { OverPeople } from 'edutech/core/server/permissions/over-people';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Texts } from 'edutech/core/server/texts';

/** The services that rosters stand on. */
export interface RosterParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Audit;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly texts: Texts;
  readonly organisation: Organisation;
  readonly administration: OrganisationAdministration;
  readonly rosters: Rosters;
  readonly overPeople: OverPeople;
  readonly footprints: readonly RosterFootprint[];
}
