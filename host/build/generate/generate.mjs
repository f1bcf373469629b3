// Writes host/generated: the only way in which the host learns which plugins there are. Nothing else imports a plugin.
import fs from 'node:fs';
import path from 'node:path';
import { fromRoot, generatedDir, inRoot } from '../paths.mjs';
import { apiFile, evaluateContract, manifestFile } from '../plugins/contract.mjs';
import { installed, readRegistry } from '../plugins/registry.mjs';
import { Complaint } from '../report.mjs';
import { callWordsModule } from './call-words.mjs';
import { addMessages } from './generate-messages.mjs';
import { licencesModule } from './licences.mjs';

/**
 * @param {string} registry
 * @returns {Promise<{ plugins: import('../plugins/registry.mjs').RegisteredPlugin[], contract: import('../plugins/contract.mjs').Contract }>}
 */
export async function generate(registry) {
  const all = readRegistry(registry);
  const plugins = installed(all);
  // all: an installed plugin may name one that is not (`optional`), and browsers get no more of that than of others
  const contract = await evaluateContract(all);
  /** @type {Map<string, string>} file name → text */
  const files = new Map([
    ['manifests.ts', manifestsModule(plugins, all)],
    ['apis.ts', apisModule(plugins)],
    ['server.ts', halvesModule(plugins, 'server', 'server/index.ts')],
    ['web.ts', halvesModule(plugins, 'web', 'web/index.ts')],
    ['web-manifests.ts', webManifestsModule(plugins)],
    ['licences.ts', licencesModule()],
    ['call-words.ts', callWordsModule(plugins)],
  ]);
  const missing = addMessages(files, plugins, contract);
  writeAll(files);
  // Last: while texts are still being written, everybody else can work with the maps already.
  if (missing.length > 0) throw new Complaint(missing.join('\n'));
  return { plugins, contract };
}

const note = '// Written by `node build.mjs` from registry.json; changes here are lost.\n';

/** @param {string} file the module's name as a file of host/generated imports it */
function importName(file) {
  const inside = path.relative(inRoot('.'), file);
  const name = inside.startsWith('..') ? file : `edutech/${fromRoot(file)}`;
  return JSON.stringify(name.replace(/\.ts$/, '').split(path.sep).join('/'));
}

/** Every manifest in registry order, with what the registry says about it. */
function manifestsModule(plugins, all) {
  const imports = plugins.map((plugin) => `import ${plugin.id}Manifest from ${importName(manifestFile(plugin))};`);
  const rows = plugins.map(
    ({ id, folder, options }) =>
      `  { manifest: ${id}Manifest, folder: ${JSON.stringify(folder)}, options: ${JSON.stringify(options)} },`,
  );
  const off = all.filter((plugin) => !plugin.enabled).map((plugin) => plugin.id);
  return `${note}import type { PluginManifest } from 'edutech/core/common/plugin';
${imports.join('\n')}

export interface InstalledPlugin {
  readonly manifest: PluginManifest;
  /** Absolute; migrations and demo media lie there. */
  readonly folder: string;
  /** As registry.json sets them, not yet checked against the manifest's schema. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** In registry order. */
export const installed: readonly InstalledPlugin[] = [
${rows.join('\n')}
];

/** Named in the registry, but switched off there: not in this build. */
export const notInstalled: readonly string[] = ${JSON.stringify(off)};
`;
}

/** Every api module whole, schemas included: for the server only. */
function apisModule(plugins) {
  const having = plugins.filter((plugin) => fs.existsSync(apiFile(plugin)));
  return `${note}${having.map((plugin) => `import * as ${plugin.id}Api from ${importName(apiFile(plugin))};`).join('\n')}

/** Plugin id → its api.ts. */
export const apis: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
${having.map(({ id }) => `  ${id}: ${id}Api,`).join('\n')}
};
`;
}

/** The halves of one side, in registry order; a plugin may have none (an undeveloped area). */
function halvesModule(plugins, side, entry) {
  const having = plugins.filter((plugin) => fs.existsSync(path.join(plugin.folder, entry)));
  const type = side === 'web' ? 'AnyWebHalf' : 'AnyServerHalf';
  const imports = having.map(
    (plugin) => `import ${plugin.id}Half from ${importName(path.join(plugin.folder, `${side}/index`))};`,
  );
  return `${note}import type { ${type} } from 'edutech/core/${side}/plugin';
${imports.join('\n')}

/** In registry order. */
export const ${side}Halves: readonly ${type}[] = [${having.map(({ id }) => `${id}Half`).join(', ')}];
`;
}

/**
 * What browsers may know of every manifest, also of plugins without a web half: nothing of folders, options and
 * permissions.
 */
function webManifestsModule(plugins) {
  const imports = plugins.map((plugin) => `import ${plugin.id}Manifest from ${importName(manifestFile(plugin))};`);
  return `${note}import type { WebManifest } from 'edutech/core/common/plugin';
${imports.join('\n')}

/** In registry order. In a browser's bundle each manifest is the projection of itself. */
export const webManifests: readonly WebManifest[] = [
${plugins.map(({ id }) => `  ${id}Manifest,`).join('\n')}
];
`;
}

/**
 * Writes changed files only (watchers and staleness checks use file times), and removes files that are no longer
 * generated.
 */
function writeAll(files) {
  fs.mkdirSync(path.join(generatedDir, 'messages'), { recursive: true });
  for (const [name, text] of files) {
    const file = path.join(generatedDir, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
  }
  for (const name of fs.readdirSync(generatedDir, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(generatedDir, name);
    if (fs.statSync(file).isFile() && !files.has(name.split(path.sep).join('/'))) fs.rmSync(file);
  }
}
