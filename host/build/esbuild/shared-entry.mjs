// esbuild plugin: the first page loads a few files, not dozens.
//
// esbuild puts modules into one chunk when the same set of entry points reaches them, and every module that is imported
// on demand is an entry point. Parts shared by the entry and some pages then get a chunk for each set of pages,
// dozens of which the entry has to load. So each module that is imported on demand imports the entry: it is
// loaded already, so nothing is loaded or run again, and all modules reach what the entry reaches: one chunk.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { rewriteBarrels } from './barrels.mjs';

/**
 * @param {string} entry the entry's file
 * @param {{ folder: string }[]} plugins some may lie outside the repository
 * @returns {import('esbuild').Plugin}
 */
export function sharedEntry(entry, plugins) {
  const ours = ['core/di', 'core/ui', 'core/web', 'host/web'].map((folder) => inRoot(folder));
  const theirs = plugins.flatMap(({ folder }) => ['web', 'kit'].map((part) => path.join(folder, part)));
  const folders = [...ours, ...theirs.filter((folder) => fs.existsSync(folder))];
  return {
    name: 'shared-entry',
    setup(build) {
      /** @type {Set<string>} */
      let onDemand = new Set();
      // Before anything is loaded: what one module imports at once and another on demand would else be treated by chance.
      build.onStart(() => {
        onDemand = new Set(folders.flatMap(importedOnDemand));
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (!onDemand.has(file)) return undefined;
        const source = await fs.promises.readFile(file, 'utf8');
        const folder = path.dirname(file);
        const contents = rewriteBarrels(`${source}\nimport ${JSON.stringify(entry)};`, folder);
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts', resolveDir: folder };
      });
    },
  };
}

/** The modules that sources of a folder name in an `import(…)`. @param {string} folder @returns {string[]} */
function importedOnDemand(folder) {
  const sources = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return sources
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const named = fs.readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'(edutech\/|\.{1,2}\/)([^']+)'/g);
      return [...named].flatMap(([, from = '', target = '']) =>
        moduleAt(from === 'edutech/' ? inRoot(target) : path.resolve(path.dirname(file), from, target)),
      );
    });
}

/** @param {string} at without its ending @returns {string[]} */
const moduleAt = (at) => [`${at}.tsx`, `${at}.ts`].filter((file) => fs.existsSync(file));
