// What browsers load: split into chunks, each under the hash of its content, listed in dist/web/manifest.json.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { barrels } from '../esbuild/barrels.mjs';
import { fluentTokens } from '../esbuild/fluent-tokens.mjs';
import { commonOptions } from '../esbuild/options.mjs';
import { pictures } from '../esbuild/pictures.mjs';
import { projection } from '../esbuild/projection.mjs';
import { scripts } from '../esbuild/scripts.mjs';
import { sharedEntry } from '../esbuild/shared-entry.mjs';
import { distDir, inRoot, root } from '../paths.mjs';
import { copyLibraryParts } from './library-parts.mjs';

/** Chromium 109 is the last one for Windows 7; the others are three years back. */
export const browsers = ['chrome109', 'safari15', 'firefox115'];

const entry = 'host/web/main.tsx';

/**
 * @typedef {{ plugins: import('../plugins/registry.mjs').RegisteredPlugin[], contract: import('../plugins/contract.mjs').Contract, development: boolean }} Settings
 */

/**
 * `pictures`: addresses of everything that is no chunk, pictures and workers' scripts too.
 * @typedef {{ metafile: import('esbuild').Metafile, pictures: Set<string> }} WebBundle
 */

/** Names of emitted files: by content, so that they may be cached for ever. */
export const outputNames = {
  publicPath: '/',
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
};

/**
 * @param {Settings} settings
 * @returns {Promise<WebBundle>}
 */
export async function bundleWeb({ plugins, contract, development }) {
  const addresses = new Set();
  if (!fs.existsSync(inRoot(entry))) return { metafile: { inputs: {}, outputs: {} }, pictures: addresses };
  const common = commonOptions(plugins);
  const forBrowsers = /** @type {import('esbuild').BuildOptions} */ ({
    ...common,
    platform: 'browser',
    conditions: development ? ['development', 'module'] : ['production', 'module'],
    target: browsers,
    minify: !development,
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
  });
  const { metafile } = await build({
    ...forBrowsers,
    ...outputNames,
    alias: {
      ...common.alias,
      qs: inRoot('host/build/esbuild/query-strings.js'),
      'fast-safe-stringify': inRoot('host/build/esbuild/plain-json.cjs'),
    },
    entryPoints: [inRoot(entry)],
    outdir: path.join(distDir, 'web'),
    splitting: true,
    sourcemap: development ? 'linked' : false,
    legalComments: development ? 'none' : 'external',
    plugins: [
      ...(common.plugins ?? []),
      sharedEntry(inRoot(entry), plugins),
      fluentTokens,
      projection(contract, plugins),
      pictures(addresses),
      scripts(addresses, forBrowsers),
      barrels(plugins),
    ],
  });
  await bundleServiceWorker(forBrowsers);
  for (const address of copyLibraryParts()) addresses.add(address);
  return { metafile: /** @type {import('esbuild').Metafile} */ (metafile), pictures: addresses };
}

/**
 * Writes dist/web/manifest.json (what the server needs to know to write a page's head) and meta.json (what the tests of
 * imports and sizes read), and removes files of older builds, except those of the last one: open tabs still ask for them.
 * @param {WebBundle} bundle
 * @param {import('esbuild').Metafile} styles
 * @param {import('../plugins/lazy-parts.mjs').LazyParts} parts
 * @param {import('../plugins/contract.mjs').Contract} contract
 * @returns {string[]} the files of this build, absolute
 */
export function writeWebManifest({ metafile: scripts, pictures: addresses }, styles, { pages, blocks }, contract) {
  const web = path.join(distDir, 'web');
  const address = (/** @type {string} */ output) =>
    `/${path.relative(web, path.resolve(root, output)).split(path.sep).join('/')}`;
  const outputs = Object.entries(scripts.outputs);

  const chunks = {};
  for (const [file, output] of outputs) {
    if (!output.entryPoint) continue;
    chunks[output.entryPoint] = { file: address(file), imports: staticImports(scripts, file).map(address) };
  }
  const css = styleAddresses(styles, address);
  const emitted = [...outputs.map(([file]) => file), ...Object.keys(styles.outputs)].map(address);
  const files = [...new Set([...emitted, ...addresses])].sort();
  const manifest = {
    /** Changes with any byte of what browsers load. */
    version: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12),
    entry: chunks[entry]?.file ?? null,
    /** What the entry imports at once: to be preloaded. */
    preload: chunks[entry]?.imports ?? [],
    css: css.core ?? null,
    pluginCss: Object.fromEntries(Object.entries(css).filter(([name]) => name !== 'core')),
    /** Source file of a page or part loaded on demand → its file and what that imports. */
    chunks,
    /** `plugin.page` and `plugin.block` → source file, a key of `chunks`. */
    pages,
    blocks,
    /** `owner.language` → file of the compiled messages. */
    texts: textAddresses(chunks),
    /** `plugin.page` of pages that open without a network → all that they may load. */
    offline: offlineFiles(scripts, styles, pages, contract, address),
    files,
  };
  fs.mkdirSync(web, { recursive: true });
  const former = readJson(path.join(web, 'manifest.json'))?.files ?? [];
  fs.writeFileSync(path.join(web, 'manifest.json'), JSON.stringify(manifest, null, 2));
  fs.writeFileSync(path.join(web, 'meta.json'), JSON.stringify(scripts));
  removeOlder(web, new Set([...files, ...former]));
  return files.map((name) => path.join(web, name));
}

