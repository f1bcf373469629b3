// Style sheets: one of core's for every page, and one for each plugin that has web/style.css.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { commonOptions } from '../esbuild/options.mjs';
import { distDir, inRoot, root } from '../paths.mjs';
import { browsers, outputNames } from './web.mjs';

/** What style sheets point at becomes files of their own. */
const urlLoaders = /** @type {Record<string, import('esbuild').Loader>} */ (
  Object.fromEntries(['.svg', '.png', '.jpg', '.webp', '.avif', '.woff2'].map((extension) => [extension, 'file']))
);

const withMedia = 'with-media';

/**
 * Viewers and uploads have a sheet of their own, which comes before that of the few plugins that show them.
 * @type {import('esbuild').Plugin}
 */
const mediaFirst = {
  name: withMedia,
  setup(own) {
    own.onResolve({ filter: /^with-media:/ }, ({ path: name }) => ({
      path: name.slice(withMedia.length + 1),
      namespace: withMedia,
    }));
    own.onLoad({ filter: /./, namespace: withMedia }, ({ path: file }) => ({
      contents: [inRoot('core/ui/viewer/styles/media.css'), file]
        .map((sheet) => `@import ${JSON.stringify(sheet)};`)
        .join('\n'),
      loader: 'css',
      resolveDir: root,
    }));
  },
};

/**
 * @param {import('./web.mjs').Settings} settings
 * @returns {Promise<import('esbuild').Metafile>}
 */
export async function bundleStyles({ plugins, contract, development }) {
  const common = commonOptions(plugins);
  const own = plugins
    .map(({ id, folder }) => ({ id, file: path.join(folder, 'web/style.css') }))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ id, file }) => ({
      out: `plugin-${id}`,
      in: contract.manifests.get(id)?.showsMedia ? `${withMedia}:${file}` : file,
    }));
  const { metafile } = await build({
    ...common,
    ...outputNames,
    entryPoints: [{ out: 'core', in: inRoot('core/ui/styles/core.css') }, ...own],
    outdir: path.join(distDir, 'web'),
    target: browsers,
    minify: !development,
    loader: urlLoaders,
    plugins: [...(common.plugins ?? []), mediaFirst],
  });
  return /** @type {import('esbuild').Metafile} */ (metafile);
}
