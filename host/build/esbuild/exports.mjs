// Follows re-exports: in which file is the thing that a package exports under this name?
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/**
 * What one module re-exports: name → [specifier, name there], and the specifiers of its `export *`.
 * @typedef {{ named: Map<string, [specifier: string, name: string]>, stars: string[] }} Reexports
 */

/** @type {Map<string, Reexports>} */
const known = new Map();

/**
 * The names inside the braces of an import or export, without types.
 * @param {string} braces "Button, type ButtonProps, useId as useFluentId"
 * @returns {[name: string, alias: string][]}
 */
export function readNames(braces) {
  return withoutComments(braces)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => {
      const [name = '', alias = name] = item.split(/\s+as\s+/);
      return [name, alias];
    });
}

/**
 * The file that defines `name`, seen from `specifier` in a file of `folder`; undefined when it is not to be found
 * (a CommonJS package, a misspelt name): then the caller leaves the import as it is, and the bundler says what is wrong.
 * @param {string} specifier
 * @param {string} name
 * @param {string} folder
 * @returns {{ file: string, name: string } | undefined}
 */
export function locateExport(specifier, name, folder) {
  const file = resolveModule(specifier, folder);
  if (!file) return undefined;
  const { named, stars } = reexportsOf(file);
  const next = named.get(name);
  if (next) return locateExport(next[0], next[1], path.dirname(file)) ?? { file, name };
  if (defines(file, name)) return { file, name };
  for (const star of stars) {
    const found = locateExport(star, name, path.dirname(file));
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds a module the way ESM-aware bundlers do, as far as Fluent and d3 need it.
 * @param {string} specifier
 * @param {string} folder
 */
export function resolveModule(specifier, folder) {
  if (specifier.startsWith('.')) {
    const file = path.resolve(folder, specifier);
    return [file, `${file}.js`, path.join(file, 'index.js')].find(isFile);
  }
  const home = packageFolder(specifier, folder);
  if (!home) return undefined;
  const { module, main } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8'));
  return module || main ? path.join(home, module ?? main) : undefined;
}

/** Upwards from the importing folder; plugins from outside the repository then find our packages, as in the bundle. */
function packageFolder(name, folder) {
  const above = [folder];
  while (path.dirname(above[0]) !== above[0]) above.unshift(path.dirname(above[0]));
  return [...above.reverse(), root]
    .map((at) => path.join(at, 'node_modules', name))
    .find((home) => isFile(path.join(home, 'package.json')));
}

/** @param {string} file @returns {Reexports} */
function reexportsOf(file) {
  const before = known.get(file);
  if (before) return before;
  const source = withoutComments(fs.readFileSync(file, 'utf8'));
  const named = new Map();
  for (const [, braces = '', specifier = ''] of source.matchAll(/\bexport\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)) {
    for (const [name, alias] of readNames(braces)) named.set(alias, [specifier, name]);
  }
  const stars = [...source.matchAll(/\bexport\s*\*\s*from\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '');
  const found = { named, stars };
  known.set(file, found);
  return found;
}

/** Whether the file itself declares an export of this name. */
function defines(file, name) {
  const source = fs.readFileSync(file, 'utf8');
  const declared = new RegExp(
    `\\bexport\\s+(?:const|let|var|function\\*?|async function|class)\\s+${literally(name)}\\b`,
  );
  if (declared.test(source)) return true;
  // export { Inner as Name } without "from": something imported or declared above.
  return [...withoutComments(source).matchAll(/\bexport\s*\{([^}]*)\}(?!\s*from)/g)].some(([, braces = '']) =>
    readNames(braces).some(([, alias]) => alias === name),
  );
}

const isFile = (/** @type {string} */ file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const literally = (/** @type {string} */ text) => text.replace(/[$]/g, '\\$&');
const withoutComments = (/** @type {string} */ text) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=[,{]\s*)\/\/.*$/gm, '');
