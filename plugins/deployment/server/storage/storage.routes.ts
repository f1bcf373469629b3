import { invalid } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Audit } from 'edutech/core/server/audit/audit';
import {
  countPeople,
  countSchools,
  deleteLimit,
  type LimitOf,
  selectNameOf,
  selectPeopleStorage,
  selectSchoolStorage,
  selectStorageTotals,
  type StorageUse,
  upsertLimit,
} from './storage.queries';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { SingleHandler } from 'edutech/core/server/call';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { peopleStorage, schoolStorage, setStorageLimit } from '../../api';

const gigabyte = 1_073_741_824;

/** A row with its limit: its own, or that of all. */
const limited = <Row extends StorageUse>({ ownLimit, ...row }: Row, ofAll: number) => ({
  ...row,
  most: ownLimit ?? ofAll * gigabyte,
  isOwn: ownLimit !== null,
});

export const schools =
  (settings: LevelSettings): SingleHandler<typeof schoolStorage> =>
  async ({ db, input }) => ({
    items: (await selectSchoolStorage(db, input)).map((row) => limited(row, settings.at(row.id).schoolQuotaGigabytes)),
    page: pageInfo(input, await countSchools(db, input.q)),
    totals: await selectStorageTotals(db),
  });

export const people =
  (settings: LevelSettings): SingleHandler<typeof peopleStorage> =>
  async ({ db, input }) => ({
    items: (await selectPeopleStorage(db, input)).map((row) =>
      limited(row, settings.at(row.schoolId).personQuotaGigabytes),
    ),
    page: pageInfo(input, await countPeople(db, input.q)),
  });

function limitOf({ schoolId, personId }: { schoolId?: string; personId?: string }): LimitOf {
  if (schoolId && !personId) return { schoolId };
  if (personId && !schoolId) return { personId };
  throw invalid('deployment.error.oneLimit');
}

export const setLimit =
  (audit: Audit): SingleHandler<typeof setStorageLimit> =>
  async ({ db, actor, input, now, client }) => {
    const of = limitOf(input);
    await selectNameOf(db, of);
    if (input.gigabytes === undefined) await deleteLimit(db, of);
    else await upsertLimit(db, newId(now.getTime()), of, Math.round(input.gigabytes * gigabyte), now);
    await audit.record(db, actor, {
      act: 'deployment.storageLimit',
      objectKind: of.schoolId ? 'school' : 'person',
      objectId: of.schoolId ?? of.personId,
      ...(of.schoolId && { schoolId: of.schoolId }),
      facts: { gigabytes: input.gigabytes ?? null },
      address: client.address,
    });
    return {};
  };
