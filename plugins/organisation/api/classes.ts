import Type, { type Static } from 'typebox';
import { Id, Maybe, Name as NameOf } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import type { Access } from 'edutech/core/common/permissions/access';
import { Version } from 'edutech/core/common/wire/version';

// Classes and layers of the schools that the caller administers; terms default to the current one.

const access = {
  permission: 'organisation_admin',
  action: 'classes',
  types: ['superAdmin', 'admin', 'cityAdmin'],
} as const satisfies Access;

const Name = NameOf(60);

const ClassFields = {
  number: Type.Integer({ minimum: 1, maximum: 99 }),
  name: Name,
  /** The head teacher. */
  headId: Maybe(Id),
};

export const ClassItem = Type.Object({
  id: Id,
  schoolId: Id,
  schoolName: Type.String(),
  gradeId: Id,
  gradeName: Type.String(),
  ...ClassFields,
  headName: Maybe(Type.String()),
  /** Last year's class that this one continues, by a roll-over; null: it began this year. */
  cameFrom: Maybe(Type.String()),
  students: Type.Integer(),
  teachers: Type.Integer(),
  version: Version,
});
export type ClassItem = Static<typeof ClassItem>;

const ClassFilter = { schoolId: Type.Optional(Id), gradeId: Type.Optional(Id), termId: Type.Optional(Id) };

/** Classes of a term's school year. */
export const adminClasses = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/classes',
  access,
  input: Type.Object({ ...ListInput.properties, ...ClassFilter }),
  output: Type.Object({ items: Type.Array(ClassItem), page: PageInfo }),
});

export const exportClasses = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/classes/export',
  access,
  input: Type.Object({ q: ListInput.properties.q, ...ClassFilter }),
  output: FileAddress,
  perMinute: 20,
});

export const createClass = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/classes/create',
  access,
  input: Type.Object({ schoolId: Id, gradeId: Id, termId: Type.Optional(Id), ...ClassFields }),
  output: Type.Object({ id: Id }),
});

/** A new head teacher gets the post; one who no longer heads a class loses it. */
export const editClass = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/classes/edit',
  access,
  input: Type.Object({ id: Id, ...ClassFields, version: Version }),
  output: Type.Null(),
});

/** Deletes a class to which nothing belongs (409 otherwise). */
export const deleteClass = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/classes/delete',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});

const LayerFields = { name: Name, memberIds: Type.Array(Id, { maxItems: 200, uniqueItems: true }) };

/** A layer (分层) with its students. */
export const AdminLayer = Type.Object({
  id: Id,
  schoolId: Id,
  schoolName: Type.String(),
  classId: Id,
  className: Type.String(),
  subjectId: Id,
  subject: Type.String(),
  ...LayerFields,
  version: Version,
});
export type AdminLayer = Static<typeof AdminLayer>;

const LayerFilter = {
  schoolId: Type.Optional(Id),
  classId: Type.Optional(Id),
  subjectId: Type.Optional(Id),
  termId: Type.Optional(Id),
};

export const adminLayers = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/layers',
  access,
  input: Type.Object({ ...ListInput.properties, ...LayerFilter }),
  output: Type.Object({ items: Type.Array(AdminLayer), page: PageInfo }),
});

/** The list with the students' names. */
export const exportLayers = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/layers/export',
  access,
  input: Type.Object({ q: ListInput.properties.q, ...LayerFilter }),
  output: FileAddress,
  perMinute: 20,
});

/** Students who are not in the class are refused (422). */
export const createLayer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/layers/create',
  access,
  input: Type.Object({ classId: Id, subjectId: Id, termId: Type.Optional(Id), ...LayerFields }),
  output: Type.Object({ id: Id }),
});

export const editLayer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/layers/edit',
  access,
  input: Type.Object({ id: Id, ...LayerFields, version: Version }),
  output: Type.Null(),
});

export const deleteLayer = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/layers/delete',
  access,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});
