import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id } from 'edutech/core/common/wire/kinds';

const readers = { permission: '{{id}}_tea', types: ['teacher'] } as const;

/** What the caller's school has to show, by title. */
export const listFiles = endpoint({
  method: 'GET',
  root: 'office',
  path: '/{{id}}/files',
  access: readers,
  input: Type.Object({}),
  output: Type.Array(Type.Object({ id: Id, title: Type.String() })),
});

/** One of them with the addresses of its viewer. 404 `{{id}}.error.notFound`. */
export const getFile = endpoint({
  method: 'GET',
  root: 'office',
  path: '/{{id}}/file',
  access: readers,
  input: Type.Object({ id: Id }),
  output: Type.Object({
    id: Id,
    title: Type.String(),
    ext: Type.String(),
    /** A ticket of this session, valid for a minute. */
    src: Type.String(),
    /** What the conversion made of an office document; empty: nothing yet. */
    pdf: Type.String(),
  }),
});
