// Acknowledged answers a second: over HTTP, in the process grouped and one by one, and what pgbench does with the same row.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { GroupCommit } from 'edutech/core/server/http/grouped';
import type { GroupedHandler } from 'edutech/core/server/call';
import { saveAnswers } from 'edutech/plugins/work/api';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import type { Caller } from '../../support/people';
import { median, percent } from '../support/figures';
import { load } from '../support/load';
import { type Attempt, type Classrooms, makeClassrooms } from './support/classrooms';
import { callAs, type Desk, openDesk, sessionsOf } from '../support/desk';

const students = 400;
const saves = 6000;
const rounds = 5;
/** People who wait for an acknowledgement at the same time. */
const waiting = 200;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const rooms = await makeClassrooms(desk.product.ownerUrl, { name: 'saving', students });
    const sessions = await sessionsOf(
      desk.office,
      rooms.attempts.map(({ personId }) => personId),
    );
    return [await savingTable(desk, rooms, sessions)];
  } finally {
    await desk.close();
  }
}

const writtenBy = ({ id }: Attempt, { items }: Classrooms, n: number) => ({
  attemptId: id,
  client: id,
  answers: [{ itemId: items[n % items.length]!.id, part: 0, sequence: n, age: 0, answer: { choice: [n % 4] } }],
});

async function savingTable({ product, office }: Desk, rooms: Classrooms, sessions: readonly Caller[]) {
  const handler = office.platform.composition.endpoints.find(({ endpoint }) => endpoint.path === saveAnswers.path)
    ?.handler as GroupedHandler<unknown>;
  const { database } = office.platform.services;
  let sequence = 0;
  const rowOf = () => {
    const n = sequence++;
    const attempt = rooms.attempts[n % students]!;
    const { client, answers } = writtenBy(attempt, rooms, n);
    const { itemId, part, answer } = answers[0]!;
    return {
      schoolId: rooms.schoolId,
      attemptId: attempt.id,
      assignmentId: attempt.assignmentId,
      personId: attempt.personId,
      client,
      answers: [{ itemId, part, sequence: n, answer, writtenAt: new Date() }],
    };
  };
  const group = new GroupCommit(handler, database, systemClock);
  const grouped = () => group.add(rowOf());
  const alone = () => database.write(asSystem('a bench'), (db) => handler.append(db, [rowOf()], systemClock.now()));
  const overHttp = () =>
    load({
      port: product.port,
      connections: waiting,
      requests: saves,
      callOf: () => {
        const n = sequence++;
        return callAs(sessions[n % students]!, saveAnswers, writtenBy(rooms.attempts[n % students]!, rooms, n));
      },
    });
  const figures: Record<'http' | 'grouped' | 'alone' | 'pgbench', number[]> = {
    http: [],
    grouped: [],
    alone: [],
    pgbench: [],
  };
  for (let round = 0; round <= rounds; round++) {
    const perSecond = {
      http: saves / (await overHttp()),
      grouped: saves / (await inProcess(grouped, saves)),
      alone: saves / 4 / (await inProcess(alone, saves / 4)),
      pgbench: pgbench(product.ownerUrl, rooms),
    };
    // the first round warms up
    if (round > 0)
      for (const way of Object.keys(figures) as (keyof typeof figures)[]) figures[way].push(perSecond[way]);
  }
  const middle = (way: keyof typeof figures) => median(figures[way]);
  const line = (what: string, way: keyof typeof figures) => [
    what,
    Math.round(middle(way)),
    Number.isNaN(middle('pgbench')) ? '–' : percent(middle(way) / middle('pgbench')),
    percent(middle(way) / middle('alone')),
  ];
  return {
    title: 'Acknowledged answers',
    note:
      `Each waits for its COMMIT, which waits for the disk; ${waiting} at a time, medians of ${rounds} rounds in turn. pgbench inserts the ` +
      'event alone, a row in each transaction, prepared, by 50 clients and 2 threads; ours also looks at the attempt under a lock and keeps what stands. Over HTTP the ' +
      'client shares the two cores.',
    columns: ['way', 'a second', 'of pgbench', 'of row by row'],
    rows: [
      line('over HTTP, with session, access and checks', 'http'),
      line('in the process, committed in groups', 'grouped'),
      line('in the process, row by row', 'alone'),
      line('pgbench, the same row', 'pgbench'),
    ],
  };
}

async function inProcess(act: () => Promise<unknown>, count: number): Promise<number> {
  let left = count;
  const began = performance.now();
  const someone = async () => {
    while (left-- > 0) await act();
  };
  await Promise.all(Array.from({ length: waiting }, someone));
  return (performance.now() - began) / 1000;
}

/** Transactions a second of PostgreSQL's own bench; NaN where it is not installed. */
function pgbench(ownerUrl: string, { schoolId, attempts, items }: Classrooms): number {
  const folder = mkdtempSync(join(tmpdir(), 'edutech-pgbench-'));
  const script = join(folder, 'answer.sql');
  writeFileSync(
    script,
    `insert into work.answer_event (school_id, attempt_id, item_id, part, client, sequence, round, answer, written_at, arrived_at,
       is_late, counted) values ('${schoolId}', '${attempts[0]!.id}', '${items[0]!.id}', 0, gen_random_uuid(), 0, 0,
       '{"choice":[1]}', now(), now(), false, true);`.replaceAll('\n', ' '),
  );
  const { stdout } = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', '50', '-j', '2', '-T', '3', '-f', script, ownerUrl],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(stdout ?? '')?.[1] ?? Number.NaN);
}
