import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Access } from 'edutech/core/common/permissions/access';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';

// The size of stored files, and the limits of schools and people: of the whole city, for its administrators.

const access = { permission: 'storage_admin', types: ['superAdmin', 'cityAdmin'] } as const satisfies Access;

const { q, page, pageLine } = ListInput.properties;
const Paged = Type.Object({ q, page, pageLine });

const Use = {
  id: Id,
  name: Type.String(),
  /** Bytes of all stored files; equal contents count for each owner. */
  used: Type.Number(),
  files: Type.Integer(),
  /** The limit in bytes. */
  most: Type.Number(),
  /** The limit was set for this school or person; otherwise it comes from the settings. */
  isOwn: Type.Boolean(),
};

/** A school, or a person, with what its files take up. */
export const SchoolStorage = Type.Object({ ...Use, county: Type.String() });
export type SchoolStorage = Static<typeof SchoolStorage>;
export const PersonStorage = Type.Object({ ...Use, usercode: Type.String(), school: Type.String() });
export type PersonStorage = Static<typeof PersonStorage>;

/**
 * Schools, the largest use first; `totals` over the whole city: `stored` is the size of the store, equal contents
 * counted once.
 */
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

/** People with files, the largest use first. */
export const peopleStorage = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/storage/people',
  access,
  input: Paged,
  output: Type.Object({ items: Type.Array(PersonStorage), page: PageInfo }),
});

/**
 * Sets how much one school or one person may store; without `gigabytes` the limit of the settings applies. A limit
 * below the present use deletes nothing, but refuses new files. 422 unless exactly one of the two ids is given, 404 if
 * it does not exist.
 */
export const setStorageLimit = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/storage/limit',
  access,
  input: Type.Object({
    schoolId: Type.Optional(Id),
    personId: Type.Optional(Id),
    gigabytes: Type.Optional(Type.Number({ minimum: 0.001, maximum: 1_000_000 })),
  }),
  output: Type.Object({}),
});
