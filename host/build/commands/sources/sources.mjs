// The sources of the repository as syntax trees: what figures are counted in and what `test --since` follows.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vitest/node';

/**
 * @typedef {object} Source
 * @property {string} file from the root, with forward slashes
 * @property {string} text
 * @property {any} tree as ESTree, with TypeScript's own nodes
 */

/**
 * Every file of a folder that git knows or would take.
 * @param {string} folder
 * @returns {string[]} from that folder, with forward slashes
 */
export function filesOf(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const said = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(said.split('\0'))].filter((file) => file && fs.existsSync(path.join(folder, file))).sort();
}

export const isScript = (/** @type {string} */ file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** Tests and what only they use. */
export const isTest = (/** @type {string} */ file) => file.startsWith('tests/') || /\.(?:test|spec)\.tsx?$/.test(file);

/**
 * @param {string} folder the repository
 * @param {string[]} files scripts in it
 * @returns {Source[]}
 */
export function readSources(folder, files) {
  return files.map((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    return { file, text, tree: parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) };
  });
}

/**
 * Every node of a tree, parents first.
 * @param {any} node
 * @param {(node: any) => void} visit
 */
export function walk(node, visit) {
  visit(node);
  for (const key in node) {
    const child = node[key];
    if (Array.isArray(child)) {
      for (const one of child) if (typeof one?.type === 'string') walk(one, visit);
    } else if (typeof child?.type === 'string') walk(child, visit);
  }
}

/** Lines of a text, as `wc -l` counts them. */
export const linesOf = (/** @type {string} */ text) => text.split('\n').length - 1;
