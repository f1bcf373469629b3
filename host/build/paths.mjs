// Where things lie: every folder that the build reads or writes, named once.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {...string} parts a path inside the repository */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Output of the build; never edit it. EDUTECH_DIST lets a test build beside the developer's own output. */
export const distDir = ofItsOwn(process.env.EDUTECH_DIST || 'dist');

/** Import maps and compiled messages, written from the registry before bundling. */
export const generatedDir = ofItsOwn(process.env.EDUTECH_GENERATED || 'host/generated');

/** Everything a running platform writes: database, files, caches. */
export const dataDir = () => path.resolve(root, process.env.EDUTECH_DATA || 'data');

/** Caches that may be deleted at any time. */
export const cacheDir = inRoot('node_modules/.cache/edutech');

/** A path for people and for generated files: relative to the repository, with forward slashes. */
export const fromRoot = (/** @type {string} */ file) => path.relative(root, file).split(path.sep).join('/');

/**
 * A folder that the build may empty: never the repository or one around it, which an unset variable would name.
 * @param {string} folder
 */
function ofItsOwn(folder) {
  const resolved = path.resolve(root, folder);
  if (!path.relative(resolved, root).startsWith('..'))
    throw new Error(
      `The build does not write into ${resolved}: it would remove the repository. Name a folder of its own.`,
    );
  return resolved;
}
