import { conflict, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type * as api from '../../api';
import { deadlineOf, extendDeadline, isInHand, reopenAttempt } from '../../model/answering/attempt';
import { isOfTier } from '../../model/homework';
import { totalsOf } from '../../model/marking/class-totals';
import { isQuietAt } from '../../model/publishing/quiet-hours';
import { selectItems } from '../homework/homework.queries';
import type { Notices } from '../notices/notices';
import { selectSwapped } from '../peer/swaps.queries';
import { type AssignmentRow, lockAssignments, selectAssignment } from '../publishing/assignments.queries';
import { assignmentOnWire, quietAt, rulesOnWire } from '../publishing/published.routes';
import { recalculateAssignments } from '../totals/totals.queries';
import type { MonitorBroadcast } from './monitor-broadcast';
import {
  type AttemptRow,
  deleteRoundMarks,
  lockAttempts,
  selectItemProgress,
  selectMonitored,
  updateDue,
  updateReleased,
  updateReminded,
  updateAttemptStatus,
} from './monitor.queries';

/** Who is notified of changes to a class's homework. */
interface MonitorParts {
  readonly monitorBroadcast: MonitorBroadcast;
  readonly notices: Notices;
}

/** Least time between two reminders of a student. Milliseconds. */
const betweenReminders = 3_600_000;

export const monitor =
  (levels: LevelSettings): Handler<typeof api.monitor> =>
  async ({ db, actor, input, now }) => {
    const assignment = await selectAssignment(db, actor, input.assignmentId);
    const [people, progress, items] = await Promise.all([
      selectMonitored(db, assignment),
      selectItemProgress(db, assignment),
      selectItems(db, { schoolId: assignment.schoolId, id: assignment.homeworkId }),
    ]);
    return {
      // of the attempts themselves: stored totals follow within a second
      ...assignmentOnWire({ ...assignment, ...totalsOf(people) }, now),
      ...rulesOnWire(assignment),
      homeworkId: assignment.homeworkId,
      title: assignment.title,
      minutes: assignment.minutes,
      quiet: quietAt(levels, assignment.schoolId),
      people: people.map((row) => ({
        ...row,
        attemptId: row.id,
        items: row.round > 0 ? row.toRight.length : items.filter(({ tiers }) => isOfTier(tiers, row.tier)).length,
        opened: row.openedAt?.toISOString() ?? null,
        active: row.activeAt?.toISOString() ?? null,
        submitted: row.submittedAt?.toISOString() ?? null,
        dueAt: row.dueAt?.toISOString() ?? null,
        reminded: row.remindedAt?.toISOString() ?? null,
        open: row.openParts,
      })),
      items: progress.map(({ itemId, ...numbers }) => ({ itemId, ...numbers })),
    };
  };

/** Locks a class's homework; 409 after it was withdrawn. */
async function locked(db: Db, actor: SignedIn, id: Id): Promise<AssignmentRow> {
  const [assignment] = await lockAssignments(db, actor, [id]);
  if (!assignment) throw notFound('work.error.noAssignment');
  if (assignment.withdrawnAt) throw conflict('work.error.withdrawn');
  return assignment;
}

async function chosen(db: Db, assignment: AssignmentRow, ids: readonly Id[]): Promise<AttemptRow[]> {
  const rows = await lockAttempts(db, assignment, ids);
  if (rows.length < ids.length) throw notFound('work.error.noAttempt');
  return rows;
}

export const remindStudents =
  (notices: Notices, levels: LevelSettings): Handler<typeof api.remindStudents> =>
  async ({ db, actor, input, now }) => {
    const assignment = await locked(db, actor, input.assignmentId);
    if (isQuietAt(now, quietAt(levels, assignment.schoolId))) throw conflict('work.error.quiet');
    const asked = input.attemptIds
      ? await chosen(db, assignment, input.attemptIds)
      : await lockAttempts(db, assignment);
    const rows = asked.filter(
      (row) => isInHand(row) && now.getTime() - (row.remindedAt?.getTime() ?? 0) >= betweenReminders,
    );
    const ids = rows.map(({ id }) => id);
    const count = await updateReminded(db, assignment.schoolId, ids, now);
    for (const [dueAt, some] of Map.groupBy(rows, (row) => deadlineOf(assignment, row).getTime()))
      await notices.students(
        db,
        assignment.schoolId,
        some.map(({ id }) => id),
        { word: 'reminded', dueAt: new Date(dueAt), now },
      );
    return { count };
  };

export const extendDeadlines =
  ({ monitorBroadcast, notices }: MonitorParts): Handler<typeof api.extendDeadlines> =>
  async ({ db, actor, input, now }) => {
    const assignment = await locked(db, actor, input.assignmentId);
    const dueAt = new Date(input.dueAt);
    if (input.attemptIds) {
      const rows = (await chosen(db, assignment, input.attemptIds)).filter(isInHand);
      if (rows.length === 0) throw conflict('work.error.allHandedIn');
      const moved = rows.map((row) => ({ id: row.id, ...extendDeadline(row, assignment, dueAt, now) }));
      const ids = moved.map(({ id }) => id);
      await updateAttemptStatus(db, assignment.schoolId, moved);
      await notices.students(db, assignment.schoolId, ids, { word: 'moved', dueAt, now });
      db.afterCommit(() => monitorBroadcast.send(assignment.id, ids));
      return { count: moved.length };
    }
    if (dueAt <= now) throw conflict('work.error.deadlinePast');
    if (dueAt < assignment.dueAt) throw conflict('work.error.deadlineEarlier');
    const late = assignment.lateUntil && assignment.lateUntil.getTime() - assignment.dueAt.getTime();
    await updateDue(db, assignment, dueAt, late ? new Date(dueAt.getTime() + late) : null);
    await notices.moved(db, assignment, dueAt, now);
    return { count: assignment.students };
  };

export const reopenAttempts =
  ({ monitorBroadcast, notices }: MonitorParts, audit: Audit): Handler<typeof api.reopenAttempts> =>
  async ({ db, actor, input, now, client }) => {
    const assignment = await locked(db, actor, input.assignmentId);
    const rows = await chosen(db, assignment, input.attemptIds);
    await refuseSwapped(db, rows);
    const dueAt = new Date(input.dueAt);
    const open = rows.map((row) => ({ id: row.id, ...reopenAttempt(row, dueAt, now) }));
    await updateAttemptStatus(db, assignment.schoolId, open);
    await deleteRoundMarks(db, assignment.schoolId, rows);
    await recalculateAssignments(db, assignment.schoolId, [assignment.id]);
    await notices.students(db, assignment.schoolId, input.attemptIds, { word: 'reopened', dueAt, now });
    await audit.record(db, actor, {
      act: 'work.reopen',
      objectKind: 'classHomework',
      objectId: assignment.id,
      schoolId: assignment.schoolId,
      facts: { title: assignment.title, class: assignment.className, students: rows.length },
      address: client.address,
    });
    db.afterCommit(() => monitorBroadcast.send(assignment.id, input.attemptIds));
    return { count: rows.length };
  };

/** Refuses to reopen attempts in a swap: their students may have seen answers of classmates, or are being reviewed. */
async function refuseSwapped(db: Db, rows: readonly AttemptRow[]): Promise<void> {
  const first = rows.filter(({ round }) => round === 0).map(({ id }) => id);
  const swapped = first.length === 0 ? [] : await selectSwapped(db, rows[0]!.schoolId, first);
  if (swapped.length > 0) throw conflict('work.error.swapped');
}

export const releaseAnswers =
  ({ audit, notices }: Pick<MonitorParts, 'notices'> & { readonly audit: Audit }): Handler<typeof api.releaseAnswers> =>
  async ({ db, actor, input, now, client }) => {
    const assignment = await locked(db, actor, input.assignmentId);
    // another tab has done it and told everybody
    if ((assignment.releasedAt !== null) === input.on) return { count: assignment.submitted };
    await updateReleased(db, assignment, input.on ? now : null);
    await notices.released(db, assignment, input.on, now);
    await audit.record(db, actor, {
      act: 'work.release',
      objectKind: 'classHomework',
      objectId: assignment.id,
      schoolId: assignment.schoolId,
      facts: { title: assignment.title, class: assignment.className, on: input.on },
      address: client.address,
    });
    return { count: assignment.submitted };
  };
