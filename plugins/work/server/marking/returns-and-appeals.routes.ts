import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { canReturn, isInHand, returnAttempt } from '../../model/answering/attempt';
import { itemsToCorrect } from '../../model/marking/marks';
import { maySeeKeys } from '../../model/answering/release';
import type { KnownAttempts } from '../answering/known-attempts';
import { selectOwnAttempt } from '../answering/own-attempts.queries';
import { selectHomework, selectItems } from '../homework/homework.queries';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import { lockAttempts, updateAttemptStatus } from '../monitoring/monitor.queries';
import type { Notices } from '../notices/notices';
import { lockAssignments } from '../publishing/assignments.queries';
import { recalculateAssignments } from '../totals/totals.queries';
import {
  type MarkableAttemptRow,
  lockMarkableAttempts,
  type MarkRow,
  selectMarkableAttempts,
  selectMarkableAttempt,
  selectMarks,
} from './marks.queries';
import {
  appealOnWire,
  insertAppeal,
  selectAppeals,
  updateAppeal,
  updateRemark,
  updateReturned,
} from './returns-and-appeals.queries';

export const returnAttempts =
  ({
    knownAttempts,
    monitorBroadcast,
    notices,
  }: {
    readonly knownAttempts: KnownAttempts;
    readonly monitorBroadcast: MonitorBroadcast;
    readonly notices: Notices;
  }): Handler<typeof api.returnAttempts> =>
  async ({ db, actor, input, now }) => {
    const [assignment] = await lockAssignments(db, actor, [input.assignmentId]);
    if (!assignment || assignment.withdrawnAt) throw notFound('work.error.noAssignment');
    const dueAt = input.dueAt === undefined ? null : new Date(input.dueAt);
    if (dueAt && dueAt <= now) throw conflict('work.error.deadlinePast');
    const rows = await lockAttempts(db, assignment, input.attemptIds);
    if (rows.length < input.attemptIds.length) throw notFound('work.error.noAttempt');
    const marks = Map.groupBy(
      await selectMarks(
        db,
        assignment.schoolId,
        rows.map(({ id }) => id),
      ),
      ({ attemptId }) => attemptId,
    );
    // of several, those that cannot go back are left out; if none can, the first one tells why
    const able = rows.filter((row) => canReturn(row, assignment.rounds));
    const back = (able.length > 0 ? able : rows).flatMap((row) => {
      const toRight = itemsToReturn(marks.get(row.id) ?? [], input.itemIds);
      return toRight.length === 0 ? [] : [{ ...row, ...returnAttempt(row, assignment.rounds, dueAt), toRight }];
    });
    if (back.length > 0) {
      await updateAttemptStatus(db, assignment.schoolId, back);
      await updateReturned(db, assignment.schoolId, back);
      await knownAttempts.changed(db, [assignment.homeworkId]);
      await recalculateAssignments(db, assignment.schoolId, [assignment.id]);
      const ids = back.map(({ id }) => id);
      await notices.students(db, assignment.schoolId, ids, { word: dueAt ? 'returnedUntil' : 'returned', dueAt, now });
      db.afterCommit(() => monitorBroadcast.send(assignment.id, ids));
    }
    return { count: back.length };
  };

export const saveRemark: Handler<typeof api.saveRemark> = async ({ db, actor, input }) => {
  const one = await selectMarkableAttempt(db, actor, input.attemptId);
  return { count: await updateRemark(db, one, input.remark.trim()) };
};

/** Items of an attempt to be returned: the chosen ones that it has, else those that lost points in their latest round. */
function itemsToReturn(marks: readonly MarkRow[], chosen: readonly Id[] | undefined): Id[] {
  const latest = new Map(marks.toReversed().map((mark) => [`${mark.itemId}/${mark.part}`, mark]));
  if (!chosen) return itemsToCorrect([...latest.values()]);
  const own = new Set(marks.map(({ itemId }) => itemId));
  return chosen.filter((id) => own.has(id));
}

const pointsOf = (marks: readonly MarkRow[], itemId: Id) =>
  marks
    .filter((mark) => mark.itemId === itemId && mark.round === 0)
    .reduce((sum, { points }) => sum + (points ?? 0), 0);

export const appealMine =
  (notices: Notices): Handler<typeof api.appealMine> =>
  async ({ db, actor, input, now, language }) => {
    const mine = await selectOwnAttempt(db, actor, input.attemptId, language);
    if (!maySeeKeys(mine.times, mine, now) || isInHand(mine)) throw forbidden('work.error.notReleased');
    const marks = await selectMarks(db, mine.schoolId, [mine.id], input.itemId);
    if (marks.length === 0) throw notFound('work.error.noItem');
    const count = await insertAppeal(db, {
      schoolId: mine.schoolId,
      attemptId: mine.id,
      itemId: input.itemId,
      reason: input.reason.trim(),
      before: pointsOf(marks, input.itemId),
      now,
    });
    if (count === 0) throw conflict('work.error.appealed');
    await notices.appealed(db, { schoolId: mine.schoolId, id: mine.assignmentId }, now);
    return { count };
  };

export const listAppeals: Handler<typeof api.listAppeals> = async ({ db, actor, input }) => {
  const homework = await selectHomework(db, actor, input.homeworkId);
  const people = new Map(
    (await selectMarkableAttempts(db, actor, { homeworkId: homework.id })).map((row) => [row.id, row]),
  );
  const rows = await selectAppeals(db, homework.schoolId, [...people.keys()]);
  return rows.map((row) => ({
    attemptId: row.attemptId,
    name: people.get(row.attemptId)!.name,
    className: people.get(row.attemptId)!.className,
    ...appealOnWire(row),
  }));
};

export const answerAppeal =
  ({ audit, notices }: { readonly audit: Audit; readonly notices: Notices }): Handler<typeof api.answerAppeal> =>
  async ({ db, actor, input, now, client }) => {
    const one = await selectMarkableAttempt(db, actor, input.attemptId);
    // a colleague may be changing the points: the reply contains the current ones
    await lockMarkableAttempts(db, actor, { homeworkId: one.homeworkId, attemptIds: [one.id] });
    const marks = await selectMarks(db, one.schoolId, [one.id], input.itemId);
    const after = pointsOf(marks, input.itemId);
    const count = await updateAppeal(db, {
      schoolId: one.schoolId,
      attemptId: one.id,
      itemId: input.itemId,
      answer: input.answer.trim(),
      after,
      by: actor.personId,
      now,
    });
    if (count === 0) throw notFound('work.error.noAppeal');
    await notices.students(db, one.schoolId, [one.id], { word: 'answered', now });
    await audit.record(db, actor, {
      act: 'work.answerAppeal',
      objectKind: 'homeworkOfStudent',
      objectId: one.id,
      schoolId: one.schoolId,
      facts: { student: one.name, class: one.className, item: await numberOf(db, one, input.itemId), points: after },
      address: client.address,
    });
    return { count };
  };

/** Number of an item on its sheet. */
const numberOf = async (db: Db, { schoolId, homeworkId }: MarkableAttemptRow, itemId: Id): Promise<number> =>
  (await selectItems(db, { schoolId, id: homeworkId })).findIndex(({ id }) => id === itemId) + 1;
