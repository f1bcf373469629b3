import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { rootPrefix } from 'edutech/core/common/endpoint';
import type { Container } from 'edutech/core/di/container';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import type { Mounted } from 'edutech/core/server/http/exchange';
import { Live } from 'edutech/core/server/live/live';
import { Logger } from 'edutech/core/server/logger';
import { PluginUse } from 'edutech/host/server/services/presence/plugin-use';
import { Presence } from 'edutech/host/server/services/presence/presence';
import { Installation } from 'edutech/core/server/registry/installation';
import type { RowSwitches } from 'edutech/core/server/module-switches/row-switches';
import { Switches } from 'edutech/core/server/switches';
import { Siblings } from '../../workers/siblings';

const nanoseconds = 1e9;

/** Counts calls by plugin, and says every few seconds that this process lives and how it is. */
export async function announcePresence(
  app: FastifyInstance,
  container: Container,
  endpoints: readonly Mounted[],
): Promise<Presence> {
  const database = container.get(Database);
  const live = container.get(Live);
  const { worker, count } = container.get(Siblings);
  const use = new PluginUse();
  countUse(app, use, endpoints);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const presence = new Presence({
    database,
    clock: container.get(Clock),
    logger: container.get(Logger),
    switches: container.get(Switches) as RowSwitches,
    use,
    version: container.get(Installation).version,
    facts: () => {
      const loopDelaySeconds = delay.max / nanoseconds;
      delay.reset();
      const { open: connections, waiting } = database.connections;
      return {
        memoryBytes: process.memoryUsage.rss(),
        loopDelaySeconds,
        sockets: live.size,
        connections,
        waiting,
        ...(count > 1 && { worker }),
      };
    },
  });
  await presence.start();
  app.addHook('onClose', async () => void delay.disable());
  return presence;
}

function countUse(app: FastifyInstance, use: PluginUse, endpoints: readonly Mounted[]): void {
  const owners = new Map(
    endpoints.flatMap(({ plugin, endpoint }) =>
      [endpoint.root, ...(endpoint.alsoAt ?? [])].map((root) => [rootPrefix(root) + endpoint.path, plugin] as const),
    ),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const plugin = owners.get(request.routeOptions.url ?? '');
    if (plugin) use.note(plugin, reply.elapsedTime, reply.statusCode >= 500);
    done();
  });
}