/** The chunks that a file cannot run without, nearest first. */
function staticImports({ outputs }, file, seen = new Set()) {
  for (const { path: next, kind } of outputs[file]?.imports ?? []) {
    if (kind !== 'import-statement' || seen.has(next) || !outputs[next]) continue;
    seen.add(next);
    staticImports({ outputs }, next, seen);
  }
  return [...seen];
}

/** The service worker: one script under a fixed name, to which the server adds the list of cached files. */
async function bundleServiceWorker(options) {
  const source = 'core/web/offline/service-worker.ts';
  if (!fs.existsSync(inRoot(source))) return;
  await build({
    ...options,
    entryPoints: [{ out: 'service-worker', in: inRoot(source) }],
    outdir: path.join(distDir, 'web'),
    format: 'iife',
    metafile: false,
  });
}

/**
 * What pages marked `offline` may load: their scripts with everything that these load on demand, and the fonts and pictures of
 * their sheets. What the entry loads on demand is every page there is, and is left out.
 */
function offlineFiles(scripts, styles, pages, contract, address) {
  const byEntry = Object.fromEntries(
    Object.entries(scripts.outputs).flatMap(([file, { entryPoint }]) => (entryPoint ? [[entryPoint, file]] : [])),
  );
  const main = byEntry[entry];
  const shell = new Set(main ? [main, ...staticImports(scripts, main)] : []);
  const sheets = Object.entries(styles.outputs).filter(([file]) => file.endsWith('.css'));
  const drawn = (/** @type {string} */ owner) =>
    sheets
      .filter(([file]) => path.basename(file).replace(/-[A-Z0-9]{8}\.css$/, '') === owner)
      .flatMap(([, { imports }]) => imports.filter(({ kind }) => kind === 'url-token').map((one) => one.path));
  const kept = {};
  for (const [id, manifest] of contract.manifests) {
    for (const [route, { offline }] of Object.entries(manifest.routes ?? {})) {
      const source = offline && pages[`${id}.${route}`];
      const file = source && byEntry[source];
      if (!file) continue;
      const own = [...everyImport(scripts, file, shell), ...drawn('core'), ...drawn(`plugin-${id}`)];
      kept[`${id}.${route}`] = [...new Set(own.filter((name) => !name.startsWith('data:')))].map(address);
    }
  }
  return kept;
}

/** A chunk, what it imports at once, and what any of these imports on demand. */
function everyImport({ outputs }, file, shell, seen = new Set()) {
  if (seen.has(file) || shell.has(file) || !outputs[file]) return seen;
  seen.add(file);
  for (const { path: next } of outputs[file].imports) everyImport({ outputs }, next, shell, seen);
  return seen;
}

/** @returns {Record<string, string>} "core" and plugin ids → address */
function styleAddresses(styles, address) {
  const sheets = Object.entries(styles.outputs).filter(([file, output]) => output.entryPoint && file.endsWith('.css'));
  return Object.fromEntries(
    sheets.map(([file]) => [
      /([\w-]+?)(-[A-Z0-9]{8})?\.css$/.exec(file)?.[1]?.replace(/^plugin-/, '') ?? file,
      address(file),
    ]),
  );
}

/** @param {Record<string, { file: string }>} chunks */
function textAddresses(chunks) {
  const texts = Object.entries(chunks).filter(([source]) => /\/messages\/[\w-]+\.[\w-]+\.json$/.test(source));
  return Object.fromEntries(texts.map(([source, { file }]) => [path.basename(source, '.json'), file]));
}

function removeOlder(web, kept) {
  const folder = path.join(web, 'assets');
  if (!fs.existsSync(folder)) return;
  for (const found of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(found.parentPath, found.name);
    const address = `/${path.relative(web, file).split(path.sep).join('/')}`;
    if (found.isFile() && !kept.has(address.replace(/\.(br|gz)$/, ''))) fs.rmSync(file);
  }
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}
