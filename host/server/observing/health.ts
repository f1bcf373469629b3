import type { FastifyInstance } from 'fastify';
import type { Database } from 'edutech/core/server/data/database';

/**
 * For load balancers and monitors. `/healthz`: the process answers. `/readyz`: it may get requests (it is not draining
 * and the database is reachable). Neither reveals more than that.
 */
export function serveHealth(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = !isDraining() && (await database.isReachable());
    return reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}
