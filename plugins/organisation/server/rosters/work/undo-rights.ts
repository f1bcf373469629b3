import { mergedDelta, peopleOf } from 'edutech/core/common/organisation/roster-delta';
import { isAdministrator } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import type { Found } from '../../standing/standing';
import type { RosterParts } from '../parts';
import type { ImportRow } from '../queries/imports.queries';
import type { Effect } from '../queries/rows.queries';

/** The limits of whoever takes an import back. */
export type UndoLimits = Pick<ImportRow, 'kind' | 'withheldPosts' | 'rights'>;

/**
 * Whom whoever takes an import back may not touch by it, by the rules of the import itself: who has rights over others that
 * he has not is neither rewritten nor taken a post, no post is given back that he may not give, and administrators are in
 * no roster.
 */
export async function beyondRights(
  { rosters, overPeople }: Pick<RosterParts, 'rosters' | 'overPeople'>,
  db: Db,
  { kind, withheldPosts, rights }: UndoLimits,
  effects: readonly Effect[],
): Promise<Found[]> {
  // a pupil has no rights over anybody
  if (kind === 'pupils') return [];
  const delta = mergedDelta(effects.map((effect) => effect.delta));
  const rewritten = new Set([...delta.people.map(({ key }) => key), ...delta.added.people.map(({ id }) => id)]);
  const restored = new Set(delta.posts.map(({ key }) => key));
  const posts = new Set([...restored, ...delta.added.posts.map(({ id }) => id)]);
  const holders = (await rosters.holders(db, peopleOf(delta), [...restored])).filter(
    ({ personId, postId }) => rewritten.has(personId) || (postId !== null && posts.has(postId)),
  );
  const above = await overPeople.above(db, new Set(rights), holders);
  const beyond = holders.filter(
    ({ personId, category, postId, roleType }) =>
      above.has(personId) ||
      isAdministrator(category) ||
      (postId !== null && restored.has(postId) && roleType !== null && withheldPosts.includes(roleType)),
  );
  const once = new Map(beyond.map(({ personId, name }) => [personId, name]));
  return [...once].map(([id, name]) => ({ kind: 'moreRights', name, personIds: [id], classIds: [] }));
}
