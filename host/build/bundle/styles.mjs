// Style sheets: one of core's for every page, and one for each plugin that has pages.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { commonOptions } from '../esbuild/options.mjs';
import { distDir, inRoot, root } from '../paths.mjs';
import { kitsWithin } from '../plugins/kits.mjs';
import { browsers, outputNames } from './web.mjs';

/** What style sheets point at becomes files of their own. */
const urlLoaders = /** @type {Record<string, import('esbuild').Loader>} */ (
  Object.fromEntries(['.svg', '.png', '.jpg', '.webp', '.avif', '.woff2'].map((extension) => [extension, 'file']))
);

/** What pages of every plugin may show, and the shell never does. */
const kitSheet = 'core/ui/styles/kit.css';

/**
 * Lists have a sheet of their own, kits too, which come before that of the plugins that may show them.
 * @param {Map<string, string[]>} sheets of plugins: their own sheet → those that come first
 * @returns {import('esbuild').Plugin}
 */
const partsFirst = (sheets) => ({
  name: 'with-parts',
  setup(own) {
    own.onResolve({ filter: /^with-parts:/ }, ({ path: name }) => ({
      path: name.slice('with-parts:'.length),
      namespace: 'with-parts',
    }));
    own.onLoad({ filter: /./, namespace: 'with-parts' }, ({ path: file }) => ({
      contents: [...(sheets.get(file) ?? []), file]
        .filter((sheet) => fs.existsSync(sheet))
        .map((sheet) => `@import ${JSON.stringify(sheet)};`)
        .join('\n'),
      loader: 'css',
      resolveDir: root,
    }));
  },
});

/**
 * Every browser that we serve reads woff2: KaTeX's other forms of its fonts are left out.
 * @type {import('esbuild').Plugin}
 */
const oneFontForm = {
  name: 'one-font-form',
  setup(own) {
    own.onLoad({ filter: /katex[\\/]dist[\\/]katex\.css$/ }, async ({ path: file }) => ({
      contents: (await fs.promises.readFile(file, 'utf8')).replace(/, url\([^)]*\.(?:woff|ttf)\) format\("\w+"\)/g, ''),
      loader: 'css',
      resolveDir: path.dirname(file),
    }));
  },
};

/** @param {import('../../../core/common/plugin').PluginManifest | undefined} manifest */
const hasPages = (manifest) =>
  Object.values(manifest?.routes ?? {}).some((route) => !('redirect' in route) && !('undeveloped' in route));

/**
 * @param {import('./web.mjs').Settings} settings
 * @returns {Promise<import('esbuild').Metafile>}
 */
export async function bundleStyles({ plugins, contract, development }) {
  const common = commonOptions(plugins);
  const before = new Map();
  const own = plugins
    .filter(
      ({ id, folder }) => fs.existsSync(path.join(folder, 'web/style.css')) || hasPages(contract.manifests.get(id)),
    )
    .map(({ id, folder }) => {
      const file = path.join(folder, 'web/style.css');
      const kits = kitsWithin(id, plugins, contract).map((kit) => path.join(kit, 'style.css'));
      before.set(file, [inRoot(kitSheet), ...kits]);
      return { out: `plugin-${id}`, in: `with-parts:${file}` };
    });
  const { metafile } = await build({
    ...common,
    ...outputNames,
    entryPoints: [{ out: 'core', in: inRoot('core/ui/styles/core.css') }, ...own],
    outdir: path.join(distDir, 'web'),
    target: browsers,
    minify: !development,
    loader: urlLoaders,
    plugins: [...(common.plugins ?? []), partsFirst(before), oneFontForm],
  });
  return /** @type {import('esbuild').Metafile} */ (metafile);
}
