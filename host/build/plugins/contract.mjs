// Evaluates the manifests and api modules of all plugins in Node, once per build: browser projections, the catalogue and
// the checks of messages are all made from the values found here, not from guessing at sources.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../paths.mjs';
import { Complaint } from '../report.mjs';
import { importTypeScript } from './typescript.mjs';

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
  const lines = [
    `export { projectManifest } from ${quote(inRoot('core/common/plugin.ts'))};`,
    `export { isEndpoint } from ${quote(inRoot('core/common/endpoint.ts'))};`,
    ...manifestFiles.map((file, at) => `export { default as manifest${at} } from ${quote(file)};`),
    ...apiFiles.map((file, at) => `export * as api${at} from ${quote(file)};`),
  ];
  const stdin = {
    contents: lines.join('\n'),
    resolveDir: root,
    sourcefile: 'contract.ts',
    loader: /** @type {const} */ ('ts'),
  };
  const values = await importTypeScript({ stdin }, plugins);

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
  const { projectManifest, isEndpoint } = values;
  return { manifests, apis, projectManifest, isEndpoint, isSchema, pluginOf: (file) => ids.get(file) };
}

/** Whether TypeBox made it; its own `IsSchema` takes any object for one, also a list of names that a page wants to read. */
const isSchema = (value) => typeof value === 'object' && value !== null && ('~kind' in value || '~unsafe' in value);

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

const quote = JSON.stringify;
