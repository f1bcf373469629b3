// Compiles message files to the trees that react-intl formats: a browser then needs no parser of ICU syntax, and a
// mistake in a message stops the build with file and key instead of showing up on a page.
import fs from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { fromRoot } from '../paths.mjs';
import { Complaint } from '../report.mjs';

/** The source language first: what it has, every other must have. */
export const languages = ['zh-CN', 'en'];

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} Tree */
/** @typedef {Record<string, Record<string, Tree>>} Compiled language → key → tree */

/**
 * All languages of one owner (core, host, a plugin), compiled and compared.
 * @param {string} folder with zh-CN.json and en.json; may be missing
 * @returns {Compiled}
 */
export function compileMessages(folder) {
  const compiled = Object.fromEntries(
    languages.map((language) => [language, compileFile(path.join(folder, `${language}.json`))]),
  );
  const [source = '', ...others] = languages;
  const mistakes = others.flatMap((other) => differences(compiled[source] ?? {}, compiled[other] ?? {}, folder, other));
  if (mistakes.length > 0) throw new Complaint(mistakes.join('\n'));
  return compiled;
}

/** @param {string} file @returns {Record<string, Tree>} */
function compileFile(file) {
  if (!fs.existsSync(file)) return {};
  const trees = {};
  for (const [key, text] of Object.entries(readFlat(file))) {
    try {
      trees[key] = parse(text);
    } catch (error) {
      throw new Complaint(
        `${fromRoot(file)}: ${key}: not a message (${/** @type {Error} */ (error).message}): ${text}`,
      );
    }
  }
  return trees;
}

/** @param {string} file @returns {Record<string, string>} */
function readFlat(file) {
  let content;
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Complaint(`${fromRoot(file)} is not JSON: ${/** @type {Error} */ (error).message}`);
  }
  const wrong = Object.keys(content).find((key) => typeof content[key] !== 'string');
  if (wrong) throw new Complaint(`${fromRoot(file)}: ${wrong}: a message is a text; nest by dots in the key.`);
  return content;
}

/** @returns {string[]} one sentence for each key that the languages do not agree on */
function differences(source, other, folder, language) {
  const file = (/** @type {string} */ name) => fromRoot(path.join(folder, `${name}.json`));
  const missing = Object.keys(source).filter((key) => !(key in other));
  const extra = Object.keys(other).filter((key) => !(key in source));
  const unlike = Object.keys(source).filter(
    (key) => key in other && placeholders(source[key]) !== placeholders(other[key]),
  );
  return [
    ...missing.map((key) => `${file(language)}: ${key} is missing.`),
    ...extra.map((key) => `${file(languages[0] ?? '')}: ${key} is missing.`),
    ...unlike.map((key) => `${file(language)}: ${key} has other placeholders than ${languages[0]}.`),
  ];
}

/**
 * What a message must be given, as one comparable text. "{n} 项" and "{n, plural, one {# item} other {# items}}" need the
 * same (Chinese has no plural); a date in one language and a bare value in the other do not.
 * @param {Tree} tree
 */
function placeholders(tree) {
  return [...new Set(listPlaceholders(tree))].sort().join(' ');
}

/** @param {Tree} tree @returns {string[]} */
function listPlaceholders(tree) {
  return tree.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...listPlaceholders(element.children)];
    if (element.type === TYPE.date || element.type === TYPE.time) return [`{${element.value}, time}`];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [`{${element.value}}`, ...options.flatMap((option) => listPlaceholders(option.value))];
  });
}

/**
 * Keys that a manifest names: the host shows them (navigation, titles, breadcrumbs) before the plugin's own messages have
 * been loaded.
 * @param {unknown} value a manifest or a part of one
 * @returns {string[]}
 */
export function messageIdsIn(value) {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(messageIdsIn);
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' ? (isTextField(name) ? [part] : []) : messageIdsIn(part),
  );
}

const isTextField = (/** @type {string} */ name) => ['title', 'navTitle', 'message'].includes(name);
