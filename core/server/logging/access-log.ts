import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Id } from '../../common/ids';
import type { Actor } from '../actor';
import type { Logger } from '../logger';
import { redactText } from './redact';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes it, once that is known. */
    callerId: Id | null;
    /** Bytes that its connection had sent before it. */
    sentBefore: number;
  }
}

/** Notes who made a request, for its line in the access log. */
export function noteCaller(request: FastifyRequest, actor: Actor): void {
  if (actor.kind === 'person') request.callerId = actor.personId;
}

/**
 * Writes one line for each request when its answer is out: id, method, path, status, milliseconds, person and bytes sent
 * (headers too). Never the query, a body or a header: that is where secrets are.
 */
export function logRequests(app: FastifyInstance, logger: Logger): void {
  app.decorateRequest('sentBefore', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.sentBefore = sentBy(request.raw.socket);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request.url);
    const facts = {
      requestId: request.id,
      method: request.method,
      // the address of a route is our own text; all else is what somebody typed
      path: path === request.routeOptions.url ? path : redactText(path),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      personId: request.callerId ?? null,
      // a connection serves one request after the other
      bytes: sentBy(request.raw.socket) - request.sentBefore,
    };
    logger.plain(facts, 'request');
    done();
  });
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Bytes that a connection has sent so far; one that only pretends to be one (a call within this process) sends none. */
const sentBy = (socket: Partial<Pick<Socket, 'bytesWritten'>>): number => socket.bytesWritten ?? 0;
