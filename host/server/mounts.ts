import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Container } from 'edutech/core/di/container';
import { Stopwatch } from 'edutech/core/server/clock';
import { asAppError, logFault } from 'edutech/core/server/http/bodies/answer';
import { type HttpMount, HttpMounts } from 'edutech/core/server/http/mounts';
import { Logger } from 'edutech/core/server/logger';
import { networkOf } from 'edutech/core/server/security/network';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import { Settings } from 'edutech/core/server/settings/settings';
import { Switches } from 'edutech/core/server/switches';
import { transportSecurity } from './app';
import { sharedLimit } from './workers/shared-limit';
import { Siblings } from './workers/siblings';

const usualMethods = ['GET', 'POST', 'HEAD', 'OPTIONS'] as const;

/** Serves what plugins mount (core/server/http/mounts.ts): each answers at and below its path with Node's own objects. */
export async function serveMounts(app: FastifyInstance, container: Container): Promise<void> {
  const limit = sharedLimit('mounts', container.get(Stopwatch), container.get(Siblings));
  const settings = container.get(Settings);
  const switches = container.get(Switches);
  const logger = container.get(Logger);

  for (const mount of container.get(HttpMounts)) {
    await app.register(async (scope) => {
      // the mount reads the body itself
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      for (const url of [mount.path, `${mount.path}/*`])
        scope.route({
          method: [...(mount.methods ?? usualMethods)],
          url,
          exposeHeadRoute: false,
          handler: serve(mount),
        });
    });
  }

  function serve(mount: HttpMount) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      if (!switches.isOn(mount.plugin, null)) return reply.callNotFound();
      limit.take(networkOf(request.ip), settings.requestsPerMinute);
      reply.hijack();
      const { raw: response } = reply;
      for (const [name, value] of Object.entries(headers(request.id))) response.setHeader(name, value);
      const raw = Object.assign(request.raw, { originalUrl: request.raw.url ?? '' });
      raw.url = raw.originalUrl.slice(mount.path.length) || '/';
      try {
        await mount.handle({ request: raw, response, address: request.ip });
      } catch (error) {
        const known = asAppError(error);
        logFault(known, request.id, logger, `${mount.path} failed`);
        if (!response.headersSent) response.writeHead(known.status);
        response.end();
      }
    };
  }

  const headers = (requestId: string) => ({
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(isSecureDeployment(settings) && { 'strict-transport-security': transportSecurity }),
  });
}
