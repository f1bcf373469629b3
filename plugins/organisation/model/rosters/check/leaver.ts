import { deltaOf, mergedDelta } from '../roster-delta';
import type { KnownPerson, KnownSchool } from '../roster-context';
import { categories } from 'edutech/core/common/permissions/people';
import { departure } from './arrival';
import type { RowReader, Verdict } from './row';

/**
 * Checks a row of somebody who leaves the school: posts there end, places in classes are given up, classes have no head.
 * The account stays. Who is not there any more leaves nothing.
 */
export function checkLeaver(
  reader: RowReader,
  school: KnownSchool | null,
  known: KnownPerson | undefined,
  now: Date,
): Verdict {
  const { context } = reader;
  const category = context.kind === 'students' ? categories.student : categories.teacher;
  const isHere = known !== undefined && school !== null && known.posts.some((post) => post.schoolId === school.id);
  if (isHere && known.category !== category) reader.wrong('otherKind', 'number');
  if (isHere && context.above.has(known.id)) reader.wrong('moreRights', 'number');
  const verdict = { problems: reader.problems, changes: [], schoolId: school?.id ?? null, personId: known?.id ?? null };
  if (reader.problems.length > 0) return { ...verdict, state: 'wrong', delta: null };
  if (!isHere) return { ...verdict, state: 'unchanged', delta: null };
  const heads = context.names.headedBy(known.id, school.id).map(({ id: classId }) => ({
    key: { schoolId: school.id, classId },
    before: known.id,
    after: null,
  }));
  const delta = mergedDelta([departure(known, (schoolId) => schoolId === school.id, now), deltaOf({ heads })]);
  return { ...verdict, state: 'changed', changes: [{ field: 'leaves', from: '', to: school.name }], delta };
}
