import Type from 'typebox';
import type { Id } from 'edutech/core/common/ids';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { reportClosed } from '../../evidence/report-evidence';
import { isOver } from '../../../model/sitting/states';
import { endGrace, hasEnded } from '../../../model/sitting/times';
import type { ExamKey } from '../frozen-exams';
import { lockSittings, type SittingKey } from '../sittings.queries';
import { closeSittings } from './hand-in';
import type { MarkingParts } from './mark-sittings';
import type { SittingParts } from './own-sittings.routes';

interface Parts extends SittingParts, MarkingParts {
  readonly clock: Clock;
  readonly database: Database;
}

/** Sittings closed in one transaction. */
const most = 400;

/** Open sittings whose end has passed; those of a room that nobody started end with the day of the exam. */
const selectEnded = (db: Db, now: Date) =>
  db.all<SittingKey & ExamKey>(sql`
    select s.school_id, s.id, s.exam_id from exam.sitting s
    join exam.exam e on e.school_id = s.school_id and e.id = s.exam_id
    join exam.room r on r.school_id = s.school_id and r.id = s.room_id
    where e.closed_at is null and e.withdrawn_at is null and s.state in ('waiting', 'doing', 'paused')
      and case when s.paused_at is null and coalesce(r.began_at, case when e.start = 'automatic' then e.starts_at end) is not null
        then coalesce(r.began_at, e.starts_at) + make_interval(mins => e.minutes + s.extra_minutes + s.extended_minutes,
          secs => s.paused_seconds) + make_interval(secs => ${endGrace / 1000}) < ${now}
        else e.starts_at + interval '1 day' < ${now} end
    order by s.exam_id, s.id`);

/** Exams in which nothing is open any more. */
const closeExams = (db: Db, now: Date) =>
  db.all<{ schoolId: Id; id: Id }>(sql`
    update exam.exam e set closed_at = ${now}
    where e.closed_at is null and e.withdrawn_at is null and e.starts_at < ${now} and not exists (
      select from exam.sitting s where s.school_id = e.school_id and s.exam_id = e.id
        and s.state in ('waiting', 'doing', 'paused'))
    returning e.school_id, e.id`);

/** Closes sittings after their end with what has arrived; what comes within a day is counted then. */
export const closeEndedSittings = (parts: Parts): JobDeclaration => ({
  name: 'exam.close',
  payload: Type.Object({}),
  schedule: '* * * * *',
  atStart: true,
  leaseSeconds: 300,
  run: async (_payload, { actor, signal, heartbeat }) => {
    const { boardBroadcast, clock, database } = parts;
    const ended = await database.read(actor, (db) => selectEnded(db, clock.now()));
    for (let at = 0; at < ended.length && !signal.aborted; at += most) {
      const some = ended.slice(at, at + most);
      await database.write(actor, async (db) => {
        const now = clock.now();
        const locked = await lockSittings(db, some);
        // somebody may have given minutes since
        const isDayGone = (startsAt: Date) => now.getTime() - startsAt.getTime() > 86_400_000;
        const rows = locked.filter((row) => !isOver(row.state) && (hasEnded(row, row, now) || isDayGone(row.startsAt)));
        await closeSittings(db, parts, rows, { state: 'closed', kind: 'submitted', by: null }, now);
        db.afterCommit(() => {
          for (const { examId } of rows) boardBroadcast.send(examId);
          boardBroadcast.tell(rows.map(({ id }) => id));
        });
      });
      await heartbeat();
    }
    await database.write(actor, async (db) => {
      for (const exam of await closeExams(db, clock.now())) await reportClosed(db, parts.evidence, exam);
    });
  },
});
