// Two thousand students begin one homework within ten seconds.
import { openMine } from 'edutech/plugins/work/api';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { median, verdict } from '../support/figures';
import { startAt } from '../support/start-at';
import { makeClassrooms } from './support/classrooms';
import { callAs, openDesk, sessionsOf } from '../support/desk';
import { costOf } from '../support/processor/cost';
import { LockWaits } from '../support/processor/lock-waits';
import { PostgresProcessor } from '../support/processor/postgres-processor';

const students = Number(process.env['BENCH_STARTS'] ?? 2000);
const within = 10_000;
/** Milliseconds: 99 of 100 students wait at most this long. */
const longest = 2000;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  const waits = await LockWaits.over(desk.product.ownerUrl);
  try {
    const rooms = await makeClassrooms(desk.product.ownerUrl, { name: 'starting', students });
    const sessions = await sessionsOf(
      desk.office,
      rooms.attempts.map(({ personId }) => personId),
    );
    const calls = rooms.attempts.map(({ id }, at) => callAs(sessions[at]!, openMine, { attemptId: id }));
    const postgres = new PostgresProcessor(context.postgres, [waits.pid]);
    const told: Awaited<ReturnType<typeof startAt>>[] = [];
    const before = waits.milliseconds;
    const cost = await costOf(desk.product, postgres, students, async () => {
      const started = calls.map((call, at) => startAt((at * within) / students, call, desk.product.port));
      told.push(...(await Promise.all(started)));
    });
    const locked = (waits.milliseconds - before) / students;
    const times = told.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const failed = told.filter(({ isDone }) => !isDone).length;
    const late = times[Math.ceil(times.length * 0.99) - 1]!;
    return [
      {
        title: 'Students who begin one homework',
        note: `${students.toLocaleString('en')} students open homework of 20 questions within ${within / 1000} s, each on a connection of his own, evenly spread; the client shares the two cores. Processors and waiting for locks are of each student. Kept: 99 of 100 within ${longest / 1000} s, none refused.`,
        columns: [
          'median ms',
          'p99 ms',
          'longest ms',
          'not answered',
          'Node ms',
          'PostgreSQL ms',
          'ms for locks',
          'kept',
        ],
        rows: [
          [
            ...[median(times), late, times.at(-1)!].map((one) => one.toFixed(0)),
            failed,
            cost.node.toFixed(1),
            cost.postgres.toFixed(1),
            locked.toFixed(1),
            verdict(failed === 0 && late <= longest),
          ],
        ],
      },
    ];
  } finally {
    await waits.stop();
    await desk.close();
  }
}
