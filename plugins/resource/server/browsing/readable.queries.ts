import type { Actor } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { readersOfSchool } from '../../model/people';

/** Whether an actor reads the school's resources: its teachers, by permission. */
export const readsSchool = (actor: Actor): boolean =>
  actor.kind === 'person' && actor.schoolId !== null && isAllowed(readersOfSchool, actor);

/** Rows of `resource.resource r` that the actor may read: public ones, the school's, and own ones; no removed ones. */
export const isReadable = (actor: Actor): Query<boolean> => {
  if (actor.kind !== 'person') return sql<boolean>`r.is_public`;
  const ofSchool = readsSchool(actor) ? sql`or (r.visibility = 2 and r.school_id = ${actor.schoolId})` : sql``;
  return sql<boolean>`(r.removed_at is null
    and (r.visibility = 3 or r.owner_person_id = ${actor.personId} ${ofSchool}))`;
};
