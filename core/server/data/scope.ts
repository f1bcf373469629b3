import type { CategoryName } from '../../common/permissions/people';
import type { DataActor } from '../actor';
import type { CompiledQuery } from 'kysely';
import { compile, sql } from './db';

/** The settings of a connection that row-level security reads (functions in migrations/202611210819_person__see_quickly.sql). */
export interface Scope {
  readonly reach: 'system' | 'city' | 'county' | 'school' | 'none';
  readonly school: string;
  readonly county: string;
  readonly person: string;
  /** `yes` for who works in schools or offices; what belongs to one student is seen by them and by the student. */
  readonly staff: 'yes' | '';
}

/** What an actor's connection may see. */
export function scopeOf(actor: DataActor): Scope {
  if (actor.kind === 'system') return { reach: 'system', school: '', county: '', person: '', staff: 'yes' };
  if (actor.kind === 'child')
    return { reach: 'school', school: actor.schoolId, county: '', person: actor.personId, staff: '' };
  if (actor.kind === 'visitor') return { reach: 'none', school: '', county: '', person: '', staff: '' };
  return {
    reach: actor.reach,
    school: actor.schoolId ?? '',
    county: actor.countyId ?? '',
    person: actor.personId,
    staff: isStaff(actor.category) ? 'yes' : '',
  };
}

/** Students and guardians are none, nor are guests, who only look. */
const isStaff = (category: CategoryName) => !['student', 'guardian', 'guestCity', 'guestArea'].includes(category);

/** Connections with equal keys see the same rows, so a scope need not be set twice. */
export const scopeKey = (scope: Scope) =>
  `${scope.reach}/${scope.school}/${scope.county}/${scope.person}/${scope.staff}`;

/**
 * The statement that sets a scope: for the session, where every use of a connection compares keys first, so none leaks, or for
 * the rest of a transaction.
 */
export const setScope = (scope: Scope, { isLocal = false } = {}): CompiledQuery =>
  compile(sql`select
    set_config('edutech.reach', ${scope.reach}, ${isLocal}),
    set_config('edutech.school_id', ${scope.school}, ${isLocal}),
    set_config('edutech.county_id', ${scope.county}, ${isLocal}),
    set_config('edutech.person_id', ${scope.person}, ${isLocal}),
    set_config('edutech.staff', ${scope.staff}, ${isLocal})`);
