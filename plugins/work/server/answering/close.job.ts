import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { closeAttempt, deadlineGrace } from '../../model/answering/attempt';
import { releases } from '../../model/answering/release';
import type { MonitorBroadcast } from '../monitoring/monitor-broadcast';
import { type AssignmentRow, lockAssignmentAsSystem } from '../publishing/assignments.queries';
import { submitForClass } from './submit-attempts';
import type { ClassTotals } from '../totals/class-totals';
import type { ResultListeners } from './report-results';
import { lockInHand, selectMovedToClose, selectToClose, updateClosed } from './submit-attempts.queries';

/** Most assignments that one run closes; the next run follows a minute later. */
const mostClasses = 500;

interface Parts extends ResultListeners {
  readonly classTotals: ClassTotals;
  readonly clock: Clock;
  readonly database: Database;
  readonly monitorBroadcast: MonitorBroadcast;
}

interface OneClass {
  readonly id: Id;
  readonly schoolId: Id;
}

async function close(parts: Parts, actor: SystemActor, one: OneClass, before: Date): Promise<void> {
  const { clock, database, monitorBroadcast } = parts;
  await database.write(actor, async (db) => {
    const now = clock.now();
    // attempts are locked before their assignment, as in a submission: one order prevents deadlocks
    const inHand = await lockInHand(db, one);
    // locked before it is read: a teacher may be moving its deadline
    const assignment = await lockAssignmentAsSystem(db, one);
    // withdrawn since the run began: its students have nothing open any more
    if (assignment.withdrawnAt) return;
    const submitted = inHand.flatMap((attempt) => {
      const status = closeAttempt(attempt, assignment, now);
      return status === attempt ? [] : [{ attempt, status, seconds: null }];
    });
    if (submitted.length > 0)
      await submitForClass(db, parts, { ...assignment, assignmentId: assignment.id }, submitted, now);
    const isClosed = await updateClosed(db, one, before);
    if (isClosed > 0 && !assignment.closedAt) await notifyClosed(db, parts, assignment, now);
    db.afterCommit(() =>
      monitorBroadcast.send(
        one.id,
        submitted.map(({ attempt }) => attempt.id),
      ),
    );
  });
}

/** Notifies the teacher how many have submitted, and students of results where the release rule allows it. */
async function notifyClosed(db: Db, { notices }: ResultListeners, assignment: AssignmentRow, now: Date): Promise<void> {
  await notices.closed(db, assignment, now);
  if (assignment.release === releases.afterDeadline) await notices.released(db, assignment, true, now);
}

/** Submits open attempts after their deadline, with all answers that arrived; one assignment per transaction. */
export const closeHomework = (parts: Parts): JobDeclaration => ({
  name: 'work.close',
  payload: Type.Object({}),
  schedule: '* * * * *',
  atStart: true,
  leaseSeconds: 300,
  run: async (_payload, { actor, signal, heartbeat }) => {
    const { classTotals, clock, database } = parts;
    const before = new Date(clock.now().getTime() - deadlineGrace);
    const due = await database.read(actor, async (db) => [
      ...(await selectToClose(db, before, mostClasses)),
      ...(await selectMovedToClose(db, before, mostClasses)),
    ]);
    const failed: unknown[] = [];
    for (const one of due) {
      if (signal.aborted) return;
      // an assignment that fails delays no other; the job fails at the end and is retried
      await close(parts, actor, one, before).catch((error: unknown) => failed.push(error));
      await heartbeat();
    }
    // of processes that died before they could
    await classTotals.count();
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} of ${due.length} classes were not closed`);
  },
});
