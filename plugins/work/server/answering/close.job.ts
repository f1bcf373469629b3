import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { SystemActor } from 'edutech/core/server/actor';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { closeAttempt, grace } from '../../model/answering/attempt';
import { releases } from '../../model/answering/release';
import type { MonitorNews } from '../monitoring/monitor-news';
import { type AssignmentRow, lockAssignmentAsSystem } from '../publishing/assignments.queries';
import { takeIn } from './taking';
import type { Telling } from './telling';
import { lockInHand, selectMovedToClose, selectToClose, updateClosed } from './taking.queries';

/** Classes that one run takes; what is left is taken by the next, a minute later. */
const mostClasses = 500;

interface Parts extends Telling {
  readonly clock: Clock;
  readonly database: Database;
  readonly news: MonitorNews;
}

interface OneClass {
  readonly id: Id;
  readonly schoolId: Id;
}

async function close(parts: Parts, actor: SystemActor, one: OneClass, before: Date): Promise<void> {
  const { clock, database, news } = parts;
  await database.write(actor, async (db) => {
    const now = clock.now();
    // pupils before their class, as when they hand in: in one order nobody waits for who waits for him
    const inHand = await lockInHand(db, one);
    // held before it is read: a teacher may be moving its deadline
    const assignment = await lockAssignmentAsSystem(db, one);
    // taken back since the run began: its pupils have nothing in hand any more
    if (assignment.withdrawnAt) return;
    const taken = inHand.flatMap((attempt) => {
      const standing = closeAttempt(attempt, assignment, now);
      return standing === attempt ? [] : [{ attempt, standing, seconds: null }];
    });
    if (taken.length > 0) await takeIn(db, parts, { ...assignment, assignmentId: assignment.id }, taken, now);
    const isClosed = await updateClosed(db, one, before);
    if (isClosed > 0 && !assignment.closedAt) await tellClosed(db, parts, assignment, now);
    db.afterCommit(() =>
      news.tell(
        one.id,
        taken.map(({ attempt }) => attempt.id),
      ),
    );
  });
}

/** The class's time is up: its teacher hears who has handed in, its pupils that results are out where the rule says so. */
async function tellClosed(db: Db, { notices }: Telling, assignment: AssignmentRow, now: Date): Promise<void> {
  await notices.closed(db, assignment, now);
  if (assignment.release === releases.afterDeadline) await notices.released(db, assignment, true, now);
}

/** Takes what pupils have begun when their time is up, with all that has arrived; one class in each transaction. */
export const closeHomework = (parts: Parts): JobDeclaration => ({
  name: 'work.close',
  payload: Type.Object({}),
  schedule: '* * * * *',
  atStart: true,
  leaseSeconds: 300,
  run: async (_payload, { actor, signal, heartbeat }) => {
    const { clock, database } = parts;
    const before = new Date(clock.now().getTime() - grace);
    const due = await database.read(actor, async (db) => [
      ...(await selectToClose(db, before, mostClasses)),
      ...(await selectMovedToClose(db, before, mostClasses)),
    ]);
    const failed: unknown[] = [];
    for (const one of due) {
      if (signal.aborted) return;
      // one class that cannot be closed holds up no other; the job is tried again, and tells
      await close(parts, actor, one, before).catch((error: unknown) => failed.push(error));
      await heartbeat();
    }
    if (failed.length > 0)
      throw new AggregateError(failed, `${failed.length} of ${due.length} classes were not closed`);
  },
});
