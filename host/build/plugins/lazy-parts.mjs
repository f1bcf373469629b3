// Which source file is behind each page and block that browsers load on demand: with it the server can name, in the head of
// a document, what the page will ask for one after the other.
import fs from 'node:fs';
import path from 'node:path';
import { fromRoot, root } from '../paths.mjs';
import { importTypeScript } from './typescript.mjs';

/**
 * @typedef {object} LazyParts
 * @property {Record<string, string>} pages `plugin.page` → source file
 * @property {Record<string, string>} blocks `plugin.block` → source file
 */

/**
 * Evaluates the plugins' web/index.ts and reads the addresses out of their `() => import('…')`.
 * @param {import('./registry.mjs').RegisteredPlugin[]} plugins
 * @returns {Promise<LazyParts>}
 */
export async function findLazyParts(plugins) {
  const having = plugins.filter((plugin) => fs.existsSync(indexFile(plugin)));
  const lines = having.map(
    (plugin, at) => `export { default as half${at} } from ${JSON.stringify(indexFile(plugin))};`,
  );
  const stdin = { contents: lines.join('\n'), resolveDir: root, loader: /** @type {const} */ ('ts') };
  const halves = await importTypeScript({ stdin, plugins: [keepAddresses] }, plugins);
  const parts = { pages: {}, blocks: {} };
  for (const [at, { id }] of having.entries()) {
    const { pages = {}, blocks = {} } = halves[`half${at}`];
    Object.assign(parts.pages, addressesIn(id, pages));
    Object.assign(parts.blocks, addressesIn(id, blocks));
  }
  return parts;
}

/** @param {import('./registry.mjs').RegisteredPlugin} plugin */
const indexFile = (plugin) => path.join(plugin.folder, 'web/index.ts');

/** @param {string} plugin @param {Record<string, () => Promise<unknown>>} loads */
function addressesIn(plugin, loads) {
  return Object.fromEntries(
    Object.entries(loads).flatMap(([name, load]) => {
      const address = /import\("([^"]+)"\)/.exec(String(load))?.[1];
      return address ? [[`${plugin}.${name}`, address]] : [];
    }),
  );
}

/** Leaves dynamic imports as they are, with the source file's path from the root as the address. */
const keepAddresses = {
  name: 'keep-addresses',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /./ }, async ({ path: name, kind, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'found') return undefined;
      const found = await build.resolve(name, { kind, resolveDir, importer, pluginData: 'found' });
      return found.errors.length > 0 ? found : { path: fromRoot(found.path), external: true };
    });
  },
};
