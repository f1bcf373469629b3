import { mergedDelta, peopleOf, type RosterDelta } from '../../../model/rosters/roster-delta';
import { givesRights } from '../../../model/rosters/read/fields';
import { isAdministrator } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import type { NamedHolder } from '../../administration/rosters/roster-rows';
import type { FoundEffect } from '../../undo-effects/undo-effects';
import type { RosterParts } from '../parts';
import type { ImportRow } from '../queries/imports.queries';
import type { Effect } from '../queries/rows.queries';

/** The limits of the person who undoes an import. */
export type UndoLimits = Pick<ImportRow, 'kind' | 'ofSchoolId' | 'ofCountyId' | 'withheldPosts' | 'rights'>;

/**
 * People that an undo may not change, by the rules of imports: people who belong elsewhere by now are
 * not rewritten; people with rights that the actor lacks are neither rewritten nor lose a post, no post is restored
 * that the actor may not give, and administrators are in no roster.
 */
export async function beyondLimits(
  parts: Pick<RosterParts, 'rosters' | 'overPeople'>,
  db: Db,
  limits: UndoLimits,
  effects: readonly Effect[],
): Promise<FoundEffect[]> {
  const delta = mergedDelta(effects.map((effect) => effect.delta));
  const holders = await parts.rosters.holders(
    db,
    peopleOf(delta),
    delta.posts.map(({ key }) => key),
  );
  const elsewhere = await beyondReach(parts, db, limits, delta, holders);
  // a student has no rights over anybody, nor has a school
  if (!givesRights(limits.kind)) return elsewhere;
  return [...elsewhere, ...(await beyondRights(parts, db, limits, delta, holders))];
}

/** For people who also belong elsewhere, an undo leaves personal data unchanged; rows that the import added are removed. */
async function beyondReach(
  { rosters }: Pick<RosterParts, 'rosters'>,
  db: Db,
  { ofSchoolId: schoolId, ofCountyId: countyId }: UndoLimits,
  { people }: RosterDelta,
  holders: readonly NamedHolder[],
): Promise<FoundEffect[]> {
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
): Promise<FoundEffect[]> {
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
function foundOnce(kind: FoundEffect['kind'], holders: readonly NamedHolder[]): FoundEffect[] {
  const once = new Map(holders.map(({ personId, name }) => [personId, name]));
  return [...once].map(([id, name]) => ({ kind, name, personIds: [id], placeIds: [] }));
}
