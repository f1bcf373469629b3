import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Grants } from 'edutech/core/server/permissions/grants';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { Switches } from 'edutech/core/server/switches';
import type { GrantAdministration } from '../grants/grant-administration';
import { grantAdministration } from '../grants/table-grants';
import type { OrganisationAdministration } from './administration';
import { postGranting } from './people/post-granting';
import type { PeopleParts } from './people/people-administration';
import { type RollOvers, tableRollOvers } from './roll-over/roll-overs';
import { type Rosters, tableRosters } from './rosters/rosters';
import { tableAdministration } from './table-administration';

interface Needed extends Omit<PeopleParts, 'postGranting'> {
  readonly catalogue: Catalogue;
  readonly grants: Grants;
  readonly jobs: Jobs;
  readonly switches: Switches;
}

/** What the pages of administration act through. */
interface AdministrationServices {
  readonly administration: OrganisationAdministration;
  readonly grantAdministration: GrantAdministration;
  readonly rosters: Rosters;
  readonly rollOvers: RollOvers;
}

/** Organisation and permissions of the plugins that run, over core's tables. */
export function administrationServices(needed: Needed): AdministrationServices {
  const { manifests } = needed.catalogue;
  return {
    administration: tableAdministration({ ...needed, postGranting: postGranting(manifests, needed.grants) }),
    grantAdministration: grantAdministration({ ...needed, manifests }),
    rosters: tableRosters,
    rollOvers: tableRollOvers,
  };
}
