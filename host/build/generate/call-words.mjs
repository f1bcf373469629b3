// The part of host/generated that says in words what each call does: the remarks over the endpoints of api files, which the
// description of the calls for other programs needs (host/server/openapi), and which are gone once the code is compiled.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { apiFile } from '../plugins/contract.mjs';

/** A remark right before what it is about. */
const remarked = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = (?:groupedE|e)ndpoint\(/g;

/**
 * A module of host/generated. @param {import('../plugins/registry.mjs').RegisteredPlugin[]} plugins
 * @returns {string}
 */
export function callWordsModule(plugins) {
  const words = {
    core: wordsIn(sourcesIn(inRoot('core/common/api'))),
    ...Object.fromEntries(
      plugins.map((plugin) => [plugin.id, wordsIn([apiFile(plugin), ...sourcesIn(path.join(plugin.folder, 'api'))])]),
    ),
  };
  return `// Written by \`node build.mjs\` from the api files; changes here are lost.

/** Plugin, or \`core\` → name of the call → what its declaration says of it. */
export const callWords: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(words, null, 2)};
`;
}

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .sort()
        .map((name) => path.join(folder, name))
    : [];

/** @param {string[]} files @returns {Record<string, string>} */
const wordsIn = (files) =>
  Object.fromEntries(
    files
      .filter((file) => fs.existsSync(file))
      .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(remarked)])
      .map(([, remark = '', name = '']) => [name, plain(remark)]),
  );

/** A remark without its stars and line ends; empty lines part paragraphs. @param {string} remark */
const plain = (remark) =>
  remark
    .replace(/^\s*\*? ?/gm, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
