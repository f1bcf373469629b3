// Style sheets: one of core's for every page, and one for each plugin that has web/style.css.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { browsers, outputNames } from './bundle-web.mjs';
import { commonOptions } from './esbuild/options.mjs';
import { distDir, inRoot, root } from './paths.mjs';

/** Rules of icons that carry no CSS-in-JS runtime (see esbuild/barrels.mjs). */
const iconRules = '@fluentui/react-icons/headless/styles.css';

/** What style sheets point at becomes files of their own. */
const urlLoaders = /** @type {Record<string, import('esbuild').Loader>} */ (
  Object.fromEntries(['.svg', '.png', '.jpg', '.webp', '.avif', '.woff2'].map((extension) => [extension, 'file']))
);

/**
 * @param {import('./bundle-web.mjs').Settings} settings
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
    entryPoints: [{ out: 'core', in: 'core-styles' }, ...own],
    outdir: path.join(distDir, 'web'),
    target: browsers,
    minify: !development,
    loader: urlLoaders,
    plugins: [...(common.plugins ?? []), coreStyles()],
  });
  return /** @type {import('esbuild').Metafile} */ (metafile);
}

/**
 * The sheet that imports every file of core/ui/styles and host/web/styles by name: tokens.css before tokens-modes.css.
 * @returns {import('esbuild').Plugin}
 */
function coreStyles() {
  return {
    name: 'core-styles',
    setup(build) {
      build.onResolve({ filter: /^core-styles$/ }, () => ({ path: 'core-styles', namespace: 'core-styles' }));
      build.onLoad({ filter: /.*/, namespace: 'core-styles' }, () => {
        const sheets = [iconRules, ...sheetsIn('core/ui/styles'), ...sheetsIn('host/web/styles')];
        const contents = sheets.map((name) => `@import ${JSON.stringify(name)};`).join('\n');
        return { contents, loader: 'css', resolveDir: root };
      });
    },
  };
}

/** @param {string} folder @returns {string[]} */
function sheetsIn(folder) {
  if (!fs.existsSync(inRoot(folder))) return [];
  const sheets = fs.readdirSync(inRoot(folder)).filter((name) => name.endsWith('.css'));
  // Without the ending, which would put "tokens-modes.css" before "tokens.css".
  const names = sheets.map((name) => name.replace(/\.css$/, '')).sort();
  return names.map((name) => `./${folder}/${name}.css`);
}
