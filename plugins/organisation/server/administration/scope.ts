import { forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';

type Administrator = Pick<SignedIn, 'category' | 'reach' | 'schoolId' | 'countyId'>;

const administrators: readonly SignedIn['category'][] = ['superAdmin', 'admin', 'cityAdmin'];

/** True for a school `s` that this person administers: the city's all, the county's, or the one of the post. */
export function isAdministered({ category, reach, schoolId, countyId }: Administrator): Query<boolean> {
  if (!administrators.includes(category)) return sql`false`;
  if (reach === 'city') return sql`true`;
  return reach === 'county' ? sql`s.county_id = ${countyId}::uuid` : sql`s.id = ${schoolId}::uuid`;
}

/** A school that the actor administers; later reads and writes take this row instead of an id. */
export interface OwnSchool {
  readonly id: Id;
  readonly countyId: Id;
  readonly name: string;
  readonly stage: string;
}

/** The school, for its administrators; for everybody else it does not exist (404). */
export const selectOwnSchool = (db: Db, actor: Administrator, schoolId: Id) =>
  db.one<OwnSchool>(
    sql`select s.id, s.county_id, s.name, s.stage from core.school s
      where s.id = ${schoolId} and ${isAdministered(actor)}`,
    'core.organisation.noSchool',
  );

/** For data that the whole city shares (subjects, the calendar): 403 for administrators of less. */
export function requireCity({ reach }: Administrator): void {
  if (reach !== 'city') throw forbidden('core.organisation.cityOnly');
}

/** For what a school does not decide by itself: 403 for a school's administrator, 404 for another county's. */
export function requireCounty({ reach, countyId }: Administrator, wanted: Id): void {
  if (reach === 'school') throw forbidden('core.organisation.countyOnly');
  if (reach === 'county' && countyId !== wanted) throw notFound('core.organisation.noCounty');
}
