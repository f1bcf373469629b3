import Type, { type Static } from 'typebox';
import { Id, Name as NameOf } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { ListInput } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { Version } from 'edutech/core/common/wire/version';

// Subjects, school years and terms, which all schools share: every administrator reads them, the city's write (403 for
// others).

const access = {
  permission: 'organisation_admin',
  action: 'terms',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

const Name = NameOf(40);
const NameEn = Type.String({ maxLength: 80 });
const Stage = Type.Enum(['primary', 'junior', 'senior']);
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const SubjectFields = {
  name: Name,
  nameEn: NameEn,
  stages: Type.Array(Stage, { minItems: 1, maxItems: 3, uniqueItems: true }),
  sort: Type.Integer({ minimum: 0, maximum: 999 }),
};

export const AdminSubject = Type.Object({
  id: Id,
  /** One English word that never changes. */
  code: Type.String(),
  ...SubjectFields,
  /** Teachers of it whom the caller sees. */
  teachers: Type.Integer(),
  version: Version,
});
export type AdminSubject = Static<typeof AdminSubject>;

export const adminSubjects = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/subjects',
  access,
  input: Type.Object({}),
  output: Type.Object({ items: Type.Array(AdminSubject), mayEdit: Type.Boolean() }),
});

/** Subjects that the list shows for the same choice. */
export const exportSubjects = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/subjects/export',
  access,
  input: Type.Object({ q: ListInput.properties.q, stage: Type.Optional(Stage) }),
  output: FileAddress,
  perMinute: 20,
});

export const createSubject = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/subjects/create',
  access,
  input: Type.Object({ code: Type.String({ pattern: '^[a-z]{2,30}$' }), ...SubjectFields }),
  output: Type.Object({ id: Id }),
});

export const editSubject = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/subjects/edit',
  access,
  input: Type.Object({ id: Id, ...SubjectFields, version: Version }),
  output: Type.Null(),
});

/** Deletes a subject that nothing names (409 otherwise). */
export const deleteSubject = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/subjects/delete',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});

const YearFields = {
  /** `2026-2027`. */
  name: Type.String({ maxLength: 9 }),
  startsOn: Day,
  endsOn: Day,
  terms: Type.Array(
    Type.Object({ number: Type.Enum([1, 2]), name: Name, nameEn: NameEn, startsOn: Day, endsOn: Day }),
    { maxItems: 2 },
  ),
};

/** A school year with its terms. Days as `2026-09-01`. */
export const AdminYear = Type.Object({ id: Id, ...YearFields, classes: Type.Integer(), version: Version });
export type AdminYear = Static<typeof AdminYear>;

/** School years, the newest first. */
export const adminYears = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/years',
  access,
  input: Type.Object({}),
  output: Type.Object({ items: Type.Array(AdminYear), mayEdit: Type.Boolean() }),
});

/** School years and their terms, a line each. */
export const exportYears = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/years/export',
  access,
  input: Type.Object({}),
  output: FileAddress,
  perMinute: 20,
});

export const createYear = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/years/create',
  access,
  input: Type.Object(YearFields),
  output: Type.Object({ id: Id }),
});

export const editYear = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/years/edit',
  access,
  input: Type.Object({ id: Id, ...YearFields, version: Version }),
  output: Type.Null(),
});

/** Deletes a school year without classes and records (409 otherwise). */
export const deleteYear = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/years/delete',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});
