import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { modulesTopic } from 'edutech/core/common/live/module-news';
import type { Container } from 'edutech/core/di/container';
import { Audit } from 'edutech/core/server/audit/audit';
import type { SealedAudit } from 'edutech/core/server/audit/sealed-audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { Events } from 'edutech/core/server/events/events';
import type { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import type { ContentFiles } from 'edutech/core/server/files/content-files';
import { serveFiles } from 'edutech/core/server/file-serving/serve-files';
import { FileRoutes } from 'edutech/core/server/file-serving/file-routes';
import { parseCookies } from 'edutech/core/server/http/cookies';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { type JobShare, PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { SocketLive } from 'edutech/core/server/live/socket-live';
import { Logger } from 'edutech/core/server/logger';
import { isSameOrigin } from 'edutech/core/server/security/same-origin';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { Tickets } from 'edutech/core/server/security/tickets';
import { isSecureDeployment, sessionSecretOf } from 'edutech/core/server/session/cookies';
import { ModuleOrder } from 'edutech/core/server/sign-in/module-order';
import type { PostgresSessions } from 'edutech/core/server/session-store/postgres-sessions';
import { Sessions } from 'edutech/core/server/session/sessions';
import type { RowSwitches } from 'edutech/core/server/module-switches/row-switches';
import { Settings } from 'edutech/core/server/settings/settings';
import { Switches } from 'edutech/core/server/switches';

interface RunningOptions {
  readonly appUrl: string;
}

/** The services that run by themselves: they receive, work and seal, and must be stopped in order. */
export function runningServices(container: Container, options: RunningOptions, files: ContentFiles) {
  const settings = container.get(Settings);
  const clock = container.get(Clock);
  const logger = container.get(Logger);
  const database = container.get(Database);
  const tickets = container.get(Tickets);
  const events = container.get(Events) as PostgresEvents;
  const audit = container.get(Audit) as SealedAudit;
  const sessions = container.get(Sessions) as PostgresSessions;

  const openSession = async (cookie: string, isAct = true) => {
    const secret = sessionSecretOf(parseCookies(cookie), settings);
    return secret ? sessions.find(secret, clock.now(), { isAct }) : null;
  };
  const switches = container.get(Switches) as RowSwitches;
  const jobs = new PgBossJobs({ url: options.appUrl, database, events, clock, logger, switches });
  const live = new SocketLive({
    events,
    logger,
    actorOf: async (cookie) => {
      const session = await openSession(cookie, false);
      return session && session.limit !== 'enrolment' ? sessions.actorOf(session) : null;
    },
    isOwnOrigin: (request: IncomingMessage) => {
      const protocol = settings.tlsCertificate ? 'https' : 'http';
      return isSameOrigin(request.headers, { publicOrigin: settings.publicOrigin, protocol, hasSession: true });
    },
  });

  const moduleOrder = container.get(ModuleOrder);
  live.topic({
    name: modulesTopic,
    mayHear: () => true,
    withFirstPassword: true,
    greeting: (actor) => moduleOrder.of(actor),
  });

  return {
    jobs,
    live,
    async start() {
      switches.onChange(() => live.greetAgain(modulesTopic));
      await container.get(ServerSecrets).load();
      await events.start();
      await switches.start(events);
      audit.start();
    },
    async attach(app: FastifyInstance, declared: readonly JobDeclaration[], share: JobShare) {
      const sessionOf = async (request: FastifyRequest) =>
        (await openSession(request.headers.cookie ?? ''))?.sessionId ?? null;
      const fetching = { database, tickets, clock, sessionOf, isSecure: isSecureDeployment(settings) };
      serveFiles(app, { files, ...fetching });
      for (const serveMore of container.get(FileRoutes)) serveMore(app, fetching);
      live.attach(app.server);
      // open tabs are connections that the HTTP server would wait for
      app.addHook('preClose', () => live.close());
      await jobs.start(declared, share);
    },
    async close() {
      await live.close();
      await jobs.drain();
      await audit.close();
      await sessions.close();
      await events.close();
    },
  };
}
