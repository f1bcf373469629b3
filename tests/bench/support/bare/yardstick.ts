import path from 'node:path';
import type { BenchContext } from '../../../../host/build/commands/bench.mjs';
import { type MeasuredServer, startChild } from '../child';
import { load } from '../load';
import { type Cost, costOf, leastOf } from '../processor/cost';
import { PostgresProcessor } from '../processor/postgres-processor';
import type { Piece } from './recorded-statements';

const rounds = 9;
const requests = 1000;
const connections = 10;
/** What the measure below took on the processor for which the limits were set. Milliseconds. */
const reference = 0.17;

const rows = `select n as id, repeat('edutech ', 4) as name, n * 0.5 as share, now() as at from generate_series(1, 20) n`;
const measure: readonly Piece[] = [{ isTransaction: false, groups: [[{ text: rows, values: [] }]] }];

/** Bare Fastify + pg in a process of its own: what the platform's calls are compared with. */
export const startBare = ({ root }: BenchContext, ownerUrl: string, calls: readonly (readonly Piece[])[]) =>
  startChild(root, [path.join(root, 'tests/bench/support/bare/bare-server.ts')], {
    DATABASE_URL: ownerUrl,
    BARE_CALLS: JSON.stringify(calls),
  });

/**
 * How slow the processor of this run is beside the one for which limits were set in milliseconds: bare Fastify + pg answers
 * twenty rows, as in every run on every machine. Limits are multiplied by it.
 */
export async function slownessOf(context: BenchContext, ownerUrl: string): Promise<number> {
  const bare = await startBare(context, ownerUrl, [measure]);
  try {
    const postgres = new PostgresProcessor(context.postgres);
    await answer(bare);
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round++) costs.push(await costOf(bare, postgres, requests, () => answer(bare)));
    return leastOf(costs).node / reference;
  } finally {
    await bare.stop();
  }
}

const answer = ({ port }: MeasuredServer) =>
  load({ port, connections, requests, callOf: () => ({ method: 'GET', path: '/bare/0' }) });
