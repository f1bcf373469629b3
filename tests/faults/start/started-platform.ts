import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../../host/build/database/postgres.mjs';
import { inRoot } from '../../../host/build/paths.mjs';
import { answering, freePort } from '../../bench/support/child';
import type { TestDatabase } from '../../support/servers/test-database';

/** `npm start` in a folder of its own: the command, its server and its database. */
export interface StartedPlatform {
  readonly command: ChildProcess;
  readonly port: number;
  /** The embedded database, which this test uses beside the server. */
  readonly database: TestDatabase;
  /** Lines that the server and the command wrote so far. */
  lines(): readonly string[];
  /** Ends one of the two (of the server a worker) at once, and waits until the platform takes requests again; answers the milliseconds it took. */
  kill(what: 'server' | 'database'): Promise<number>;
  /** Asks the command to end; answers its exit code. */
  stop(): Promise<number | null>;
}

/** Milliseconds between two looks at something that is on its way. */
const lookEvery = 10;

export async function startPlatform(folder: string, cityFile: string, random: () => number): Promise<StartedPlatform> {
  const port = await freePort();
  const data = join(folder, 'data');
  const command = spawn(process.execPath, [inRoot('build.mjs'), 'start'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      EDUTECH_DATA: data,
      EDUTECH_CONFIG: cityFile,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (text) => (output += String(text)));
  const ready = `http://127.0.0.1:${port}/readyz`;
  await answering(ready, command).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}\n${output.slice(-4000)}`, { cause: error });
  });
  const postgres = await startPostgres(join(data, 'postgres'));
  const pidsOf = { server: () => childrenOf(command.pid!), database: () => postmasterIn(data) };

  return {
    command,
    port,
    database: {
      name: 'edutech',
      ownerUrl: postgres.connectionString('edutech', 'edutech_owner'),
      appUrl: postgres.connectionString('edutech', 'edutech_app'),
    },
    lines: () => output.split('\n'),
    async kill(what) {
      const pids = pidsOf[what]();
      const pid = pids[Math.floor(random() * pids.length)]!;
      const began = performance.now();
      process.kill(pid, 'SIGKILL');
      for (let next = pidsOf[what](); next.length < pids.length || next.includes(pid); next = pidsOf[what]())
        await delay(lookEvery);
      await answering(ready, command);
      return performance.now() - began;
    },
    async stop() {
      await postgres.stop();
      if (command.exitCode === null) {
        command.kill('SIGINT');
        await once(command, 'exit');
      }
      return command.exitCode;
    },
  };
}

/** The workers are the command's only children; the database leaves it, so that Ctrl-C reaches the server first. */
export const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0 && isServer(child));

function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server/main.js');
  } catch {
    return false;
  }
}

function postmasterIn(data: string): number[] {
  try {
    return [Number(readFileSync(join(data, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])];
  } catch {
    return [];
  }
}
