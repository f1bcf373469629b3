import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import type { ExamKey, GivenChoice } from '../../api/results';
import type { FrozenItem } from '../sitting/frozen-exams';
import { isKeyed, pointsByKey } from './mark-part';
import { upsertPoints } from './results.queries';

/**
 * Writes down which question of several counts. The others have 0 points and are open for nobody; one that counts again is marked by
 * its key, or open.
 */
export async function recordLeftOut(
  db: Db,
  bank: QuestionBank<Db>,
  items: ReadonlyMap<Id, FrozenItem>,
  exam: ExamKey,
  choices: readonly GivenChoice[],
): Promise<void> {
  const known = choices.map(({ studentId, itemIds, countsId }) => {
    const own = itemIds.filter((id) => items.has(id));
    return { studentId, itemIds: own, countsId: own.includes(countsId ?? '') ? countsId : null };
  });
  const out = known.flatMap(({ studentId, itemIds, countsId }) =>
    itemIds.filter((id) => countsId !== null && id !== countsId).map((itemId) => ({ studentId, itemId })),
  );
  const back = known.flatMap(({ studentId, itemIds, countsId }) =>
    itemIds.filter((id) => countsId === null || id === countsId).map((itemId) => ({ studentId, itemId })),
  );
  await leaveOut(
    db,
    exam,
    out.flatMap((one) => answeredParts(items.get(one.itemId)!.body).map((_, part) => ({ ...one, part }))),
  );
  const counted = await takeBack(db, exam, back);
  await upsertPoints(
    db,
    exam,
    counted.map(({ answer, ...of }) => {
      const item = items.get(of.itemId)!;
      return { ...of, points: answer && isKeyed(item, of.part) ? pointsByKey(bank, item, of.part, answer) : null };
    }),
  );
}

interface PartKey {
  readonly studentId: Id;
  readonly itemId: Id;
  readonly part: number;
}

const leaveOut = (db: Db, { schoolId, examId }: ExamKey, rows: readonly PartKey[]) =>
  db.run(sql`
    insert into exam.result as r (school_id, exam_id, student_id, item_id, part, points, is_left_out)
    select ${schoolId}, ${examId}, given.*, 0, true from unnest(${rows.map((row) => row.studentId)}::uuid[],
      ${rows.map((row) => row.itemId)}::uuid[], ${rows.map((row) => row.part)}::int2[]) as given
    on conflict (school_id, exam_id, student_id, item_id, part) do update set points = 0, is_left_out = true
    where not r.is_left_out`);

const takeBack = (db: Db, { schoolId, examId }: ExamKey, rows: readonly Omit<PartKey, 'part'>[]) =>
  db.all<PartKey & { answer: Answer | null }>(sql`
    update exam.result r set is_left_out = false, points = null
    from unnest(${rows.map((row) => row.studentId)}::uuid[], ${rows.map((row) => row.itemId)}::uuid[]) as given (student_id, item_id)
    where r.school_id = ${schoolId} and r.exam_id = ${examId} and r.student_id = given.student_id
      and r.item_id = given.item_id and r.is_left_out
    returning r.student_id, r.item_id, r.part, r.answer`);
