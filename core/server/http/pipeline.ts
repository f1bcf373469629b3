import { rm } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiRoot, type Endpoint, rootPrefix } from '../../common/endpoint';
import { after } from '../../common/awaitable';
import { defaultLanguage, languageOf } from '../../common/languages';
import { visitor } from '../actor';
import type { OpenSession } from '../session/sessions';
import { noteCaller } from '../logging/access-log';
import { answerWriter, envelopeOf, sendError, sendRaw, sendWritten } from './bodies/answer';
import type { Exchange, Mounted, Step } from './exchange';
import { keyOf } from './kept-answers';
import { handlerStep } from './handle';
import { inputReader } from './bodies/input';
import { formOf, leadBack } from './bodies/plain-form';
import { bodySizes } from './bodies/body-sizes';
import { Parameters } from './bodies/parameters';
import { readParameters } from './bodies/read-parameters';
import type { PipelineParts } from './pipeline-parts';
import { languageFor } from './request-language';
import { ArrivingBodies } from './steps/arriving-bodies';

/** A call whose body is on its way. */
interface Arriving {
  readonly session: OpenSession | null;
  /** Ends the wait for the body. */
  readonly isThere: () => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by the gate of a call with a body. */
    arriving: Arriving | null;
  }
}

/**
 * Serves endpoints. Every call passes these steps in this order: request id (Fastify) → gate (origin, session, rate limit,
 * visitors) → size limits → parameters → decrypt → token → access → input → handler in a transaction → output check →
 * errors → log.
 */
export function serveEndpoints(app: FastifyInstance, all: readonly Mounted[], parts: PipelineParts): void {
  const { texts, logger } = parts;
  // before the first route: a route that is there already would keep Fastify's own answers to bodies that it refuses
  app.setErrorHandler((error, request, reply) => sendError(reply, error, languageFor(request), texts, logger));
  app.decorateRequest('arriving', null);
  const bodies = new ArrivingBodies();
  for (const mounted of all) {
    const serve = callOf(mounted, parts);
    const { endpoint } = mounted;
    for (const root of new Set<ApiRoot>([endpoint.root, ...(endpoint.alsoAt ?? [])])) {
      app.route({
        method: endpoint.method,
        url: rootPrefix(root) + endpoint.path,
        exposeHeadRoute: false,
        bodyLimit: bodySizes[endpoint.bodySize ?? 'usual'].bytes,
        ...(passesGateFirst(endpoint) && { onRequest: gateHook(mounted, parts, bodies) }),
        handler: serve,
      });
    }
  }
}

/** Calls with a body; a plain form has been read when it is refused, because its page shows again what was filled in. */
const passesGateFirst = ({ method, form }: Endpoint) => method === 'POST' && !form;

/** Fastify reads a body after this hook. */
const gateHook = (mounted: Mounted, { gate, texts, logger }: PipelineParts, bodies: ArrivingBodies) =>
  async function passGate(request: FastifyRequest, reply: FastifyReply) {
    try {
      const session = await gate(request, mounted);
      request.arriving = { session, isThere: bodies.expect(request, mounted.endpoint.multipart === true) };
    } catch (error) {
      return sendError(reply, error, languageFor(request), texts, logger);
    }
  };

const speak: Step = (exchange) => {
  exchange.language = languageOf(exchange.parameters.get('lang') as string | undefined);
};

const gateStep =
  ({ gate }: PipelineParts): Step =>
  (exchange) =>
    after(gate(exchange.request, exchange.mounted), (session) => {
      exchange.session = session;
    });

function callOf(mounted: Mounted, parts: PipelineParts) {
  const read = inputReader(mounted.endpoint);
  const handle = handlerStep(mounted, parts);
  const write = answerWriter(mounted.endpoint);
  const kept = parts.kept.placeFor(mounted);
  const steps: readonly Step[] = [
    (exchange) => after(readParameters(exchange, parts.uploads), () => exchange.request.arriving?.isThere()),
    speak,
    ...(passesGateFirst(mounted.endpoint) ? [] : [gateStep(parts)]),
    parts.decrypt,
    // the language may have been encrypted too
    speak,
    parts.session,
    parts.access,
    (exchange) => {
      exchange.input = read(exchange.parameters, exchange.textual);
    },
  ];

  /** The answer to a visitor as it travels. */
  const written = async (exchange: Exchange): Promise<string> => {
    const result = await handle(exchange);
    if ('raw' in result) throw new Error(`${mounted.endpoint.path} is the same for all visitors and must not be raw.`);
    const data = write(exchange.reply, result.data);
    return exchange.reply.serialize(
      envelopeOf(data, undefined, parts.texts.say(exchange.language, 'core.success')),
    ) as string;
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = begin(request, reply, mounted, parts.clock.now());
    try {
      for (const step of steps) {
        // most have nothing to wait for, and a turn of the event loop would cost more than they do
        const waiting = step(exchange);
        if (waiting) await waiting;
      }
      reply.header('cache-control', 'no-store');
      if (kept && !exchange.session)
        return sendWritten(reply, await kept.get(keyOf(exchange), exchange.now, () => written(exchange)));
      const result = await handle(exchange);
      if ('raw' in result) return sendRaw(reply, result.raw);
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
  parameters: new Parameters([]),
  textual: false,
  files: [],
  session: request.arriving?.session ?? null,
  actor: visitor,
  input: undefined,
  token: undefined,
});
