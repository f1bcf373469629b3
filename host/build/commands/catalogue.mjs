// `node build.mjs registry`: writes the generated part of registry.json, which shows what the plugins declare, so that a
// change of addresses, menus or permissions is seen in one diff. A merge conflict there is solved by running this again.
import fs from 'node:fs';
import { fromRoot } from '../paths.mjs';
import { evaluateContract } from '../plugins/contract.mjs';
import { readRegistry, registryFile } from '../plugins/registry.mjs';
import { Complaint } from '../report.mjs';

/**
 * @param {string[]} args --check compares only; --registry FILE
 * @returns {Promise<number>}
 */
export async function run(args) {
  const file = registryFile(args);
  const wanted = await registryText(file);
  const isFresh = fs.readFileSync(file, 'utf8') === wanted;
  if (args.includes('--check')) {
    if (!isFresh)
      throw new Complaint(`${fromRoot(file)} is not what the plugins declare: run "node build.mjs registry".`);
  } else if (!isFresh) {
    fs.writeFileSync(file, wanted);
  }
  console.log(`${fromRoot(file)} ${isFresh || args.includes('--check') ? 'is up to date' : 'written'}`);
  return 0;
}

/**
 * The registry as it should be: the authored part as it is, the catalogue from the manifests.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function registryText(file) {
  const authored = JSON.parse(fs.readFileSync(file, 'utf8')).plugins;
  const plugins = readRegistry(file);
  const { manifests } = await evaluateContract(plugins);
  // By id, so that a new order of navigation changes the authored part only.
  const ids = [...manifests.keys()].sort();
  const catalogue = Object.fromEntries(ids.map((id) => [id, catalogued(manifests.get(id))]));
  return formatRegistry({ plugins: authored, catalogue });
}

/**
 * The file's text: one line for each entry of the lists that people compare.
 * @param {{ plugins: unknown[], catalogue?: unknown }} registry
 */
export const formatRegistry = ({ plugins, catalogue = {} }) => `${write({ plugins, catalogue })}\n`;

/** What of a manifest concerns addresses, menus and permissions. */
function catalogued(manifest) {
  const { requires, optional, routes = {}, modules = [], permissions = {} } = manifest;
  const pages = Object.values(routes).filter((route) => !('redirect' in route));
  return withoutEmpty({
    undeveloped: pages.length > 0 && pages.every((route) => route.undeveloped),
    requires,
    optional,
    routes: mapValues(routes, ({ path, redirect, access, parent, undeveloped }) =>
      withoutEmpty({ path, redirect, access, parent, undeveloped }),
    ),
    modules: Object.fromEntries(modules.map(({ id, title: _title, icon: _icon, ...facts }) => [id, facts])),
    permissions: mapValues(permissions, ({ actions, grantedTo }) => withoutEmpty({ actions, grantedTo })),
  });
}

/** JSON in which plugins, routes, modules and permissions have a line each. */
function write(value, depth = 0) {
  const isDeep = depth >= 4 || (depth === 3 && Array.isArray(value));
  const isPlain = value === null || typeof value !== 'object';
  if (isPlain || isDeep) return inOneLine(value);
  const indent = '  '.repeat(depth + 1);
  const close = '  '.repeat(depth);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => indent + inOneLine(item)).join(',\n')}\n${close}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${indent}${JSON.stringify(key)}: ${write(item, depth + 1)}`,
  );
  return entries.length > 0 ? `{\n${entries.join(',\n')}\n${close}}` : '{}';
}

/** @returns {string} { "like": "this", "and": ["this"] } */
function inOneLine(value) {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inOneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Absent, false and empty say the same in a manifest. */
function withoutEmpty(record) {
  const isSaid = (value) =>
    value !== undefined && value !== false && !(typeof value === 'object' && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isSaid(value)));
}
