import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { newId } from 'edutech/core/common/ids';

/**
 * Tells open pages which server and which build serve them (host/web/development/follow-server.ts). For `npm run dev`
 * only: each page holds a stream of server-sent events, which breaks when the server is replaced.
 */
export function serveServerStream(app: FastifyInstance, version: string): void {
  const told = JSON.stringify({ server: newId(), version });
  const open = new Set<ServerResponse>();
  app.get('/development/server', (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    open.add(raw);
    raw.on('close', () => open.delete(raw));
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write(`data: ${told}\n\n`);
  });
  // a server that drains would wait for them
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
}
