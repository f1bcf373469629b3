import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { idPattern } from 'edutech/core/common/ids';

const Id = Type.String({ pattern: idPattern });

/** A short text that a teacher leaves for the own school. */
export const Entry = Type.Object({
  id: Id,
  title: Type.String(),
  authorId: Id,
  author: Type.String(),
  /** ISO 8601, server's time. */
  createdAt: Type.String(),
  /** Written by the person who asks, who may remove it. */
  isOwn: Type.Boolean(),
});
export type Entry = Static<typeof Entry>;

/** The hundred newest entries of one's school. */
export const listEntries = endpoint({
  method: 'GET',
  root: 'office',
  path: '/{{id}}/entries',
  access: { permission: '{{id}}_tea', types: ['teacher'] },
  input: Type.Object({}),
  output: Type.Array(Entry),
});

/** Adds an entry. Throws 422 `{{id}}.error.emptyTitle`. */
export const addEntry = endpoint({
  method: 'POST',
  root: 'office',
  path: '/{{id}}/entries/add',
  access: { permission: '{{id}}_tea', action: 'add', types: ['teacher'] },
  input: Type.Object({ title: Type.String({ maxLength: 200 }) }),
  output: Entry,
});

/** Removes an entry of one's own. Throws 404 when there is none that one may remove. */
export const removeEntry = endpoint({
  method: 'POST',
  root: 'office',
  path: '/{{id}}/entries/remove',
  access: { permission: '{{id}}_tea', action: 'add', types: ['teacher'] },
  input: Type.Object({ id: Id }),
  output: Type.Object({ id: Id }),
});
