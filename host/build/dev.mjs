// `npm run dev`: as start, with readable bundles; a changed file is built and the server started anew in about a second.
import fs from 'node:fs';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { buildIfStale } from './bundle.mjs';
import { openDatabase } from './database.mjs';
import { inRoot } from './paths.mjs';
import { installed, readRegistry, registryFile } from './registry.mjs';
import { complain, step } from './report.mjs';
import { startServer } from './server-process.mjs';

/** @param {string[]} args passed on to the server */
export async function run(args) {
  const options = { registry: registryFile(args), development: true };
  const database = await step('database', openDatabase, (opened) => opened.about);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopped.abort());

  let server;
  try {
    for await (const _change of changes(options.registry, stopped.signal)) {
      if (!(await tryToBuild(options))) continue;
      server?.drain();
      await server?.exited;
      // The server tells the pages that a new version is there when their sockets reconnect.
      server = startServer(database, args, { NODE_ENV: 'development' });
    }
  } finally {
    server?.drain();
    await server?.exited;
    await step('database', database.stop, () => 'stopped');
  }
}

/** A mistake in a source is shown, and the former server goes on. */
async function tryToBuild(options) {
  try {
    await step(
      'build',
      () => buildIfStale(options),
      (done) => done,
    );
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

/** Yields at once, and then after each burst of changes until the signal. */
async function* changes(registry, signal) {
  let wake = () => {};
  let pending = true;
  const note = (_event, name) => {
    // What the build itself writes, and what editors leave lying about.
    if (name && /generated|\.test\.|~$|\.swp$/.test(name)) return;
    pending = true;
    wake();
  };
  signal.addEventListener('abort', () => wake());
  const outside = installed(readRegistry(registry)).filter((plugin) => plugin.isOutside);
  for (const folder of [inRoot('core'), inRoot('host'), inRoot('plugins'), ...outside.map((plugin) => plugin.folder)]) {
    fs.watch(folder, { recursive: true, signal }, note).on('error', () => {});
  }
  fs.watch(registry, { signal }, note).on('error', () => {});

  while (!signal.aborted) {
    if (!pending) await new Promise((resolve) => (wake = () => resolve(undefined)));
    // A saved file and a switched branch come as many events.
    await delay(80);
    pending = false;
    if (!signal.aborted) yield undefined;
  }
}
