import type { Actor, SystemActor } from '../actor';
import type { CompiledQuery } from 'kysely';
import { compile, sql } from './db';

/** The settings of a connection that row-level security reads (migrations/202611210800_core__scope.sql). */
export interface Scope {
  readonly reach: 'system' | 'city' | 'county' | 'school' | 'none';
  readonly school: string;
  readonly county: string;
  readonly person: string;
}

/** What an actor's connection may see. */
export function scopeOf(actor: Actor | SystemActor): Scope {
  if (actor.kind === 'system') return { reach: 'system', school: '', county: '', person: '' };
  if (actor.kind === 'visitor') return { reach: 'none', school: '', county: '', person: '' };
  return {
    reach: actor.reach,
    school: actor.schoolId ?? '',
    county: actor.countyId ?? '',
    person: actor.personId,
  };
}

/** Connections with equal keys see the same rows, so a scope need not be set twice. */
export const scopeKey = (scope: Scope) => `${scope.reach}/${scope.school}/${scope.county}/${scope.person}`;

/** The statement that sets a scope for the session; every use of a connection compares keys first, so none leaks. */
export const setScope = (scope: Scope): CompiledQuery =>
  compile(sql`select
    set_config('edutech.reach', ${scope.reach}, false),
    set_config('edutech.school_id', ${scope.school}, false),
    set_config('edutech.county_id', ${scope.county}, false),
    set_config('edutech.person_id', ${scope.person}, false)`);
