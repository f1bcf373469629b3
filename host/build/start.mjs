// `npm start`: database, build, server; on Ctrl-C the same backwards: the server drains, then the database stops.
import process from 'node:process';
import { buildIfStale } from './bundle.mjs';
import { openDatabase } from './database.mjs';
import { registryFile } from './registry.mjs';
import { step } from './report.mjs';
import { startServer } from './server-process.mjs';

/**
 * @param {string[]} args passed on to the server (--demo city)
 * @returns {Promise<number>}
 */
export async function run(args) {
  const database = await step('database', openDatabase, (opened) => opened.about);
  try {
    await step(
      'build',
      () => buildIfStale({ registry: registryFile(args) }),
      (done) => done,
    );
    return await serve(database, args);
  } finally {
    await step('database', database.stop, () => 'stopped');
  }
}

/** Runs the server until it ends; a second Ctrl-C ends it at once. */
async function serve(database, args) {
  const server = startServer(database, args);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return server.kill();
    isStopping = true;
    console.log('Stopping: open requests are finished first (Ctrl-C again ends at once) …');
    server.drain();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const code = await server.exited;
  return isStopping ? 0 : code;
}
