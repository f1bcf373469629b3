import multipart from '@fastify/multipart';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { isId, newId } from 'edutech/core/common/ids';
import { parseBodies } from 'edutech/core/server/http/bodies/body-parsers';
import { bodySizes } from 'edutech/core/server/http/bodies/body-sizes';
import { compressTexts } from './pages/loading/compression';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';

/**
 * Milliseconds in which a request must have arrived completely: enough for a film over a slow connection, but no room
 * for idle ones.
 */
const requestTimeout = 300_000;

/** Milliseconds for the headers of a request, and for the handshake of TLS; and between two looks for late ones. */
const headersTimeout = 20_000;
const connectionsCheckingInterval = 5000;

/** Open lines to this process. A school of 2,000 may have 14,000: six of each browser, and one for live messages. */
const mostConnections = 20_000;

/** Seconds for which browsers remember to use TLS only. */
const transportSecuritySeconds = 31_536_000;
/** Strict-Transport-Security of every answer if people come by TLS. */
export const transportSecurity = `max-age=${transportSecuritySeconds}; includeSubDomains`;

/** The bare HTTP server: limits, parsers, request ids and the headers that every answer carries. */
export async function createApp(settings: Settings): Promise<FastifyInstance> {
  const secure = Boolean(settings.tlsCertificate && settings.tlsKey);
  const proxies = Number(settings.trustProxy);
  const options: FastifyServerOptions = {
    logger: false,
    bodyLimit: bodySizes.usual.bytes,
    requestTimeout,
    // never the whole chain: its first address is whatever the caller wrote
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return isId(given) ? given : newId();
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // what a connection of the last moment asks is answered, and closes it
    return503OnClosing: false,
  };
  const lines = { headersTimeout, connectionsCheckingInterval };
  const https = secure && { ...certificateOf(settings), ...lines, handshakeTimeout: headersTimeout };
  const app = (https
    ? fastify({ ...options, https } as FastifyServerOptions)
    : fastify({ ...options, http: lines })) as unknown as FastifyInstance;
  app.server.maxConnections = mostConnections;

  app.addHook('onRequest', refuseTwoHosts);
  parseBodies(app);
  await app.register(multipart, { limits: { fileSize: settings.uploadMegabytes * 1_048_576 } });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    if (isSecureDeployment(settings)) {
      reply.header('strict-transport-security', transportSecurity);
    }
    done();
  });
  compressTexts(app);
  return app;
}

/** Who is asked must be clear to us and to every proxy in front: one of them would take the first, another the last. */
function refuseTwoHosts({ raw }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) if (isHost(raw.rawHeaders[at]!)) hosts++;
  done(hosts > 1 ? new AppError('core.error.badRequest', wireCodes.badRequest) : undefined);
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

const certificateOf = (settings: Settings) => ({
  cert: readFileSync(settings.tlsCertificate),
  key: readFileSync(settings.tlsKey),
});
