// What Node runs: the web server, its command line, and the rendering of public pages.
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { barrels } from '../esbuild/barrels.mjs';
import { commonOptions } from '../esbuild/options.mjs';
import { pictures } from '../esbuild/pictures.mjs';
import { noScripts } from '../esbuild/scripts.mjs';
import { distDir, inRoot, root } from '../paths.mjs';

const entries = ['host/server/main.ts', 'host/server/cli.ts', 'host/web/entry-server.tsx'];

/**
 * The programs of worker threads, `…-thread.ts`: their starters find them beside themselves, as all files are in one folder.
 * @param {import('../plugins/registry.mjs').RegisteredPlugin[]} plugins
 */
const threads = (plugins) =>
  [inRoot('core/server'), ...plugins.map(({ folder }) => folder)].flatMap((folder) =>
    fs
      .globSync('**/*-thread.ts', { cwd: folder, exclude: ['**/node_modules/**'] })
      .map((file) => path.join(folder, file)),
  );

/** CommonJS packages inside the bundle ask for Node's modules by require. */
const banner = "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);";

/** @param {import('./web.mjs').Settings} settings */
export async function bundleServer({ plugins, development }) {
  const common = commonOptions(plugins);
  const { metafile } = await build({
    ...common,
    entryPoints: [...entries.map((entry) => inRoot(entry)).filter((file) => fs.existsSync(file)), ...threads(plugins)],
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outdir: path.join(distDir, 'server'),
    platform: 'node',
    target: 'node22',
    splitting: true,
    external: externalPackages(),
    sourcemap: 'linked',
    banner: { js: banner },
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    loader: { '.sql': 'text' },
    plugins: [...(common.plugins ?? []), pictures(new Set()), noScripts, barrels(plugins)],
  });
  removeOlder(Object.keys(metafile?.outputs ?? {}).map((file) => path.resolve(root, file)));
}

/** Chunks of former builds. @param {string[]} kept */
function removeOlder(kept) {
  const folder = path.join(distDir, 'server');
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !kept.includes(file)) fs.rmSync(file);
  }
}

/**
 * Our dependencies stay in node_modules, except Fluent: the server must draw the same icons as the browser (esbuild/barrels.mjs
 * picks them), and Node takes a second to load Fluent's index files.
 */
function externalPackages() {
  const { dependencies } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@fluentui/') && name !== 'd3');
}
