import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { answering, freePort } from '../../bench/support/child';
import type { TestDatabase } from './test-database';

/** The built platform in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it wrote to its terminal so far. */
  output(): string;
  /** Asks it to finish what is open; answers its exit code. With SIGTERM it serves on before (`drainSeconds`). */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
}

export interface ServerProcessOptions {
  /** Folder that a build wrote. */
  readonly dist: string;
  readonly database: TestDatabase;
  readonly data: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Default: any that is free. */
  readonly port?: number;
  /** A module that runs before it, and hears what is sent to the process (`process.send`). */
  readonly preload?: string;
}

const root = new URL('../../..', import.meta.url).pathname;

/** Servers and commands over one database have one key file, also where a test gives each a data folder of its own. */
export async function shareKey(data: string): Promise<void> {
  await mkdir(data, { recursive: true });
  const shared = join(process.env['EDUTECH_DATA'] ?? join(root, 'data/test'), 'content/deployment-key');
  await copyFile(shared, join(data, 'deployment-key'), constants.COPYFILE_EXCL).catch(() => undefined);
}

/** Starts it on a free port and waits until it takes requests. */
export async function startServerProcess({
  dist,
  database,
  data,
  env,
  port: wanted,
  preload,
}: ServerProcessOptions): Promise<ServerProcess> {
  const port = wanted ?? (await freePort());
  await shareKey(data);
  const before = preload ? ['--import', preload] : [];
  const child = spawn(process.execPath, [...before, join(dist, 'server/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      EDUTECH_DEMO: 'small',
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      EDUTECH_DATA: data,
      EDUTECH_DIST: dist,
      ...env,
      PORT: String(port),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const url = `http://localhost:${port}`;
  await answering(`http://127.0.0.1:${port}/readyz`, child).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}\n${output}`, { cause: error });
  });
  return {
    url,
    process: child,
    output: () => output,
    stop: async (signal = 'SIGINT') => {
      // one that was killed has no code, and ends no more
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
