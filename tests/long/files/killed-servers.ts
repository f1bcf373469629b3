import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { freePort } from '../../bench/support/child';
import { programsAtWork } from '../../support/conversion/programs-at-work';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import type { TestDatabase } from '../../support/servers/test-database';

/** What was killed so far. */
export interface Killed {
  servers: number;
  converters: number;
}

/** Two servers over one database and one data folder, both of which take uploads and convert; either may be gone just now. */
export interface KilledServers {
  /** Their addresses, which stay the same. */
  readonly urls: readonly string[];
  readonly killed: Readonly<Killed>;
  /** Kills each of them, and programs that convert, again and again until `isOver` (sixty servers at most); then both run. Kill -9, never a farewell. */
  killUntil(isOver: () => Promise<boolean>, random: Random): Promise<void>;
  stop(): Promise<void>;
}

/** On a slow machine servers would be killed before they have done anything, for ever. */
const mostKills = 60;

const root = new URL('../../../', import.meta.url).pathname;
/** More calls than any city allows: all people of the run sit at one address. */
const city = { settings: { requestsPerMinute: 1_000_000 } };

export async function startKilledServers(database: TestDatabase, data: string): Promise<KilledServers> {
  const cityFile = join(data, 'city.json');
  writeFileSync(cityFile, JSON.stringify(city));
  const dist = process.env['EDUTECH_DIST'] ?? join(root, 'dist');
  const start = (port: number) => startServerProcess({ dist, database, data, port, env: { EDUTECH_CONFIG: cityFile } });
  const ports = [await freePort(), await freePort()] as const;
  const servers: [ServerProcess, ServerProcess] = [await start(ports[0]), await start(ports[1])];
  const killed: Killed = { servers: 0, converters: 0 };

  async function killServer(which: 0 | 1): Promise<void> {
    const gone = once(servers[which].process, 'exit');
    servers[which].process.kill('SIGKILL');
    await gone;
    killed.servers++;
    servers[which] = await start(ports[which]);
  }

  async function killConverter(random: Random): Promise<void> {
    const working = await programsAtWork(join(data, 'workshop'));
    if (working.length === 0) return;
    try {
      process.kill(pick(working, random), 'SIGKILL');
      killed.converters++;
    } catch {
      // it has ended by itself meanwhile
    }
  }

  return {
    urls: ports.map((port) => `http://localhost:${port}`),
    killed,
    async killUntil(isOver, random) {
      const again = async (kill: () => Promise<void>, longest: number) => {
        while (killed.servers < mostKills && !(await isOver())) {
          await delay(200 + random() * longest);
          await kill();
        }
      };
      // each on its own, so that at times both are gone
      await Promise.all([
        again(() => killServer(0), 5000),
        again(() => killServer(1), 8000),
        again(() => killConverter(random), 2000),
      ]);
    },
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}
