// `npm run dev`: as start, with readable bundles. A changed file is built, the server started anew, and open pages reload.
import fs from 'node:fs';
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { inputsHash } from '../bundle/stamp.mjs';
import { openDatabase } from '../database/database.mjs';
import { ServerRelay } from '../dev/server-relay.mjs';
import { changes } from '../dev/watch.mjs';
import { registryFile } from '../plugins/registry.mjs';
import { complain, step } from '../report.mjs';
import { openDataFolder } from '../serve/data-folder.mjs';

/** @param {string[]} args passed on to the server */
export async function run(args) {
  openDataFolder();
  const options = { registry: registryFile(args), development: true };
  const stopping = new AbortController();
  const relay = new ServerRelay(args);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => (stopping.signal.aborted ? relay.kill() : stopping.abort()));
  }
  const database = await step('database', openDatabase, (opened) => opened.about);
  const closing = new AbortController();
  const keepingDatabase = database.keepRunning(closing.signal);
  try {
    let served = '';
    for await (const _change of changes(options.registry, stopping.signal)) {
      const wanted = await tryToBuild(options, relay.isRunning ? served : '');
      if (wanted === undefined || stopping.signal.aborted) continue;
      await relay.replace(database);
      served = wanted;
    }
  } finally {
    await relay.stop();
    closing.abort();
    await keepingDatabase;
    await step('database', database.stop, () => 'stopped');
  }
}

/**
 * @param {import('../bundle/bundle.mjs').BuildOptions} options
 * @param {string} served what runs already
 * @returns {Promise<string | undefined>} what is to be served now; undefined: the same as before, or a mistake, which was shown
 */
async function tryToBuild(options, served) {
  try {
    const wanted = inputsHash(options) + cityFile();
    if (wanted === served) return undefined;
    await step(
      'build',
      () => buildIfStale(options),
      (done) => done,
    );
    return wanted;
  } catch (error) {
    complain(error);
    return undefined;
  }
}

/** What the city's own file says: no part of the build, it is read at the start. */
function cityFile() {
  const file = process.env.EDUTECH_CONFIG;
  return file && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
