// What the platform's calls are compared with: Fastify and pg with nothing around them. Each path sends the statements that
// the platform sends for the same call, prepared by name, and answers with the rows.
import process from 'node:process';
import fastify from 'fastify';
import pg from 'pg';

interface BareCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly statements: readonly { readonly text: string; readonly values: unknown[] }[];
}

const calls = JSON.parse(process.env['BARE_CALLS'] ?? '[]') as BareCall[];
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = fastify();

for (const [index, { method, path, statements }] of calls.entries()) {
  const named = statements.map((statement, at) => ({ name: `${index}-${at}`, ...statement }));
  app.route({
    method,
    url: path,
    handler: async () => {
      const results = await Promise.all(named.map((statement) => pool.query(statement)));
      return { code: 200, msg: '', data: results.map(({ rows }) => rows as unknown) };
    },
  });
}
app.get('/readyz', () => ({ ok: true }));
process.on('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
