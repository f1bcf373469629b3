import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Id } from '../../common/ids';
import type { Actor } from '../actor';
import type { Logger } from '../logger';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who made it, once that is known, and what its connection had sent before. */
    access: { personId: Id | null; readonly sentBefore: number } | null;
  }
}

/** Notes who made a request, for its line in the access log. */
export function noteCaller({ access }: FastifyRequest, actor: Actor): void {
  if (access && actor.kind === 'person') access.personId = actor.personId;
}

/**
 * Writes one line for each request when its answer is out: id, method, path, status, milliseconds, person and bytes sent
 * (headers too). Never the query, a body or a header: that is where secrets are.
 */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.decorateRequest('access', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.access = { personId: null, sentBefore: sentBy(request.raw.socket) };
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      personId: request.access?.personId ?? null,
      // a connection serves one request after the other
      bytes: sentBy(request.raw.socket) - (request.access?.sentBefore ?? 0),
    };
    logger.info(facts, 'request');
    done();
  });
}

/** Bytes that a connection has sent so far; one that only pretends to be one (a call within this process) sends none. */
const sentBy = (socket: Partial<Pick<Socket, 'bytesWritten'>>): number => socket.bytesWritten ?? 0;
