// The web server as a child of the build program: started with its database, stopped before it.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { dataDir, distDir, inRoot, root } from '../paths.mjs';

/**
 * @typedef {object} ServerProcess
 * @property {Promise<number>} exited its exit code
 * @property {() => Promise<string>} ended how it ended, in a phrase
 * @property {Promise<boolean>} served true once it takes requests; false when it has ended without
 * @property {(signal?: EndSignal) => void} drain asks it to finish open requests and end
 * @property {() => void} kill ends it at once
 */
/**
 * SIGINT: a person waits for the end. SIGTERM: a load balancer is given time to hear of it before (host/server/main.ts).
 * @typedef {'SIGINT' | 'SIGTERM'} EndSignal
 */

/**
 * @param {import('../database/database.mjs').Database} database
 * @param {string[]} args for host/server/main.ts
 * @param {Record<string, string>} [env]
 * @returns {ServerProcess}
 */
export function startServer(database, args, env = {}) {
  const flags = ['--import', inRoot('host/build/serve/parent-watch.mjs'), path.join(distDir, 'server/main.js')];
  return handleOf(launch(flags, database, args, env));
}

/**
 * A process that is about to become a server: it holds no port and no connection yet.
 * @param {import('../database/database.mjs').Database} database
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {ServerProcess & { isWaiting: () => boolean, begin: () => void }}
 */
export function prepareServer(database, args, env) {
  const child = launch([inRoot('host/build/dev/waiting-server.mjs')], database, args, env);
  return { ...handleOf(child), isWaiting: () => child.connected, begin: () => void child.send('begin') };
}

/** @returns {import('node:child_process').ChildProcess} */
function launch(program, database, args, env) {
  return spawn(process.execPath, ['--enable-source-maps', ...program, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C goes to every process of the terminal's group; this one shall be told by us, once.
    detached: process.platform !== 'win32',
    env: {
      NODE_ENV: 'production',
      // a database of one's own is a city's: it gets no demo accounts unless somebody asks for them
      EDUTECH_DEMO: process.env.DATABASE_URL ? 'none' : 'small',
      // libuv's own four for files, and as many for hashes of passwords as there are processors; read before any code of ours runs
      UV_THREADPOOL_SIZE: String(4 + os.availableParallelism()),
      ...process.env,
      ...env,
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      EDUTECH_DATA: dataDir(),
      EDUTECH_DIST: distDir,
    },
  });
}

/** @param {import('node:child_process').ChildProcess} child @returns {ServerProcess} */
function handleOf(child) {
  const exited = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  const served = new Promise((resolve) => {
    child.on('message', (message) => message === 'serving' && resolve(true));
    void exited.then(() => resolve(false));
  });
  return {
    exited,
    served,
    ended: () => exited.then((code) => child.signalCode ?? `exit code ${code}`),
    drain: (signal = 'SIGINT') => void child.kill(signal),
    kill: () => void child.kill('SIGKILL'),
  };
}
