// What a call costs, beside bare Fastify + pg sending the same statements to the same database in the same run.
import path from 'node:path';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { type MeasuredServer, startChild } from './support/child';
import { median, percent, verdict } from './support/figures';
import { load } from './support/load';
import { startProduct } from './support/product';
import { type Subject, subjectsOf } from './support/subjects';

const rounds = 25;
const requests = 600;
const connections = 10;
const warmUp = 2000;

/** quality.md section 3: processor time of one call, and how much of bare Fastify + pg a list reaches. */
const limitMilliseconds = 0.5;
const limitShare = 0.6;

interface Figures {
  readonly cpu: number;
  readonly perSecond: number;
}

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  try {
    const subjects = await subjectsOf(product.port, product.ownerUrl);
    const bare = await startBare(context.root, product.ownerUrl, subjects);
    try {
      const rows = [];
      for (const subject of subjects) rows.push(await rowOf(subject, product, bare));
      return [tableOf(rows)];
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

function startBare(root: string, ownerUrl: string, subjects: readonly Subject[]): Promise<MeasuredServer> {
  const calls = subjects.map(({ call, inTransaction, groups }) => ({
    method: call.method,
    path: call.path.split('?', 1)[0],
    inTransaction,
    groups,
  }));
  const env = { DATABASE_URL: ownerUrl, BARE_CALLS: JSON.stringify(calls) };
  return startChild(root, [path.join(root, 'tests/bench/support/bare-server.ts')], env);
}

/** The two servers take turns, so that what else the machine does meets both. */
async function rowOf({ title, call }: Subject, product: MeasuredServer, bare: MeasuredServer) {
  const ours: Figures[] = [];
  const theirs: Figures[] = [];
  for (const server of [product, bare])
    await load({ port: server.port, connections, requests: warmUp, callOf: () => call });
  for (let round = 0; round < rounds; round++) {
    ours.push(await measure(product, call));
    theirs.push(await measure(bare, call));
  }
  const cpu = median(ours.map((figures) => figures.cpu));
  const bareCpu = median(theirs.map((figures) => figures.cpu));
  const share = median(ours.map((figures, round) => figures.perSecond / theirs[round]!.perSecond));
  return { title, cpu, bareCpu, share, perSecond: median(ours.map((figures) => figures.perSecond)) };
}

async function measure(server: MeasuredServer, call: Subject['call']): Promise<Figures> {
  const before = await server.cpuMilliseconds();
  const seconds = await load({ port: server.port, connections, requests, callOf: () => call });
  const after = await server.cpuMilliseconds();
  return { cpu: (after - before) / requests, perSecond: requests / seconds };
}

const tableOf = (rows: Awaited<ReturnType<typeof rowOf>>[]): BenchTable => ({
  title: 'Calls',
  note:
    `Medians of ${rounds} rounds of ${requests} calls over ${connections} kept connections. "CPU" is processor time of the ` +
    `server's process in milliseconds a call (limit ${limitMilliseconds}); "share" is calls a second as a share of bare ` +
    `Fastify + pg, which sends the statements alone: no session, token, access, input or output check, no row-level ` +
    `security (limit ${percent(limitShare)}).`,
  columns: ['call', 'CPU', 'bare CPU', 'calls/s', 'share of bare', 'kept'],
  rows: rows.map(({ title, cpu, bareCpu, share, perSecond }) => [
    title,
    cpu.toFixed(2),
    bareCpu.toFixed(2),
    Math.round(perSecond),
    percent(share),
    verdict(cpu <= limitMilliseconds && share >= limitShare),
  ]),
});
