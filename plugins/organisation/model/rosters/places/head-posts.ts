import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { deltaOf, mergedDelta, type RosterDelta } from '../roster-delta';
import { newPost } from '../check/arrival';
import type { Verdict } from '../check/row';
import { type ClassesContext, headPost } from './classes';

interface Checked<Row> {
  readonly row: Row;
  readonly verdict: Verdict;
}

/**
 * Rows of classes that are written together, with the posts that follow: who heads a class of the school afterwards holds
 * the post of a head teacher there, who no longer heads one does not. Each post is with the first row that is about its
 * holder, so two teachers who swap classes keep theirs.
 */
export function withHeadPosts<Row>(
  context: ClassesContext,
  checked: readonly Checked<Row>[],
  now: Date,
): Checked<Row>[] {
  const heads = new Map(
    checked.flatMap(({ verdict }) =>
      (verdict.delta?.heads ?? []).map(({ key, after }) => [key.classId, { schoolId: key.schoolId, personId: after }]),
    ),
  );
  const done = new Set<string>();
  return checked.map(({ row, verdict }) => {
    if (!verdict.delta) return { row, verdict };
    const parts: RosterDelta[] = [verdict.delta];
    for (const { key, before, after } of verdict.delta.heads)
      for (const personId of [before, after]) {
        if (personId === null || before === after || done.has(`${key.schoolId}/${personId}`)) continue;
        done.add(`${key.schoolId}/${personId}`);
        parts.push(postChange(context, heads, key.schoolId, personId, now));
      }
    return { row, verdict: { ...verdict, delta: mergedDelta(parts) } };
  });
}

function postChange(
  context: ClassesContext,
  heads: ReadonlyMap<Id, { readonly schoolId: Id; readonly personId: Id | null }>,
  schoolId: Id,
  personId: Id,
  now: Date,
): RosterDelta {
  const person = context.personById(personId);
  if (!person) return deltaOf({});
  const keeps = context.names.headedBy(personId, schoolId).some(({ id }) => !heads.has(id));
  const isHead = keeps || [...heads.values()].some((head) => head.personId === personId && head.schoolId === schoolId);
  const post = headPost(person, schoolId);
  if (isHead && !post) return deltaOf({ added: { posts: [newPost(personId, schoolId, roleTypes.headTeacher)] } });
  if (isHead || !post) return deltaOf({});
  const before = { isActive: post.isActive, endedAt: null };
  return deltaOf({ posts: [{ key: post.id, before, after: { isActive: false, endedAt: now.toISOString() } }] });
}
