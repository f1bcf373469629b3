import { mergedDelta, peopleOf, type RosterDelta } from '../../../model/rosters/roster-delta';
import { isAdministrator } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import type { NamedHolder } from '../../administration/rosters/roster-rows';
import type { Found } from '../../standing/standing';
import type { RosterParts } from '../parts';
import type { ImportRow } from '../queries/imports.queries';
import type { Effect } from '../queries/rows.queries';

/** The limits of whoever takes an import back. */
export type UndoLimits = Pick<ImportRow, 'kind' | 'ofSchoolId' | 'ofCountyId' | 'withheldPosts' | 'rights'>;

/**
 * Whom whoever takes an import back may not touch by it, by the rules of the import itself: who belongs elsewhere by now is
 * not rewritten; who has rights over others that he has not is neither rewritten nor taken a post, no post is given back
 * that he may not give, and administrators are in no roster.
 */
export async function beyondLimits(
  parts: Pick<RosterParts, 'rosters' | 'overPeople'>,
  db: Db,
  limits: UndoLimits,
  effects: readonly Effect[],
): Promise<Found[]> {
  const delta = mergedDelta(effects.map((effect) => effect.delta));
  const holders = await parts.rosters.holders(
    db,
    peopleOf(delta),
    delta.posts.map(({ key }) => key),
  );
  const elsewhere = await beyondReach(parts, db, limits, delta, holders);
  // a pupil has no rights over anybody
  if (limits.kind === 'pupils') return elsewhere;
  return [...elsewhere, ...(await beyondRights(parts, db, limits, delta, holders))];
}

/** Of who works or learns elsewhere too, an import says no more who he is; what it added itself goes with it. */
async function beyondReach(
  { rosters }: Pick<RosterParts, 'rosters'>,
  db: Db,
  { ofSchoolId: schoolId, ofCountyId: countyId }: UndoLimits,
  { people }: RosterDelta,
  holders: readonly NamedHolder[],
): Promise<Found[]> {
  if (people.length === 0) return [];
  const rewritten = new Set(people.map(({ key }) => key));
  const reach = new Set(await rosters.schoolIds(db, { schoolId, countyId }));
  const beyond = holders.filter(
    (holder) =>
      rewritten.has(holder.personId) && holder.isHeld && (holder.schoolId === null || !reach.has(holder.schoolId)),
  );
  return foundOnce('otherSchool', beyond);
}

async function beyondRights(
  { overPeople }: Pick<RosterParts, 'overPeople'>,
  db: Db,
  { withheldPosts, rights }: UndoLimits,
  delta: RosterDelta,
  all: readonly NamedHolder[],
): Promise<Found[]> {
  const rewritten = new Set([...delta.people.map(({ key }) => key), ...delta.added.people.map(({ id }) => id)]);
  const restored = new Set(delta.posts.map(({ key }) => key));
  const posts = new Set([...restored, ...delta.added.posts.map(({ id }) => id)]);
  const holders = all.filter(
    ({ personId, postId }) => rewritten.has(personId) || (postId !== null && posts.has(postId)),
  );
  const above = await overPeople.above(db, new Set(rights), holders);
  const beyond = holders.filter(
    ({ personId, category, postId, roleType }) =>
      above.has(personId) ||
      isAdministrator(category) ||
      (postId !== null && restored.has(postId) && roleType !== null && withheldPosts.includes(roleType)),
  );
  return foundOnce('moreRights', beyond);
}

/** Each of the holders once, in however many posts. */
function foundOnce(kind: Found['kind'], holders: readonly NamedHolder[]): Found[] {
  const once = new Map(holders.map(({ personId, name }) => [personId, name]));
  return [...once].map(([id, name]) => ({ kind, name, personIds: [id], classIds: [] }));
}
