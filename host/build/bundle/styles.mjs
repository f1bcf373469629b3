// Style sheets: one of core's for every page, and one for each plugin that has web/style.css.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { commonOptions } from '../esbuild/options.mjs';
import { distDir, inRoot } from '../paths.mjs';
import { browsers, outputNames } from './web.mjs';

/** What style sheets point at becomes files of their own. */
const urlLoaders = /** @type {Record<string, import('esbuild').Loader>} */ (
  Object.fromEntries(['.svg', '.png', '.jpg', '.webp', '.avif', '.woff2'].map((extension) => [extension, 'file']))
);

/**
 * @param {import('./web.mjs').Settings} settings
 * @returns {Promise<import('esbuild').Metafile>}
 */
export async function bundleStyles({ plugins, development }) {
  const common = commonOptions(plugins);
  const own = plugins
    .map((plugin) => ({ out: `plugin-${plugin.id}`, in: path.join(plugin.folder, 'web/style.css') }))
    .filter((sheet) => fs.existsSync(sheet.in));
  const { metafile } = await build({
    ...common,
    ...outputNames,
    entryPoints: [{ out: 'core', in: inRoot('core/ui/styles/core.css') }, ...own],
    outdir: path.join(distDir, 'web'),
    target: browsers,
    minify: !development,
    loader: urlLoaders,
  });
  return /** @type {import('esbuild').Metafile} */ (metafile);
}
