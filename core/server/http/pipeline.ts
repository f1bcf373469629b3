import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiRoot, rootPrefix } from '../../common/endpoint';
import { defaultLanguage, languageOf } from '../../common/languages';
import { visitor } from '../actor';
import { noteCaller } from '../logging/access-log';
import { answerWriter, envelopeOf, sendError, sendRaw } from './bodies/answer';
import type { Exchange, Mounted, Step } from './exchange';
import { handlerStep } from './handle';
import { inputReader } from './bodies/input';
import { formOf, leadBack } from './bodies/plain-form';
import { readParameters } from './bodies/parameters';
import type { PipelineParts } from './pipeline-parts';

/**
 * Serves endpoints. Every call passes these steps in this order: request id and size limit (Fastify) → parameters →
 * decrypt → session → access → rate limit → input → handler in a transaction → output check → errors → log.
 */
export function serveEndpoints(app: FastifyInstance, all: readonly Mounted[], parts: PipelineParts): void {
  for (const mounted of all) {
    const serve = callOf(mounted, parts);
    const { endpoint } = mounted;
    for (const root of new Set<ApiRoot>([endpoint.root, ...(endpoint.alsoAt ?? [])])) {
      app.route({
        method: endpoint.method,
        url: rootPrefix(root) + endpoint.path,
        exposeHeadRoute: false,
        handler: serve,
      });
    }
  }
}

function callOf(mounted: Mounted, parts: PipelineParts) {
  const read = inputReader(mounted.endpoint);
  const handle = handlerStep(mounted, parts);
  const write = answerWriter(mounted.endpoint);
  const steps: readonly Step[] = [
    (exchange) => readParameters(exchange, parts.uploads),
    parts.decrypt,
    (exchange) => {
      exchange.language = languageOf(exchange.parameters['lang'] as string | undefined);
    },
    parts.session,
    parts.access,
    parts.rateLimit,
    (exchange) => {
      exchange.input = read(exchange.parameters, exchange.textual);
    },
  ];

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = begin(request, reply, mounted, parts.clock.now());
    try {
      for (const step of steps) await step(exchange);
      const result = await handle(exchange);
      if ('raw' in result) return sendRaw(reply, result.raw);
      reply.header('cache-control', 'no-store');
      const data = write(reply, result.data);
      return envelopeOf(data, exchange.token, parts.texts.say(exchange.language, 'core.success'));
    } catch (error) {
      const form = formOf(exchange);
      if (form) return leadBack(form, exchange, error, parts.logger);
      return sendError(reply, error, exchange.language, parts.texts, parts.logger);
    } finally {
      noteCaller(request, exchange.actor);
      if (exchange.files.length > 0) void Promise.all(exchange.files.map((file) => rm(file.path, { force: true })));
    }
  };
}

const begin = (request: FastifyRequest, reply: FastifyReply, mounted: Mounted, now: Date): Exchange => ({
  request,
  reply,
  mounted,
  now,
  language: defaultLanguage,
  parameters: {},
  textual: false,
  sealed: false,
  files: [],
  actor: visitor,
  input: undefined,
  token: undefined,
});
