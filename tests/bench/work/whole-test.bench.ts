// What a whole test of 20 questions costs for each student: Node, PostgreSQL, and waiting for locks.
import { newId } from 'edutech/core/common/ids';
import { handInMine, openMine, saveAnswers } from 'edutech/plugins/work/api';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { slownessOf } from '../support/bare/yardstick';
import { callAs, type Desk, openDesk, sessionsOf } from '../support/desk';
import { percent, verdict } from '../support/figures';
import { type Call, load } from '../support/load';
import { type Cost, costOf, leastOf } from '../support/processor/cost';
import { LockWaits } from '../support/processor/lock-waits';
import { PostgresProcessor } from '../support/processor/postgres-processor';
import { makeClassrooms } from './support/classrooms';

const rounds = 8;
/** Students of a round: four classes and a half. */
const students = 200;
const connections = 20;
/** quality.md section 3, and what Moodle 4.5 takes on the processor for which they were set. Milliseconds. */
const limits: Cost = { node: 7, postgres: 10 };
const moodle: Cost = { node: 330, postgres: 99 };

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  const waits = await LockWaits.over(desk.product.ownerUrl);
  try {
    const slowness = await slownessOf(context, desk.product.ownerUrl);
    const classes = await callsOfStudents(desk);
    const postgres = new PostgresProcessor(context.postgres, [waits.pid]);
    const costs: Cost[] = [];
    const locks: number[] = [];
    for (const part of classes) {
      const before = waits.milliseconds;
      costs.push(await costOf(desk.product, postgres, part.length, () => stepByStep(desk, part)));
      locks.push((waits.milliseconds - before) / part.length);
    }
    // the first round warms up
    return [tableOf(leastOf(costs.slice(1)), Math.min(...locks.slice(1)), classes[0]![0]!.length, slowness)];
  } finally {
    await waits.stop();
    await desk.close();
  }
}

/** Opening, twenty answers one by one, handing in with the marks of what the platform marks. */
async function callsOfStudents({ product, office }: Desk): Promise<readonly Call[][][]> {
  const parts: Call[][][] = [];
  for (let round = 0; round <= rounds; round++) {
    const rooms = await makeClassrooms(product.ownerUrl, { name: `test-${round}`, students });
    const sessions = await sessionsOf(
      office,
      rooms.attempts.map(({ personId }) => personId),
    );
    parts.push(
      rooms.attempts.map(({ id: attemptId }, at) => {
        const caller = sessions[at]!;
        const client = newId();
        return [
          callAs(caller, openMine, { attemptId }),
          ...rooms.items.map(({ id: itemId, type }, sequence) =>
            callAs(caller, saveAnswers, {
              attemptId,
              client,
              answers: [{ itemId, part: 0, sequence, age: 0, answer: answerOf(type) }],
            }),
          ),
          callAs(caller, handInMine, { attemptId, seconds: 600 }),
        ];
      }),
    );
  }
  return parts;
}

/** Student after student at each step, as a class does. */
async function stepByStep({ product: { port } }: Desk, part: readonly Call[][]): Promise<void> {
  for (const step of part[0]!.keys())
    await load({ port, connections, requests: part.length, callOf: (nth) => part[nth]![step]! });
}

const answerOf = (type: number) => {
  if (type === 0) return { choice: [2] };
  if (type === 3) return { gaps: ['−2'] };
  return { content: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: '因为负数小于零，所以最小的是 −2。' }] }] };
};

function tableOf(cost: Cost, lock: number, calls: number, slowness: number): BenchTable {
  const row = (what: string, mine: number, theirs: number, limit: number) => [
    what,
    mine.toFixed(1),
    (limit * slowness).toFixed(1),
    (theirs * slowness).toFixed(0),
    percent(mine / (theirs * slowness)),
    verdict(mine <= limit * slowness),
  ];
  const sum = ({ node, postgres }: Cost) => node + postgres;
  return {
    title: 'A whole test of 20 questions',
    note:
      `Opening, 20 answers saved one by one, handing in with marks: ${calls} calls, ${students} students in each of ${rounds} ` +
      `rounds over ${connections} connections; milliseconds of processors a student, the least of the rounds. Connections waited ` +
      `${lock.toFixed(1)} ms a student for each other’s locks. Moodle 4.5 is PHP and PostgreSQL. Limits and Moodle are those of a ` +
      `processor on which bare Fastify + pg takes what it took where they were measured: here times ${slowness.toFixed(2)}.`,
    columns: ['processor', 'ms', 'limit', 'Moodle', 'of Moodle’s', 'kept'],
    rows: [
      row('Node', cost.node, moodle.node, limits.node),
      row('PostgreSQL', cost.postgres, moodle.postgres, limits.postgres),
      row('together', sum(cost), sum(moodle), sum(limits)),
    ],
  };
}
