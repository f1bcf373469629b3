import type { PluginManifest } from 'edutech/core/common/plugin';
import { invalid } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Events } from 'edutech/core/server/events/events';
import type { Switches } from 'edutech/core/server/switches';
import { granteesOf } from 'edutech/core/server/permissions/grantees';
import type { Grants } from 'edutech/core/server/permissions/grants';
import type { GrantAdministration, HoldersFilter } from './grant-administration';
import { countHoldersOf, selectHolders, type WantedHolders } from './holders.queries';
import { installedCodes } from './installed-codes';
import { holderKinds, matrixOf } from './matrix/matrix';
import { selectDefaults } from './matrix/matrix.queries';
import { postsOf } from './posts';
import { grantRecords } from './records';
import type { Reaching } from './within';

interface Needed {
  readonly manifests: readonly PluginManifest[];
  readonly grants: Grants;
  readonly switches: Switches;
  readonly audit: Audit;
  readonly events: Events;
}

/** Administration of grants over the tables, for the installed plugins. */
export function grantAdministration({ manifests, ...needed }: Needed): GrantAdministration {
  const codes = installedCodes(manifests);
  const records = grantRecords(needed);
  return {
    ...matrixOf(codes, records),
    ...postsOf({ ...needed, codes, records }),
    async holders(db, actor, filter) {
      const declared = codes.get(filter.code);
      if (!declared || (filter.action && !declared.actions.includes(filter.action)))
        throw invalid('core.permissions.noCode');
      const wanted = await wantedBy(db, actor, filter);
      return {
        rows: await selectHolders(db, wanted, filter.page, filter.pageLine),
        counts: await countHoldersOf(db, wanted),
      };
    },
  };
}

async function wantedBy(db: Db, actor: Reaching, { code, q = '', ...filter }: HoldersFilter): Promise<WantedHolders> {
  const { action = null, how = null } = filter;
  const names = (await selectDefaults(db))
    .filter((grant) => grant.code === code && (action === null || grant.actions.includes(action)))
    .map(({ grantee }) => grantee);
  const kinds = holderKinds.filter(([category, roleType]) =>
    granteesOf(category, roleType).some((name) => names.includes(name)),
  );
  return { actor, code, action: action ?? null, how: how ?? null, kinds, words: q.trim() };
}
