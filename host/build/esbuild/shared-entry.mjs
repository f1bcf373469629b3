// esbuild plugin: the first page loads a few files, not dozens.
//
// esbuild puts modules into one chunk when the same set of entry points reaches them, and every module that is imported
// on demand is an entry point. Parts shared by the entry and some pages then get a chunk for each set of pages,
// dozens of which the entry has to load. So each module that is imported on demand imports the entry: it is
// loaded already, so nothing is loaded or run again, and all modules reach what the entry reaches: one chunk.
import fs from 'node:fs';
import path from 'node:path';
import { rewriteBarrels } from './barrels.mjs';

const asked = Symbol('resolved by this plugin');
const onDemand = Symbol('imported on demand');

/**
 * @param {string} entry the entry's file
 * @returns {import('esbuild').Plugin}
 */
export function sharedEntry(entry) {
  return {
    name: 'shared-entry',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ kind, path: name, importer, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === asked) return undefined;
        const found = await build.resolve(name, { kind, importer, resolveDir, pluginData: asked });
        const isOurs = found.errors.length === 0 && /\.tsx?$/.test(found.path);
        return isOurs ? { path: found.path, pluginData: onDemand } : undefined;
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file, pluginData }) => {
        if (pluginData !== onDemand) return undefined;
        const source = await fs.promises.readFile(file, 'utf8');
        const folder = path.dirname(file);
        const contents = rewriteBarrels(`${source}\nimport ${JSON.stringify(entry)};`, folder);
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts', resolveDir: folder };
      });
    },
  };
}
