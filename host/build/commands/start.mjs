// `npm start`: database, build, server, each started again when it dies; on Ctrl-C the same backwards: the server drains,
// then the database stops. SIGUSR2 replaces the server's workers one after the other.
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { openDatabase } from '../database/database.mjs';
import { registryFile } from '../plugins/registry.mjs';
import { step } from '../report.mjs';
import { openDataFolder } from '../serve/data-folder.mjs';
import { Workers } from '../serve/workers.mjs';

/**
 * @param {string[]} args passed on to the server (--demo city)
 * @returns {Promise<number>}
 */
export async function run(args) {
  openDataFolder();
  /** @type {Workers | undefined} */
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
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void server?.replace());

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
    server = new Workers(database, args, stopping.signal);
    return await server.run();
  } finally {
    closing.abort();
    await keepingDatabase;
    await step('database', database.stop, () => 'stopped');
  }
}
