import type { ListInput, PageInfo } from '../../common/wire/lists';
import { type Query, sql } from './db';

/** The request of a list: the columns that it may be sorted by are defined with the list. */
export type Paged = Pick<ListInput, 'page' | 'pageLine' | 'sort' | 'q'>;

/** `limit … offset …` of a page. */
export const pageOf = ({ page, pageLine }: Paged): Query => sql`limit ${pageLine} offset ${(page - 1) * pageLine}`;

/** The order that somebody asked for, or the list's own; always ends with the list's own, so that pages do not overlap. */
export function orderOf({ sort }: Paged, columns: Readonly<Record<string, Query>>, own: Query): Query {
  const isDown = sort?.startsWith('-') ?? false;
  const column = columns[isDown ? sort!.slice(1) : (sort ?? '')];
  if (!column) return sql`order by ${own}`;
  return sql`order by ${column} ${isDown ? sql`desc nulls last` : sql`asc nulls last`}, ${own}`;
}

/** A pattern that finds what contains the typed text; its own wildcards mean themselves. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

export const pageInfo = ({ page, pageLine }: Paged, total: number): PageInfo => ({
  cur: page,
  line: pageLine,
  total,
});
