// What a call costs Node and PostgreSQL, beside bare Fastify + pg sending the same statements to the same database in the
// same run.
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { slownessOf, startBare } from '../support/bare/yardstick';
import type { MeasuredServer } from '../support/child';
import { openDesk } from '../support/desk';
import { percent, verdict } from '../support/figures';
import { type Call, load } from '../support/load';
import { type Cost, costOf, leastOf } from '../support/processor/cost';
import { PostgresProcessor } from '../support/processor/postgres-processor';
import { type Subject, subjectsOf } from './subjects';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 13);
/** Calls of a round. */
const requests = 420;
const connections = 10;
const warmUp = 1400;

interface Row {
  readonly subject: Subject;
  readonly ours: Cost;
  readonly bare: Cost;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const desk = await openDesk(context);
  try {
    const subjects = await subjectsOf(desk);
    const { ownerUrl } = desk.product;
    const slowness = await slownessOf(context, ownerUrl);
    const bare = await startBare(
      context,
      ownerUrl,
      subjects.flatMap((subject) => subject.bare),
    );
    try {
      const postgres = new PostgresProcessor(context.postgres);
      const rows: Row[] = [];
      let first = 0;
      for (const subject of subjects) {
        rows.push(await rowOf(subject, desk.product, { server: bare, first }, postgres));
        first += subject.bare.length;
      }
      return [tableOf(rows, slowness)];
    } finally {
      await bare.stop();
    }
  } finally {
    await desk.close();
  }
}

/** The two servers take turns, so that what else the machine does meets both. */
async function rowOf(
  subject: Subject,
  product: MeasuredServer,
  { server, first }: { readonly server: MeasuredServer; readonly first: number },
  postgres: PostgresProcessor,
): Promise<Row> {
  const ours: Cost[] = [];
  const theirs: Cost[] = [];
  const bareCalls = subject.bare.map((_, at): Call => {
    const like = subject.calls[at]!;
    return { ...like, path: `/bare/${first + at}` };
  });
  const turns = [
    [product, subject.calls, ours],
    [server, bareCalls, theirs],
  ] as const;
  for (const [one, calls] of turns) await ask(one, calls, warmUp);
  for (let round = 0; round < rounds; round++)
    for (const [one, calls, costs] of turns)
      costs.push(await costOf(one, postgres, requests / calls.length, () => ask(one, calls, requests)));
  return { subject, ours: leastOf(ours), bare: leastOf(theirs) };
}

const ask = ({ port }: MeasuredServer, calls: readonly Call[], count: number) =>
  load({ port, connections, requests: count, callOf: (nth) => calls[nth % calls.length]! });

const tableOf = (rows: readonly Row[], slowness: number): BenchTable => ({
  title: 'Calls',
  note:
    `Milliseconds of processors a call (of all threads of the server’s process, and of all processes of PostgreSQL), the least of ` +
    `${rounds} rounds of ${requests} calls over ${connections} kept connections. "Bare" is Fastify + pg, which answers with the ` +
    'rows of the statements that the platform sends when it remembers nothing of the answer: no session, token, access, input or ' +
    'output check, no row-level security. "Share" is bare Node as a share of ours. Limits in milliseconds are those of ' +
    `quality.md times ${slowness.toFixed(2)}, because bare Fastify + pg takes so much of what it took where they were set.`,
  columns: ['call', 'Node', 'limit', 'PostgreSQL', 'bare Node', 'bare PostgreSQL', 'share', 'limit', 'kept'],
  rows: rows.map(({ subject: { title, limits }, ours, bare }) => {
    const share = bare.node / ours.node;
    const limit = limits.node * slowness;
    return [
      title,
      ours.node.toFixed(2),
      limit.toFixed(2),
      ours.postgres.toFixed(2),
      bare.node.toFixed(2),
      bare.postgres.toFixed(2),
      percent(share),
      limits.share === undefined ? '–' : percent(limits.share),
      verdict(ours.node <= limit && share >= (limits.share ?? 0)),
    ];
  }),
});
