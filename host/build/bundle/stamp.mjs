// Is dist/ what the sources give? Decided by names, sizes and times of all inputs, not by their content: a start is quick.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { distDir, inRoot, root } from '../paths.mjs';
import { installed, readRegistry } from '../plugins/registry.mjs';

const stampFile = () => path.join(distDir, '.stamp');

/** Folders and files whose change can change the build. */
const inputs = ['core', 'host', 'plugins', 'package-lock.json', 'tsconfig.json', 'build.mjs'];

/**
 * @param {import('./bundle.mjs').BuildOptions} options
 * @returns {string} changes when a build would give something else
 */
export function inputsHash({ registry, development = false }) {
  const plugins = readRegistry(registry);
  const outside = installed(plugins).filter((plugin) => plugin.isOutside);
  const hash = createHash('sha256');
  // Absolute paths stand in the generated maps, so a moved repository is another one.
  hash.update(JSON.stringify([root, development, plugins]));
  for (const place of [...inputs.map((name) => inRoot(name)), ...outside.map((plugin) => plugin.folder)]) {
    for (const line of listInputs(place)) hash.update(line);
  }
  return hash.digest('hex');
}

/** @param {string} hash */
export const isFresh = (hash) => fs.existsSync(stampFile()) && fs.readFileSync(stampFile(), 'utf8') === hash;

/** @param {string} hash */
export function writeStamp(hash) {
  fs.mkdirSync(distDir, { recursive: true });
  fs.writeFileSync(stampFile(), hash);
}

/** One line per file below a folder, in a fixed order. @param {string} place @returns {string[]} */
function listInputs(place) {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [`${place} ${found.size} ${found.mtimeMs}\n`];
  return fs
    .readdirSync(place)
    .filter((name) => !isIgnored(name))
    .sort()
    .flatMap((name) => listInputs(path.join(place, name)));
}

/** Tests and texts are no part of the product; generated files follow from the rest. */
const isIgnored = (/** @type {string} */ name) =>
  /\.test\.tsx?$|\.md$/.test(name) || ['generated', 'node_modules', 'templates'].includes(name);
