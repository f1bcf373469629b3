import Type, { type Static } from 'typebox';

// The input of every administration list, and the part of its answer beside the rows.

/**
 * Input of a list: spread its `properties` into the endpoint's. `sort` is the id of a column, with a minus before it for
 * descending; the handler names the columns that it sorts by and takes its own order for others.
 */
export const ListInput = Type.Object({
  /** The text in the search box. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(Type.String({ pattern: '^-?[A-Za-z]{1,40}$' })),
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  pageLine: Type.Integer({ minimum: 1, maximum: 1000, default: 15 }),
});
export type ListInput = Static<typeof ListInput>;

/** Page info of the specification: page now, lines a page, lines in all. */
export const PageInfo = Type.Object({ cur: Type.Integer(), line: Type.Integer(), total: Type.Integer() });
export type PageInfo = Static<typeof PageInfo>;
