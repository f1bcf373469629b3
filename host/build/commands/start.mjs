// `npm start`: database, build, server; on Ctrl-C the same backwards: the server drains, then the database stops.
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { openDatabase } from '../database/database.mjs';
import { registryFile } from '../plugins/registry.mjs';
import { step } from '../report.mjs';
import { openDataFolder } from '../serve/data-folder.mjs';
import { startServer } from '../serve/server-process.mjs';

/**
 * @param {string[]} args passed on to the server (--demo city)
 * @returns {Promise<number>}
 */
export async function run(args) {
  openDataFolder();
  /** @type {import('../serve/server-process.mjs').ServerProcess | undefined} */
  let server;
  let isStopping = false;
  // From the first moment on: whoever stops before there is a server does not want to leave a database behind.
  const stop = () => {
    if (isStopping) return server?.kill();
    isStopping = true;
    console.log('Stopping: open requests are finished first (Ctrl-C again ends at once) …');
    server?.drain();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  const database = await step('database', openDatabase, (opened) => opened.about);
  try {
    if (!isStopping) {
      await step(
        'build',
        () => buildIfStale({ registry: registryFile(args) }),
        (done) => done,
      );
    }
    if (isStopping) return 0;
    server = startServer(database, args);
    const code = await server.exited;
    return isStopping ? 0 : code;
  } finally {
    await step('database', database.stop, () => 'stopped');
  }
}
