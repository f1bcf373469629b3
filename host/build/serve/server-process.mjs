// The web server as a child of the build program: started with its database, stopped before it.
import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { dataDir, distDir, inRoot, root } from '../paths.mjs';

/**
 * @typedef {object} ServerProcess
 * @property {Promise<number>} exited its exit code
 * @property {() => Promise<string>} ended how it ended, in a phrase
 * @property {Promise<number>} served how many workers its settings want, once it takes requests; 0 when it has ended without
 * @property {(signal?: EndSignal) => void} drain asks it to finish open requests and end
 * @property {() => void} kill ends it at once
 */
/**
 * SIGINT: a person waits for the end. SIGTERM: a load balancer is given time to hear of it before (host/server/main.ts).
 * @typedef {'SIGINT' | 'SIGTERM'} EndSignal
 */

const program = path.join(distDir, 'server/main.js');
const flags = ['--enable-source-maps'];
const watched = ['--import', inRoot('host/build/serve/parent-watch.mjs')];
const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit', 'ipc']);

/**
 * @param {import('../database/database.mjs').Database} database
 * @param {string[]} args for host/server/main.ts
 * @param {Record<string, string>} [env]
 * @returns {ServerProcess}
 */
export function startServer(database, args, env = {}) {
  return handleOf(launch([...watched, program], database, args, env));
}

/**
 * A server that shares its port with others: this process holds the port and passes connections on to them in turn. It is in the
 * terminal's group: Ctrl-C reaches it twice, from there and from us, which is no other than once.
 * @param {import('../database/database.mjs').Database} database
 * @param {string[]} args for host/server/main.ts
 * @param {Record<string, string>} env
 * @returns {ServerProcess & { id: number }}
 */
export function startWorker(database, args, env) {
  cluster.setupPrimary({ exec: program, args, execArgv: [...flags, ...watched], cwd: root, stdio: [...stdio] });
  const worker = cluster.fork(environment(database, env));
  worker.on('error', () => undefined);
  endWhatItDidNotTake(worker.process);
  return { ...handleOf(worker.process), id: worker.id };
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

/**
 * Node keeps a connection that it has passed on open until the worker says that it has taken it; of one that was killed before,
 * nobody would ever answer or close it.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWhatItDidNotTake(child) {
  /** @type {Map<string, any>} the last connection of each address, one at a time */
  const passed = new Map();
  const send = child.send.bind(child);
  child.send = (message, handle, ...rest) => {
    const { act, key } = Object(message);
    if (act === 'newconn') passed.set(key, handle);
    return /** @type {Function} */ (send)(message, handle, ...rest);
  };
  child.once('exit', () => {
    for (const handle of passed.values()) handle.close();
  });
}

/** @returns {import('node:child_process').ChildProcess} */
function launch(program, database, args, env) {
  return spawn(process.execPath, [...flags, ...program, ...args], {
    cwd: root,
    stdio: [...stdio],
    // Ctrl-C goes to every process of the terminal's group; this one shall be told by us, once.
    detached: process.platform !== 'win32',
    env: environment(database, env),
  });
}

const environment = (database, env) => ({
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
});

/** @param {import('node:child_process').ChildProcess} child @returns {ServerProcess} */
function handleOf(child) {
  const exited = new Promise((resolve) => {
    // it could not be started; other errors are of messages to one that is gone
    child.on('error', () => child.pid === undefined && resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  const served = new Promise((resolve) => {
    child.on('message', (message) => {
      const { serving, workers } = Object(message);
      if (serving) resolve(workers);
    });
    void exited.then(() => resolve(0));
  });
  return {
    exited,
    served,
    ended: () => exited.then((code) => child.signalCode ?? `exit code ${code}`),
    drain: (signal = 'SIGINT') => void child.kill(signal),
    kill: () => void child.kill('SIGKILL'),
  };
}
