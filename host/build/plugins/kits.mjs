// The second door of a plugin: `kit` holds parts that plugins which require it may import (plugins/README.md). Pages show
// such parts with their words and their style sheet, so both come with every plugin that can reach the kit.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Folders `kit/ui` that pages of a plugin may use: those of required plugins, of what these require, and its own.
 * Required ones come first, so that later sheets may rely on earlier ones.
 * @param {string} id
 * @param {import('./registry.mjs').RegisteredPlugin[]} plugins
 * @param {import('./contract.mjs').Contract} contract
 * @returns {string[]} absolute
 */
export function kitsWithin(id, plugins, contract) {
  const folderOf = new Map(plugins.map((plugin) => [plugin.id, plugin.folder]));
  /** @type {Set<string>} */
  const reached = new Set();
  const reach = (/** @type {string} */ one, /** @type {readonly string[]} */ way) => {
    if (reached.has(one) || way.includes(one)) return;
    for (const required of contract.manifests.get(one)?.requires ?? []) reach(required, [...way, one]);
    reached.add(one);
  };
  reach(id, []);
  return [...reached]
    .map((one) => path.join(folderOf.get(one) ?? '', 'kit/ui'))
    .filter((folder) => path.isAbsolute(folder) && fs.existsSync(folder));
}
