// What the platform's calls are compared with: Fastify and pg with nothing around them. Each path sends the statements that
// the platform sends for the same call, prepared by name, and answers with the rows.
import process from 'node:process';
import fastify from 'fastify';
import pg from 'pg';
import type { Piece } from './recorded-statements';

type Connection = Pick<pg.ClientBase, 'query'>;
type Prepared = (connection: Connection) => Promise<unknown>[];

const calls = JSON.parse(process.env['BARE_CALLS'] ?? '[]') as readonly (readonly Piece[])[];
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = fastify();

async function rowsOf(connection: Connection, groups: readonly Prepared[]): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const group of groups) rows.push(...(await Promise.all(group(connection))));
  return rows;
}

async function transaction(groups: readonly Prepared[]): Promise<unknown[]> {
  const client = await pool.connect();
  await client.query('begin');
  const rows = await rowsOf(client, groups);
  await client.query('commit');
  client.release();
  return rows;
}

for (const [call, pieces] of calls.entries()) {
  const prepared = pieces.map(({ isTransaction, groups }, piece) => ({
    isTransaction,
    groups: groups.map((group, at): Prepared => {
      const named = group.map((one, nth) => ({ name: `${call}-${piece}-${at}-${nth}`, ...one }));
      return (connection) => named.map((one) => connection.query(one).then(({ rows }) => rows as unknown));
    }),
  }));
  app.all(`/bare/${call}`, async () => {
    const data: unknown[] = [];
    for (const { isTransaction, groups } of prepared)
      data.push(...(await (isTransaction ? transaction(groups) : rowsOf(pool, groups))));
    return { code: 200, msg: '', data };
  });
}
app.get('/readyz', () => ({ ok: true }));
process.on('SIGINT', () => process.exit(0));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
