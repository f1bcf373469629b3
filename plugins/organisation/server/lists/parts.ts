import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { OrganisationAdministration } from '../administration/administration';
import type { Rosters } from '../administration/rosters/rosters';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Texts } from 'edutech/core/server/texts';

/** What the lists of administration need. */
export interface ListParts {
  readonly administration: OrganisationAdministration;
  readonly organisation: Organisation;
  readonly rosters: Rosters;
  readonly audit: Audit;
  readonly files: Files;
  readonly texts: Texts;
}
