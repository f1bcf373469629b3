// What the platform's calls are compared with: Fastify and pg with nothing around them. Each path sends the statements that
// the platform sends for the same call, prepared by name, and answers with the rows.
import process from 'node:process';
import fastify from 'fastify';
import pg from 'pg';

interface BareCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Between BEGIN and COMMIT, on one connection. */
  readonly inTransaction: boolean;
  readonly groups: readonly (readonly { readonly text: string; readonly values: unknown[] }[])[];
}

const calls = JSON.parse(process.env['BARE_CALLS'] ?? '[]') as BareCall[];
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = fastify();

for (const [index, { method, path, inTransaction, groups }] of calls.entries()) {
  const named = groups.map((group, at) => group.map((one, nth) => ({ name: `${index}-${at}-${nth}`, ...one })));
  const rowsOver = async (connection: Pick<pg.ClientBase, 'query'>) => {
    const data: unknown[] = [];
    for (const group of named) {
      const results = await Promise.all(group.map((statement) => connection.query(statement)));
      data.push(...results.map(({ rows }) => rows as unknown));
    }
    return data;
  };
  const transaction = async () => {
    const client = await pool.connect();
    await client.query('begin');
    const data = await rowsOver(client);
    await client.query('commit');
    client.release();
    return data;
  };
  app.route({
    method,
    url: path,
    handler: async () => ({ code: 200, msg: '', data: await (inTransaction ? transaction() : rowsOver(pool)) }),
  });
}
app.get('/readyz', () => ({ ok: true }));
process.on('SIGINT', () => process.exit(0));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
