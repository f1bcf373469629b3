import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import { isId, newId } from 'edutech/core/common/ids';
import { compressTexts } from './pages/compression';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';

const jsonLimit = 1_048_576;

/**
 * Milliseconds in which a request must have arrived completely: enough for a film over a slow connection, but no room
 * for idle ones.
 */
const requestTimeout = 300_000;

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
    bodyLimit: jsonLimit,
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
  };
  const app = secure
    ? (fastify({ ...options, https: certificateOf(settings) } as FastifyServerOptions) as FastifyInstance)
    : fastify(options);

  await app.register(formbody, { bodyLimit: jsonLimit });
  await app.register(multipart, { limits: { fileSize: settings.uploadMegabytes * 1_048_576 } });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    if (isSecureDeployment(settings)) {
      reply.header('strict-transport-security', transportSecurity);
    }
  });
  compressTexts(app);
  return app;
}

const certificateOf = (settings: Settings) => ({
  cert: readFileSync(settings.tlsCertificate),
  key: readFileSync(settings.tlsKey),
});
