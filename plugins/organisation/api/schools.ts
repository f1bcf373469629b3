import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { Version } from 'edutech/core/common/wire/version';

// Schools, limited to those that the caller administers. A write names the version it was read with; a conflict (409)
// answers both versions.

const types = ['superAdmin', 'admin', 'cityAdmin'] as const;
const access = { permission: 'organisation_admin', action: 'schools', types } as const satisfies Access;

const Stage = Type.Enum(['primary', 'junior', 'senior']);

/** The choices of the administration pages: schools and counties within reach, terms, grades and subjects. */
export const AdministeredPlace = Type.Object({
  reach: Type.Enum(['city', 'county', 'school']),
  counties: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  schools: Type.Array(Type.Object({ id: Id, name: Type.String(), stage: Stage, countyId: Id })),
  grades: Type.Array(Type.Object({ id: Id, name: Type.String(), number: Type.Integer(), stage: Stage })),
  subjects: Type.Array(Type.Object({ id: Id, name: Type.String(), stages: Type.Array(Stage) })),
  /** The term that lists are about when none is named; null before the first term. */
  termId: Maybe(Id),
});
export type AdministeredPlace = Static<typeof AdministeredPlace>;

/** Where the caller administers. */
export const administeredPlace = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/place',
  access: { permission: 'organisation_admin', types },
  input: Type.Object({}),
  output: AdministeredPlace,
});

const SchoolFields = {
  code: Type.String({ pattern: '^[A-Za-z0-9-]{1,20}$' }),
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  nameEn: Type.String({ maxLength: 120 }),
  stage: Stage,
  countyId: Id,
};

/** A school in a list, with its sizes in the term. */
export const SchoolItem = Type.Object({
  id: Id,
  ...SchoolFields,
  code: Type.String(),
  countyName: Type.String(),
  classes: Type.Integer(),
  students: Type.Integer(),
  staff: Type.Integer(),
  version: Version,
});
export type SchoolItem = Static<typeof SchoolItem>;

const SchoolFilter = { stage: Type.Optional(Stage), countyId: Type.Optional(Id), termId: Type.Optional(Id) };

/** Schools; `counts` is the number of each stage that match the rest of the filter. */
export const adminSchools = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/schools',
  access,
  input: Type.Object({ ...ListInput.properties, ...SchoolFilter }),
  output: Type.Object({
    items: Type.Array(SchoolItem),
    counts: Type.Array(Type.Object({ stage: Stage, count: Type.Integer() })),
    page: PageInfo,
  }),
});

/** The same list as a workbook. */
export const exportSchools = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/schools/export',
  access,
  input: Type.Object({ q: ListInput.properties.q, ...SchoolFilter }),
  output: FileAddress,
  perMinute: 20,
});

export const createSchool = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/schools/create',
  access,
  input: Type.Object(SchoolFields),
  output: Type.Object({ id: Id }),
});

/** A school's own administrator may change its names; code, stage and county are the county's to change (403). */
export const editSchool = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/schools/edit',
  access,
  input: Type.Object({ id: Id, ...SchoolFields, version: Version }),
  output: Type.Null(),
});

/** Deletes a school to which nothing belongs (409 otherwise). */
export const deleteSchool = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/schools/delete',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});
