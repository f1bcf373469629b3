import type { Audit } from 'edutech/core/server/audit/audit';
import type { Catalogue } from 'edutech/core/server/catalogue';
import type { Files } from 'edutech/core/server/files/files';
import type { Texts } from 'edutech/core/server/texts';
import type { GrantAdministration } from '../grants/grant-administration';
import type { Duties } from './duties';

/** What the pages of roles need. */
export interface RoleParts {
  readonly grantAdministration: GrantAdministration;
  readonly duties: Duties;
  readonly catalogue: Catalogue;
  readonly texts: Texts;
  readonly files: Files;
  readonly audit: Audit;
}
