// `npm start`: database, build, server, each started again when it dies; on Ctrl-C the same backwards: the server drains,
// then the database stops.
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { openDatabase } from '../database/database.mjs';
import { registryFile } from '../plugins/registry.mjs';
import { step } from '../report.mjs';
import { openDataFolder } from '../serve/data-folder.mjs';
import { keepRunning } from '../serve/keep-running.mjs';
import { startServer } from '../serve/server-process.mjs';

/**
 * @param {string[]} args passed on to the server (--demo city)
 * @returns {Promise<number>}
 */
export async function run(args) {
  openDataFolder();
  /** @type {import('../serve/server-process.mjs').ServerProcess | undefined} */
  let server;
  const stopping = new AbortController();
  // From the first moment on: whoever stops before there is a server does not want to leave a database behind.
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    if (stopping.signal.aborted) return server?.kill();
    stopping.abort();
    console.log('Stopping: open requests are finished first (Ctrl-C again ends at once) …');
    server?.drain(signal === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  const database = await step('database', openDatabase, (opened) => opened.about);
  const closing = new AbortController();
  const keepingDatabase = database.keepRunning(closing.signal);
  try {
    if (!stopping.signal.aborted) {
      await step(
        'build',
        () => buildIfStale({ registry: registryFile(args) }),
        (done) => done,
      );
    }
    if (stopping.signal.aborted) return 0;
    server = startServer(database, args);
    // A server that never was ready says what to correct, and would say it again.
    if (!(await server.served)) return stopping.signal.aborted ? 0 : await server.exited;
    const again = () => (server = startServer(database, args, { EDUTECH_REPLACEMENT: '1' }));
    await keepRunning('The server', server, again, stopping.signal);
    await server.exited;
    return 0;
  } finally {
    closing.abort();
    await keepingDatabase;
    await step('database', database.stop, () => 'stopped');
  }
}
