import type { Id } from 'edutech/core/common/ids';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { attemptStates } from '../../model/answering/attempt';
import { allTiers, isOfTier } from '../../model/homework';
import { itemsToCorrect } from '../../model/marking/marks';
import { updateRemark, updateReturned } from '../marking/returns-and-appeals.queries';
import { updateAttemptStatus } from '../monitoring/monitor.queries';
import { type Begun, chosen, type Given, itemId } from './attempts-of-students';

const { returned } = attemptStates;

/** Of what is corrected, every sixth student has something to set right; not the demo student, who looks at the result. */
export async function returnHomework(
  context: DemoContext,
  homework: Given,
  schoolId: Id,
  begun: readonly Begun[],
): Promise<void> {
  const { db, id, world } = context;
  if (homework.given.progress !== 'corrected') return;
  const back = begun
    .filter(({ student }) => student.index % 6 === 4 && student.personId !== world.people.student.personId)
    .flatMap(({ student, status }) => {
      const own = homework.items.filter((item) => isOfTier(item.tiers ?? allTiers, student.tier));
      const marks = own.map((item, position) => ({
        itemId: itemId(id, homework.slug, item.slug),
        part: 0,
        points: chosen(item, student, position).points,
        of: item.points,
      }));
      const toRight = itemsToCorrect(marks);
      return toRight.length === 0 ? [] : [{ ...status, id: student.id, state: returned, round: 1, toRight }];
    });
  if (back.length === 0) return;
  await updateAttemptStatus(db, schoolId, back);
  await updateReturned(db, schoolId, back);
  for (const one of back) await updateRemark(db, { schoolId, id: one.id }, '注意底数与符号，想清楚再订正。');
}
