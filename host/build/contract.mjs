// Evaluates the manifests and api modules of all plugins in Node, once per build: browser projections, the catalogue and
// the checks of messages are all made from the values found here, not from guessing at sources.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { commonOptions } from './esbuild/options.mjs';
import { inRoot } from './paths.mjs';
import { Complaint } from './report.mjs';

/**
 * @typedef {object} Contract
 * @property {Map<string, any>} manifests plugin id → manifest
 * @property {Map<string, Record<string, unknown>>} apis file → exports; of plugins and of core
 * @property {(manifest: any) => any} projectManifest core's own rule
 * @property {(value: unknown) => boolean} isEndpoint
 * @property {(value: unknown) => boolean} isSchema
 * @property {(file: string) => string | undefined} pluginOf manifest file → plugin id
 */

/**
 * @param {import('./registry.mjs').RegisteredPlugin[]} plugins
 * @returns {Promise<Contract>}
 */
export async function evaluateContract(plugins) {
  const apiFiles = [...coreApiFiles(), ...plugins.map(apiFile).filter((file) => fs.existsSync(file))];
  const manifestFiles = plugins.map(manifestFile);
  const values = await evaluate(plugins, [
    `export { projectManifest } from ${quote(inRoot('core/common/plugin.ts'))};`,
    `export { isEndpoint } from ${quote(inRoot('core/common/endpoint.ts'))};`,
    `export { IsSchema as isSchema } from 'typebox';`,
    ...manifestFiles.map((file, at) => `export { default as manifest${at} } from ${quote(file)};`),
    ...apiFiles.map((file, at) => `export * as api${at} from ${quote(file)};`),
  ]);

  const manifests = new Map();
  for (const [at, { id }] of plugins.entries()) {
    const manifest = values[`manifest${at}`];
    if (manifest?.id !== id) {
      throw new Complaint(`The registry calls a plugin "${id}", but ${manifestFiles[at]} says id "${manifest?.id}".`);
    }
    manifests.set(id, manifest);
  }
  const apis = new Map(apiFiles.map((file, at) => [file, values[`api${at}`]]));
  const ids = new Map(plugins.map((plugin) => [manifestFile(plugin), plugin.id]));
  const { projectManifest, isEndpoint, isSchema } = values;
  return { manifests, apis, projectManifest, isEndpoint, isSchema, pluginOf: (file) => ids.get(file) };
}

/** @param {import('./registry.mjs').RegisteredPlugin} plugin */
export const manifestFile = (plugin) => path.join(plugin.folder, 'plugin.ts');

/** @param {import('./registry.mjs').RegisteredPlugin} plugin */
export const apiFile = (plugin) => path.join(plugin.folder, 'api.ts');

/** Core declares endpoints too: the files of core/common/api. */
function coreApiFiles() {
  const folder = inRoot('core/common/api');
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.sort().map((name) => path.join(folder, name));
}

/** Bundles a module made of these lines and imports it. */
async function evaluate(plugins, lines) {
  const { outputFiles } = await build({
    ...commonOptions(plugins),
    stdin: { contents: lines.join('\n'), resolveDir: inRoot('.'), sourcefile: 'contract.ts', loader: 'ts' },
    platform: 'node',
    packages: 'external',
    write: false,
  });
  // Inside node_modules, so that Node finds packages from it; a new name each time, because Node never forgets a module.
  const folder = inRoot('node_modules/.cache/edutech');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `contract-${process.pid}-${Date.now()}.mjs`);
  fs.writeFileSync(file, outputFiles[0].text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    fs.rmSync(file);
  }
}

const quote = JSON.stringify;
