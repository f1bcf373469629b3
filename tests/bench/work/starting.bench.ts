// Two thousand students begin one homework within ten seconds.
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openMine } from 'edutech/plugins/work/api';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { median, verdict } from '../support/figures';
import type { Call } from '../support/load';
import { makeClassrooms } from './support/classrooms';
import { callAs, openDesk, sessionsOf } from '../support/desk';

const students = Number(process.env['BENCH_STARTS'] ?? 2000);
const within = 10_000;
/** Milliseconds: 99 of 100 students wait at most this long. */
const longest = 2000;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const rooms = await makeClassrooms(desk.product.ownerUrl, { name: 'starting', students });
    const sessions = await sessionsOf(
      desk.office,
      rooms.attempts.map(({ personId }) => personId),
    );
    const calls = rooms.attempts.map(({ id }, at) => callAs(sessions[at]!, openMine, { attemptId: id }));
    const before = await desk.product.cpuMilliseconds();
    const told = await Promise.all(calls.map((call, at) => startAt((at * within) / students, call, desk.product.port)));
    const cpu = ((await desk.product.cpuMilliseconds()) - before) / students;
    const times = told.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const failed = told.filter(({ isDone }) => !isDone).length;
    const late = times[Math.ceil(times.length * 0.99) - 1]!;
    return [
      {
        title: 'Students who begin one homework',
        note: `${students.toLocaleString('en')} students open homework of 20 questions within ${within / 1000} s, each on a connection of his own, evenly spread; the client shares the two cores. Kept: 99 of 100 within ${longest / 1000} s, none refused.`,
        columns: ['median ms', 'p99 ms', 'longest ms', 'not answered', 'processor ms each', 'kept'],
        rows: [
          [
            ...[median(times), late, times.at(-1)!].map((one) => one.toFixed(0)),
            failed,
            cpu.toFixed(1),
            verdict(failed === 0 && late <= longest),
          ],
        ],
      },
    ];
  } finally {
    await desk.close();
  }
}

/** Opens it after a while: as with people, nobody waits for the one before him. */
async function startAt(after: number, call: Call, port: number): Promise<{ milliseconds: number; isDone: boolean }> {
  await delay(after);
  const began = performance.now();
  const isDone = await new Promise<boolean>((resolve) => {
    const body = JSON.stringify(call.body);
    const headers = { ...call.headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const request = http.request(
      { port, host: '127.0.0.1', method: call.method, path: call.path, headers, agent: false },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
      },
    );
    request.on('error', () => resolve(false));
    request.end(body);
  });
  return { milliseconds: performance.now() - began, isDone };
}
