// What all our esbuild runs have in common: where names lead, and how TypeScript is read.
import path from 'node:path';
import { generatedDir, inRoot, root } from '../paths.mjs';

/**
 * @param {import('../plugins/registry.mjs').RegisteredPlugin[]} plugins
 * @returns {import('esbuild').BuildOptions}
 */
export function commonOptions(plugins) {
  const outside = plugins.filter((plugin) => plugin.isOutside).map((plugin) => plugin.folder);
  return {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    // `edutech/core/…` is the name of the repository for plugins, wherever they lie.
    alias: { edutech: root },
    nodePaths: [inRoot('node_modules')],
    tsconfig: inRoot('tsconfig.json'),
    jsx: 'automatic',
    charset: 'utf8',
    metafile: true,
    logLevel: 'silent',
    plugins: [
      ...(outside.length > 0 ? [shareOurPackages(outside)] : []),
      ...(generatedDir === inRoot('host/generated') ? [] : [moveGenerated()]),
    ],
  };
}

/**
 * Plugins from outside use our React and Fluent even when they bring their own: two Reacts on one page do not work.
 * What only they have is bundled, because Node would not find it from dist/.
 * @param {string[]} folders
 * @returns {import('esbuild').Plugin}
 */
function shareOurPackages(folders) {
  const isOutside = (/** @type {string} */ file) => folders.some((folder) => file.startsWith(folder + path.sep));
  return {
    name: 'share-our-packages',
    setup(build) {
      build.onResolve({ filter: /^[@a-z]/ }, async ({ path: name, importer, kind, pluginData }) => {
        if (pluginData === 'shared' || !isOutside(importer) || name.startsWith('edutech/')) return undefined;
        const ours = await build.resolve(name, {
          resolveDir: root,
          kind,
          importer: inRoot('build.mjs'),
          pluginData: 'shared',
        });
        return ours.errors.length === 0 ? ours : undefined;
      });
    },
  };
}

/**
 * A test builds another registry beside the developer's own: sources still say host/generated, and mean EDUTECH_GENERATED.
 * @returns {import('esbuild').Plugin}
 */
function moveGenerated() {
  return {
    name: 'move-generated',
    setup(build) {
      build.onResolve({ filter: /(^|\/)generated\/[\w-]+$/ }, ({ path: name, resolveDir, kind }) => {
        const meant = name.startsWith('.') ? path.resolve(resolveDir, name) : name.replace(/^edutech/, root);
        if (path.dirname(meant) !== inRoot('host/generated')) return undefined;
        return build.resolve(`./${path.basename(meant)}`, { resolveDir: generatedDir, kind });
      });
    },
  };
}
