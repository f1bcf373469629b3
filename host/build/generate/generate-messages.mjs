// The part of host/generated that concerns texts: compiled messages per owner and language, and the map that loads them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { kitsWithin } from '../plugins/kits.mjs';
import { Complaint } from '../report.mjs';
import { compileMessages, languages, messageIdsIn } from './messages.mjs';

/** @typedef {{ id: string, compiled: import('./messages.mjs').Compiled }} Owner core, kit, server, host or a plugin */
/** @typedef {{ id: string, key: string }} Wanted a plugin and a message that its manifest names */

/**
 * @param {Map<string, string>} files receives file name → text
 * @param {import('../plugins/registry.mjs').RegisteredPlugin[]} plugins
 * @param {import('../plugins/contract.mjs').Contract} contract
 * @returns {string[]} a sentence for each message that a manifest names and nobody wrote
 */
export function addMessages(files, plugins, contract) {
  const kitsOf = (/** @type {string} */ id) =>
    kitsWithin(id, plugins, contract).map((kit) => readOwner(id, path.join(kit, 'messages')));
  const owners = [
    readOwner('core', inRoot('core/messages')),
    readOwner('host', inRoot('host/messages')),
    // what only pages of plugins are built of: forms, lists, editors, viewers
    readOwner('kit', inRoot('core/ui/messages')),
    // what only the server says (the doctor, acts of the audit log): browsers never load it
    serverTexts(plugins),
    ...plugins.map((plugin) => kitsOf(plugin.id).reduce(joined, readPlugin(plugin))),
  ];
  // how pages are used, and what the host says around that: loaded when somebody asks for help
  const helps = plugins.filter(hasHelp).map((plugin) => readPlugin(plugin, 'help'));
  owners.push(helps.reduce(joined, readOwner('help', inRoot('host/web/help/messages'))));
  const wanted = wantedBy(plugins, ({ id }) => contract.manifests.get(id));
  const shown = wantedBy(plugins, ({ id }) => contract.projectManifest(contract.manifests.get(id)));
  for (const language of languages) {
    for (const owner of owners)
      files.set(`messages/${owner.id}.${language}.json`, JSON.stringify(owner.compiled[language]));
    // Titles and menus are shown before the plugin that they belong to has been loaded.
    files.set(`messages/manifest.${language}.json`, JSON.stringify(manifestMessages(owners, shown, language)));
  }
  files.set('messages.ts', messagesModule(['manifest', ...owners.map((owner) => owner.id)], helpedPages(owners)));
  return languages.flatMap((language) => missingMessages(owners, wanted, language));
}

/** @param {import('../plugins/registry.mjs').RegisteredPlugin} plugin */
const hasHelp = ({ folder }) => existsSync(path.join(folder, 'help'));

/**
 * @param {import('../plugins/registry.mjs').RegisteredPlugin[]} plugins
 * @param {(plugin: import('../plugins/registry.mjs').RegisteredPlugin) => unknown} manifestOf
 * @returns {Wanted[]}
 */
const wantedBy = (plugins, manifestOf) =>
  plugins.flatMap((plugin) => messageIdsIn(manifestOf(plugin)).map((key) => ({ id: plugin.id, key })));

/** @param {string} id @param {string} folder @returns {Owner} */
const readOwner = (id, folder) => ({ id, compiled: compileMessages(folder) });

/**
 * Kits have words of their own, which come with those of the plugins that may show their parts.
 * @param {Owner} owner @param {Owner} more @returns {Owner}
 */
const joined = (owner, more) => ({
  id: owner.id,
  compiled: Object.fromEntries(
    languages.map((language) => [language, { ...more.compiled[language], ...owner.compiled[language] }]),
  ),
});

/**
 * Core's texts of the server, and those of plugins that have some. @param
 * {import('../plugins/registry.mjs').RegisteredPlugin[]} plugins @returns {Owner}
 */
function serverTexts(plugins) {
  const parts = [
    readOwner('server', inRoot('core/server/messages')),
    ...plugins
      .filter(({ folder }) => existsSync(path.join(folder, 'server/messages')))
      .map((plugin) => readPlugin(plugin, 'server/messages')),
  ];
  const compiled = languages.map((language) => [language, everyMessage(parts, language)]);
  return { id: 'server', compiled: Object.fromEntries(compiled) };
}

/** @param {import('../plugins/registry.mjs').RegisteredPlugin} plugin @param {string} texts @returns {Owner} */
function readPlugin({ id, folder }, texts = 'messages') {
  const owner = readOwner(id, path.join(folder, texts));
  const stray = Object.values(owner.compiled)
    .flatMap(Object.keys)
    .find((key) => !key.startsWith(`${id}.`));
  if (stray) throw new Complaint(`${folder}/${texts}: ${stray} must begin with "${id}.", so that no two plugins meet.`);
  return owner;
}

/** @param {Owner[]} owners @param {string} language @returns {Record<string, import('./messages.mjs').Tree>} */
const everyMessage = (owners, language) => Object.assign({}, ...owners.map((owner) => owner.compiled[language]));

/** @param {Owner[]} owners @param {Wanted[]} wanted @param {string} language */
function manifestMessages(owners, wanted, language) {
  const every = everyMessage(owners, language);
  return Object.fromEntries(wanted.filter(({ key }) => key in every).map(({ key }) => [key, every[key]]));
}

/** One line for each missing message, with the plugins that want it. */
function missingMessages(owners, wanted, language) {
  const every = everyMessage(owners, language);
  const wanting = Map.groupBy(
    wanted.filter(({ key }) => !(key in every)),
    ({ key }) => key,
  );
  return [...wanting].map(([key, rows]) => {
    const ids = [...new Set(rows.map((row) => row.id))];
    return `${key}: no messages/${language}.json has it, plugin.ts of ${ids.join(', ')} names it.`;
  });
}

/** Pages that have help, as `work.list`. @param {Owner[]} owners */
const helpedPages = (owners) =>
  Object.keys(everyMessage(owners, languages[0] ?? '')).flatMap((key) => {
    const [, plugin, page] = /^(\w+)\.help\.(\w+)\.purpose$/.exec(key) ?? [];
    return plugin ? [`${plugin}.${page}`] : [];
  });

/** @param {string[]} ids @param {string[]} helped */
function messagesModule(ids, helped) {
  // As a module with nothing but its default: every key would be an export's name, too
  const load = (id, language) =>
    `'${language}': () => import('./messages/${id}.${language}.json', { with: { type: 'json' } }) as Loading`;
  const rows = ids.map((id) => `  ${id}: { ${languages.map((language) => load(id, language)).join(', ')} },`);
  return `// Written by \`node build.mjs\` from registry.json; changes here are lost.
import type { Language } from 'edutech/core/common/languages';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type CompiledMessages = Readonly<Record<string, MessageFormatElement[]>>;
type Loading = Promise<{ default: CompiledMessages }>;

/** Group (core, kit, server, host, a plugin; "manifest": what navigation needs) → language → its messages. */
export const messages: Readonly<Record<string, Readonly<Record<Language, () => Loading>>>> = {
${rows.join('\n')}
};

/** Pages of plugins that have help. */
export const helpedPages: ReadonlySet<string> = new Set(${JSON.stringify(helped)});
`;
}
