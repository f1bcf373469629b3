// `node build.mjs figures`: how big the house is and how it hangs together, in figures that can be set side by side with
// those of another commit. It reads sources only.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../paths.mjs';
import { longFunction, longFunctions, mappings } from './figures/counts.mjs';
import { coreUsers } from './figures/core-users.mjs';
import { circlesOf, floorsOf, graphOf } from './sources/graph.mjs';
import { arrowsOf } from './sources/imports.mjs';
import { filesOf, isScript, isTest, linesOf, readSources } from './sources/sources.mjs';

/** What counts as written by hand: everything else is data, pictures, words or about them. */
const written = ['ts', 'tsx', 'mjs', 'css', 'sql'];

/** @param {string[]} args --in FOLDER: another checkout than this one */
export async function run(args) {
  const { values } = parseArgs({ args, options: { in: { type: 'string' } } });
  console.log(figuresOf(path.resolve(root, values.in ?? '.')).join('\n'));
}

/** @param {string} folder a checkout @returns {string[]} lines for people */
export function figuresOf(folder) {
  const files = filesOf(folder).filter((file) => !isTest(file));
  const texts = files
    .filter((file) => written.includes(endingOf(file)))
    .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }));
  const scripts = readSources(folder, files.filter(isScript));
  const arrows = arrowsOf(scripts, files);
  const mapped = mappings(
    scripts,
    texts.filter(({ file }) => file.endsWith('.sql')),
  );
  const long = longFunctions(scripts);
  const byValue = circlesOf(graphOf(arrows.filter(({ kind }) => kind === 'value')));
  const withTypes = circlesOf(graphOf(arrows.filter(({ kind }) => kind !== 'later')));
  const all = sum(texts);
  const inCore = texts.filter(({ file }) => file.startsWith('core/') && /\.tsx?$/.test(file));
  return [
    '# Lines (as wc -l counts, without tests/ and *.test.ts)',
    figure('TypeScript in core', sum(inCore)),
    figure(`All of it (${written.join(', ')})`, all),
    ...written.map((ending) => figure(`  ${ending}`, sum(texts.filter(({ file }) => endingOf(file) === ending)))),
    ...['core', 'host', 'plugins'].map((top) =>
      figure(`  ${top}/`, sum(texts.filter(({ file }) => file.startsWith(`${top}/`)))),
    ),
    '',
    '# Mappings',
    figure('A name in another spelling, in objects and patterns', mapped.properties),
    figure('SQL: as "camelCase"', mapped.aliases),
    figure('Together', mapped.together),
    '',
    `# Functions over ${longFunction} lines`,
    figure('Functions', long.length),
    ...long.slice(0, 10).map(({ place, lines }) => `  ${lines} ${place}`),
    '',
    '# Circles of imports (files that reach each other)',
    figure('By value', byValue.length),
    ...byValue.slice(0, 10).map(circle),
    figure('With types', withTypes.length),
    ...withTypes.slice(0, 10).map(circle),
    '',
    ...floors(arrows),
    '',
    ...coreUsers(files, arrows),
  ];
}

const endingOf = (/** @type {string} */ file) => path.extname(file).slice(1);

const sum = (/** @type {{ text: string }[]} */ texts) => texts.reduce((total, { text }) => total + linesOf(text), 0);

const figure = (/** @type {string} */ name, /** @type {number} */ value) =>
  `${name.padEnd(54)} ${`${value}`.padStart(8)}`;

const circle = (/** @type {string[]} */ group) =>
  `  ${group.length} files: ${group.slice(0, 4).join(', ')}${group.length > 4 ? ', …' : ''}`;

/**
 * Rooms of core/server are its folders, and each file that lies in none; types count like values.
 * @param {import('./sources/imports.mjs').Arrow[]} arrows
 */
function floors(arrows) {
  const room = (/** @type {string} */ file) => /^core\/server\/([^/]+)/.exec(file)?.[1];
  const between = arrows.flatMap(({ from, to, kind }) => {
    const [a, b] = [room(from), room(to)];
    return a && b && a !== b && kind !== 'later' ? [{ from: a, to: b }] : [];
  });
  const { floors: found, up } = floorsOf(graphOf(between));
  return [
    '# core/server: folders that need each other (types count)',
    figure('Floors', found.length),
    ...found.map((rooms, at) => `  ${at + 1}: ${rooms.sort().join(', ')}`),
    figure('Arrows up', up.length),
    ...up.slice(0, 20).map(({ from, to, times }) => `  ${from} -> ${to} (${times})`),
  ];
}
