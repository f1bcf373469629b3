import type { MeasuredServer } from '../child';
import type { PostgresProcessor } from './postgres-processor';

/** Milliseconds of processors. */
export interface Cost {
  /** All threads of the server's process. */
  readonly node: number;
  readonly postgres: number;
}

/** What some work costs a server and PostgreSQL, for each of so many pieces. */
export async function costOf(
  server: MeasuredServer,
  postgres: PostgresProcessor,
  pieces: number,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const before = { node: await server.cpuMilliseconds(), postgres: postgres.milliseconds() };
  await work();
  const node = (await server.cpuMilliseconds()) - before.node;
  return { node: node / pieces, postgres: (postgres.milliseconds() - before.postgres) / pieces };
}

/** The least of several rounds: what else the machine does only ever adds. */
export const leastOf = (rounds: readonly Cost[]): Cost => ({
  node: Math.min(...rounds.map(({ node }) => node)),
  postgres: Math.min(...rounds.map(({ postgres }) => postgres)),
});
