import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PluginManifest } from 'edutech/core/common/plugin';
import type { Container } from 'edutech/core/di/container';
import { Audit } from 'edutech/core/server/audit/audit';
import { SealedAudit } from 'edutech/core/server/audit/sealed-audit';
import { Clock, Stopwatch, systemClock, systemStopwatch } from 'edutech/core/server/clock';
import { findPrograms } from 'edutech/core/server/programs/find-programs';
import { Programs } from 'edutech/core/server/programs/programs';
import { Database } from 'edutech/core/server/data/database';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { Events } from 'edutech/core/server/events/events';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { ContentFiles } from 'edutech/core/server/files/content-files';
import { Contents } from 'edutech/core/server/files/contents/contents';
import { contentsOf } from 'edutech/core/server/files/contents/contents-of';
import { Files } from 'edutech/core/server/files/files';
import { Spool, UploadSpool } from 'edutech/core/server/uploads/spool/spool';
import { type JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import type { JobShare } from 'edutech/core/server/queue/pg-boss-jobs';
import { Live } from 'edutech/core/server/live/live';
import { standardLogger } from 'edutech/core/server/logging/line-logger';
import { Logger } from 'edutech/core/server/logger';
import { Mailer } from 'edutech/core/server/mail/mailer';
import { SmtpMailer } from 'edutech/core/server/mail/smtp-mailer';
import { MemoryMetrics } from 'edutech/core/server/metrics/memory-metrics';
import { Metrics } from 'edutech/core/server/metrics/metrics';
import { OverPeople, overPeople } from 'edutech/core/server/permissions/over-people';
import { dutiesAreSeparate } from 'edutech/core/server/permissions/duties/separate-duties';
import { Grants, grantsFor } from 'edutech/core/server/permissions/grants';
import { seedGrants } from 'edutech/core/server/permissions/seed-grants';
import { asSystem } from 'edutech/core/server/actor';
import { bindDeploymentKey, bindSecurity, encryptKeys } from './bind-security';
import { Tickets } from 'edutech/core/server/security/tickets';
import { ModuleOrder } from 'edutech/core/server/sign-in/module-order';
import { followChanges } from 'edutech/core/server/changed-settings/follow-changes';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { RowSwitches } from 'edutech/core/server/module-switches/row-switches';
import { PostgresSearchIndex } from 'edutech/core/server/search/postgres-search-index';
import { SearchIndex, SearchSources } from 'edutech/core/server/search/search-index';
import { Settings } from 'edutech/core/server/settings/settings';
import { Switches } from 'edutech/core/server/switches';
import type { Replacement } from '../compose';
import { moduleOrderOf } from './module-order';
import { runningServices } from './running-services';

export interface ServiceOptions {
  readonly appUrl: string;
  readonly dataFolder: string;
  readonly manifests: readonly PluginManifest[];
  readonly development: boolean;
  readonly replace: readonly Replacement[];
}

/** What the platform itself needs of its services, beside the container. */
export interface CoreServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  /** Puts sockets, files and workers onto the server. */
  attach(app: FastifyInstance, jobs: readonly JobDeclaration[], share: JobShare): Promise<void>;
  /** In the reverse order of starting. */
  close(): Promise<void>;
}

/**
 * Binds every core service: the one list of which implementation belongs to which token. Replacements by tests are
 * bound last, before anything is built.
 */
export async function bindCoreServices(container: Container, options: ServiceOptions): Promise<CoreServices> {
  const replaced = new Map(options.replace.map(([token, service]) => [token as symbol, service]));
  const clock = (replaced.get(Clock) as Clock | undefined) ?? systemClock;
  const logger =
    (replaced.get(Logger) as Logger | undefined) ?? standardLogger(clock, options.development ? 'short' : 'json');
  const database = new PostgresDatabase(options.appUrl, logger);
  const switches = new RowSwitches(database, logger);

  container
    .value(Clock, clock)
    .value(Stopwatch, systemStopwatch)
    .value(Logger, logger)
    .value(Database, database)
    .value(Switches, switches);
  const separate = dutiesAreSeparate(container.get(Settings));
  container.value(Grants, grantsFor(options.manifests, { separate }));
  container.value(ModuleOrder, moduleOrderOf(options.manifests, switches));
  container.value(OverPeople, overPeople(container.get(Grants)));
  container.value(SearchIndex, new PostgresSearchIndex(container.get(SearchSources)));
  container.bind(Metrics, MemoryMetrics).bind(Mailer, SmtpMailer).bind(Events, PostgresEvents).bind(Audit, SealedAudit);
  await bindDeploymentKey(container, options.dataFolder, logger);
  bindSecurity(container);
  for (const [token, service] of options.replace) container.value(token, service);

  const contents = contentsOf(container.get(Settings), options.dataFolder);
  container.value(Contents, contents);
  const files = new ContentFiles({ contents, tickets: container.get(Tickets), clock });
  if (!replaced.has(Files)) container.value(Files, files);
  container.value(Contents, contents);
  if (!replaced.has(Spool)) container.value(Spool, new UploadSpool(join(options.dataFolder, 'uploads/pieces')));
  if (!replaced.has(Programs)) container.value(Programs, await findPrograms(container.get(Settings)));
  const running = runningServices(container, options, files);
  container.value(Jobs, running.jobs).value(Live, running.live);

  await database.write(asSystem('default grants follow the manifests'), (db) => seedGrants(db, options.manifests));
  await database.write(asSystem('keys are encrypted'), (db) => encryptKeys(db, container, clock.now()));
  await running.start();
  const stopFollowing = await followChanges({
    database,
    events: container.get(Events),
    logger,
    held: container.get(HeldSettings),
  });
  return {
    database,
    clock,
    files: container.get(Files),
    attach: running.attach,
    close: async () => {
      switches.stop();
      stopFollowing();
      await running.close();
      await database.close();
    },
  };
}
