import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';
import type { Access } from 'edutech/core/common/permissions/access';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';

// What files take up, and what schools and people may keep: of the whole city, for its administrators.

const access = { permission: 'storage_admin', types: ['superAdmin', 'cityAdmin'] } as const satisfies Access;

const Id = Type.String({ pattern: idPattern });
const { q, page, pageline } = ListInput.properties;
const Paged = Type.Object({ q, page, pageline });

const Use = {
  id: Id,
  name: Type.String(),
  /** Bytes of all that is kept; equal contents count for each who keeps one. */
  used: Type.Number(),
  files: Type.Integer(),
  /** Bytes that may be kept. */
  most: Type.Number(),
  /** The limit was said for this one alone; else the settings say it. */
  isown: Type.Boolean(),
};

/** A school, or a person, with what its files take up. */
export const SchoolStorage = Type.Object({ ...Use, county: Type.String() });
export type SchoolStorage = Static<typeof SchoolStorage>;
export const PersonStorage = Type.Object({ ...Use, usercode: Type.String(), school: Type.String() });
export type PersonStorage = Static<typeof PersonStorage>;

/** Schools, those that have most first; `totals` over the whole city: `stored` is what lies in the store, equal contents once. */
export const schoolStorage = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/storage/schools',
  access,
  input: Paged,
  output: Type.Object({
    items: Type.Array(SchoolStorage),
    page: PageInfo,
    totals: Type.Object({ bytes: Type.Number(), files: Type.Integer(), stored: Type.Number() }),
  }),
});

/** People who keep files, those who have most first. */
export const peopleStorage = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/storage/people',
  access,
  input: Paged,
  output: Type.Object({ items: Type.Array(PersonStorage), page: PageInfo }),
});

/**
 * Says how much one school or one person may keep; without `gigabytes` what the settings say for all. Less than is kept
 * already takes nothing away: no more is taken in. 422 unless exactly one of the two ids is given, 404 for who is not there.
 */
export const setStorageLimit = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/storage/limit',
  access,
  input: Type.Object({
    schoolid: Type.Optional(Id),
    personid: Type.Optional(Id),
    gigabytes: Type.Optional(Type.Number({ minimum: 0.001, maximum: 1_000_000 })),
  }),
  output: Type.Object({}),
});
