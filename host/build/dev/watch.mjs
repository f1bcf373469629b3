// Tells of changed sources, for `npm run dev`.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot } from '../paths.mjs';
import { installed, readRegistry } from '../plugins/registry.mjs';

/** A saved file and a switched branch come as many events. */
const settleMilliseconds = 80;

/**
 * Yields at once, and then after each burst of changes until the signal.
 * @param {string} registry
 * @param {AbortSignal} signal
 */
export async function* changes(registry, signal) {
  let wake = () => {};
  let isPending = true;
  const note = () => {
    isPending = true;
    wake();
  };
  const watcher = new Watcher(registry, note);
  signal.addEventListener('abort', () => {
    watcher.close();
    wake();
  });
  while (!signal.aborted) {
    if (!isPending) await new Promise((resolve) => (wake = () => resolve(undefined)));
    await delay(settleMilliseconds);
    isPending = false;
    // The registry may name other folders now.
    watcher.watch();
    if (!signal.aborted) yield undefined;
  }
}

/** Watches the folders of sources, and the files that say what runs. */
class Watcher {
  /** @type {Map<string, fs.FSWatcher>} */
  #watched = new Map();
  #registry;
  #note;

  /** @param {string} registry @param {() => void} note */
  constructor(registry, note) {
    this.#registry = registry;
    this.#note = note;
  }

  watch() {
    for (const name of ['core', 'host', 'plugins']) this.#folder(inRoot(name));
    for (const folder of outsideFolders(this.#registry)) this.#folder(folder);
    this.#file(this.#registry);
    if (process.env.EDUTECH_CONFIG) this.#file(path.resolve(process.env.EDUTECH_CONFIG));
  }

  close() {
    for (const watcher of this.#watched.values()) watcher.close();
  }

  /** @param {string} folder */
  #folder(folder) {
    this.#add(folder, () => fs.watch(folder, { recursive: true }, (_, name) => isSource(name) && this.#note()));
  }

  /** By its folder: editors put another file in its place. @param {string} file */
  #file(file) {
    const own = path.basename(file);
    this.#add(file, () => fs.watch(path.dirname(file), (_, name) => name === own && this.#note()));
  }

  /** @param {string} place @param {() => fs.FSWatcher} open */
  #add(place, open) {
    if (this.#watched.has(place) || !fs.existsSync(place)) return;
    this.#watched.set(
      place,
      open().on('error', () => this.#watched.delete(place)),
    );
  }
}

/** A registry that is just being written names none. @param {string} registry */
function outsideFolders(registry) {
  try {
    const plugins = installed(readRegistry(registry));
    return plugins.filter((plugin) => plugin.isOutside).map((plugin) => plugin.folder);
  } catch {
    return [];
  }
}

/** Not what the build itself writes, nor what editors leave lying about. @param {string | null} name */
const isSource = (name) => !name || !/generated|\.test\.|\.md$|~$|\.swp$|\.tmp/.test(name);
