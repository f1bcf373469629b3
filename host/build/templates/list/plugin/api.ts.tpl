import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Moment, Name } from 'edutech/core/common/wire/kinds';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import { kinds } from './model/kinds';

const readers = { permission: '{{id}}_tea', types: ['teacher'] } as const;
const editors = { ...readers, action: 'edit' } as const;

/** A line of the list. */
export const Entry = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Type.Enum([...kinds]),
  author: Type.String(),
  changed: Moment,
  /** Written by the reader, who may edit and remove it. */
  isOwn: Type.Boolean(),
  /** Counts every change of it. */
  version: Type.Integer(),
});
export type Entry = Static<typeof Entry>;

const narrowing = { q: ListInput.properties.q, kind: Type.Optional(Type.Enum([...kinds])) };

/** The entries of the caller's school; the columns `title` and `changed` are sorted by. */
export const listEntries = endpoint({
  method: 'GET',
  root: 'office',
  path: '/{{id}}/entries',
  access: readers,
  input: Type.Object({ ...ListInput.properties, ...narrowing }),
  output: Type.Object({ items: Type.Array(Entry), page: PageInfo }),
});

/** The same entries as a workbook. */
export const exportEntries = endpoint({
  method: 'POST',
  root: 'office',
  path: '/{{id}}/entries/export',
  access: readers,
  perMinute: 20,
  input: Type.Object(narrowing),
  output: FileAddress,
});

const facts = { title: Name(200), kind: Type.Enum([...kinds]) };

export const addEntry = endpoint({
  method: 'POST',
  root: 'office',
  path: '/{{id}}/entries/add',
  access: editors,
  input: Type.Object(facts),
  output: Type.Object({ id: Id }),
});

/** Changes the caller's own entry. 404 `{{id}}.error.notFound`; 409 when it was changed since `version`. */
export const editEntry = endpoint({
  method: 'POST',
  root: 'office',
  path: '/{{id}}/entries/edit',
  access: editors,
  input: Type.Object({ id: Id, ...facts, version: Type.Integer() }),
  output: Type.Object({ id: Id }),
});

/** Removes the caller's own entry. 404 `{{id}}.error.notFound`. */
export const removeEntry = endpoint({
  method: 'POST',
  root: 'office',
  path: '/{{id}}/entries/remove',
  access: editors,
  input: Type.Object({ id: Id }),
  output: Type.Object({ id: Id }),
});
