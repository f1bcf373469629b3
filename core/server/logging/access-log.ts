import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Id } from '../../common/ids';
import type { Actor } from '../actor';
import type { Logger } from '../logger';

/** Who made a request, once that is known. Held no longer than the request. */
const callers = new WeakMap<FastifyRequest, Id>();

/** Notes who made a request, for its line in the access log. */
export function noteCaller(request: FastifyRequest, actor: Actor): void {
  if (actor.kind === 'person') callers.set(request, actor.personId);
}

/**
 * Writes one line for each request when its answer is out: id, method, path, status, milliseconds, person and bytes sent
 * (headers too). Never the query, a body or a header: that is where secrets are.
 */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  const sentBefore = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    sentBefore.set(request, sentBy(request.raw.socket));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      personId: callers.get(request) ?? null,
      // a connection serves one request after the other
      bytes: sentBy(request.raw.socket) - (sentBefore.get(request) ?? 0),
    };
    logger.info(facts, 'request');
    done();
  });
}

/** Bytes that a connection has sent so far; one that only pretends to be one (a call within this process) sends none. */
const sentBy = (socket: Partial<Pick<Socket, 'bytesWritten'>>): number => socket.bytesWritten ?? 0;
