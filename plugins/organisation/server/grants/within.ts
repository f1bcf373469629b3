import type { SignedIn } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';

/** Whose reach is asked about. */
export type Reaching = Pick<SignedIn, 'reach' | 'schoolId' | 'countyId'>;

/**
 * True for a post `o` in the actor's reach. Row-level security decides the same row by row; this allows an index, so that a
 * school does not read the city's posts.
 */
export function isPostWithin({ reach, schoolId, countyId }: Reaching): Query {
  if (reach === 'city') return sql`true`;
  if (reach === 'school') return sql`o.school_id = ${schoolId}::uuid`;
  return sql`(o.county_id = ${countyId}::uuid
    or o.school_id in (select s.id from core.school s where s.county_id = ${countyId}::uuid))`;
}
