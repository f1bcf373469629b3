import type { SignedIn } from '../../actor';
import { type Query, sql } from '../../data/db';

/** Whose reach is asked about. */
export type Reaching = Pick<SignedIn, 'reach' | 'schoolId' | 'countyId'>;

/**
 * True for a post `o` in somebody's reach. Row-level security says so too, row by row; this lets an index lead, so that a
 * school does not read the city's posts.
 */
export function isPostWithin({ reach, schoolId, countyId }: Reaching): Query {
  if (reach === 'city') return sql`true`;
  if (reach === 'school') return sql`o.school_id = ${schoolId}::uuid`;
  return sql`(o.county_id = ${countyId}::uuid
    or o.school_id in (select s.id from core.school s where s.county_id = ${countyId}::uuid))`;
}

/**
 * People as `p`, to be joined with posts `o`, of which all are read. Behind row-level security the planner takes a hundred
 * thousand rows for a few hundred, and looks each person up by key. "offset 0" makes whoever sees the city read the people
 * once; a school's few posts are quicker looked up.
 */
export const allPeople = ({ reach }: Pick<Reaching, 'reach'>, condition: Query): Query =>
  reach === 'city'
    ? sql`(select * from core.person p where ${condition} offset 0) p`
    : sql`(select * from core.person p where ${condition}) p`;
