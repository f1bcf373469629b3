// Reads registry.json: which plugins this build contains, in navigation order, and where their folders are.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inRoot, root } from '../paths.mjs';
import { Complaint } from '../report.mjs';

/**
 * @typedef {object} RegisteredPlugin
 * @property {string} id
 * @property {string} folder absolute
 * @property {Record<string, unknown>} options
 * @property {boolean} enabled
 * @property {boolean} isOutside not under plugins/
 */

const knownKeys = ['id', 'enabled', 'options', 'from'];

/**
 * The registry file of this command: --registry FILE, else EDUTECH_REGISTRY, else the repository's own.
 * @param {string[]} [args]
 */
export function registryFile(args = []) {
  const at = args.indexOf('--registry');
  const named = at >= 0 ? args[at + 1] : process.env.EDUTECH_REGISTRY;
  if (at >= 0 && !named) throw new Complaint('--registry needs a file: --registry my-city/registry.json');
  return named ? path.resolve(named) : inRoot('registry.json');
}

/**
 * @param {string} file
 * @returns {RegisteredPlugin[]} in registry order, those switched off included
 */
export function readRegistry(file) {
  const { plugins } = parse(file);
  if (!Array.isArray(plugins)) throw new Complaint(`${file} has no list "plugins".`);
  const seen = new Set();
  return plugins.map((line) => {
    const plugin = readLine(line, file);
    if (seen.has(plugin.id)) throw new Complaint(`${file} names the plugin "${plugin.id}" twice: remove one line.`);
    seen.add(plugin.id);
    return plugin;
  });
}

/** @param {string} file */
function parse(file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    throw new Complaint(`There is no registry at ${file}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`${file} is not JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/** @returns {RegisteredPlugin} */
function readLine(line, file) {
  const { id, enabled = true, options = {}, from } = line;
  const unknown = Object.keys(line).find((key) => !knownKeys.includes(key));
  if (unknown) throw new Complaint(`${file}: the line of "${id}" has "${unknown}"; known are ${knownKeys.join(', ')}.`);
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new Complaint(`${file}: "${id}" is no plugin id (lower-case letters, digits).`);
  const folder = from ? outsideFolder(from, file) : inRoot('plugins', id);
  if (!fs.existsSync(path.join(folder, 'plugin.ts'))) {
    const hint = from ? '' : ', or say with "from" where it lies';
    throw new Complaint(
      `${file} names the plugin "${id}", but there is no ${path.join(folder, 'plugin.ts')}: remove the line${hint}.`,
    );
  }
  return { id, folder, options, enabled, isOutside: from !== undefined };
}

/** A path is meant from the registry's folder; a bare name is an installed package. */
function outsideFolder(from, file) {
  const isPath = from.startsWith('.') || path.isAbsolute(from);
  const folder = isPath ? path.resolve(path.dirname(file), from) : path.join(root, 'node_modules', from);
  // One name per file: a linked folder would otherwise be bundled under two.
  return fs.existsSync(folder) ? fs.realpathSync(folder) : folder;
}

/**
 * The plugins that a build contains. "Off" in the registry means not installed: no chunk, no endpoint, no migration.
 * @param {RegisteredPlugin[]} plugins
 */
export const installed = (plugins) => plugins.filter((plugin) => plugin.enabled);

/** Folders of installed plugins that lie elsewhere. @param {string} file */
export const outsideFolders = (file) =>
  installed(readRegistry(file)).flatMap((plugin) => (plugin.isOutside ? [plugin.folder] : []));
