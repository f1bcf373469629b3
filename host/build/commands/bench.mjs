// `npm run bench`: runs tests/bench/*.bench.ts against the built server and a database that waits for the disk, and writes
// tests/bench/RESULTS.md. Nobody types a figure there.
//
// A bench exports `bench(context)` and answers with tables: [{ title, note?, columns, rows }].
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { createRoles } from '../database/database.mjs';
import { startPostgres, superuser } from '../database/postgres.mjs';
import { dataDir, distDir, inRoot, root } from '../paths.mjs';
import { registryFile } from '../plugins/registry.mjs';
import { importTypeScript } from '../plugins/typescript.mjs';
import { step } from '../report.mjs';

/**
 * @typedef {object} BenchContext
 * @property {string} root the repository
 * @property {string} adminUrl of a separate PostgreSQL; benches create their databases on it
 * @property {number} postgres process id of that server
 * @property {string} dist the built product
 * @property {string} data a data folder for servers
 *
 * @typedef {object} BenchTable
 * @property {string} title
 * @property {string} [note] the measurement, in a sentence
 * @property {string[]} columns
 * @property {(string | number)[][]} rows
 * @property {string[]} [broken] exceeded budgets, in sentences: any of them fails the command
 */

/**
 * @param {string[]} args names of benches, none: all; `--keep` writes the results of some into those of all
 * @returns {Promise<number>} 1 when a budget is not kept
 */
export async function run(args) {
  const names = args.filter((name) => name !== '--keep');
  const load = os.loadavg()[0] ?? 0;
  await step(
    'build',
    () => buildIfStale({ registry: registryFile() }),
    (done) => done,
  );
  const data = path.join(dataDir(), 'bench');
  const server = await step('database', () => startPostgres(path.join(data, 'postgres')));
  try {
    const adminUrl = server.connectionString('postgres', superuser);
    await createRoles(adminUrl);
    /** @type {BenchContext} */
    const context = { root, adminUrl, postgres: server.pid, dist: distDir, data };
    const tables = [];
    for (const file of benchFiles(names)) {
      const { bench } = await importTypeScript({ entryPoints: [file] });
      tables.push(...(await step(path.basename(file, '.bench.ts'), () => bench(context))));
    }
    // A part of the benches is for looking at while one works, unless it is to be kept.
    if (names.length === 0)
      fs.writeFileSync(results, `${heading(load)}\n${tables.map((one) => asMarkdown(one)).join('\n')}`);
    else if (args.includes('--keep'))
      fs.writeFileSync(results, withTables(fs.readFileSync(results, 'utf8'), tables, load));
    else console.log(tables.map((one) => asMarkdown(one)).join('\n'));
    const broken = tables.flatMap((one) => one.broken ?? []);
    if (broken.length > 0) console.error(`Above the budget:\n${broken.map((one) => `  ${one}`).join('\n')}`);
    return broken.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}

/** Those of all folders below, or whose path has one of the names in it. @param {string[]} names */
function benchFiles(names) {
  const folder = inRoot('tests/bench');
  const all = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.bench.ts'));
  const wanted = names.length > 0 ? all.filter((file) => names.some((name) => file.includes(name))) : all;
  return wanted.sort().map((file) => path.join(folder, file));
}

const results = inRoot('tests/bench/RESULTS.md');

/**
 * When something was measured, and how busy the machine was with other things: `at bbc9132 on 2026-11-21, at a load of
 * 0.4`.
 */
function stamp(/** @type {number} */ load) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return `at ${commit} on ${new Date().toISOString().slice(0, 10)}, at a load of ${load.toFixed(1)} before`;
}

/**
 * The results with these tables in the place of those of the same title, each saying when it was measured.
 * @param {string} text @param {BenchTable[]} tables @param {number} load
 */
function withTables(text, tables, load) {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  for (const table of tables) {
    const section = asMarkdown(table, `Measured alone, ${stamp(load)}.`);
    const at = sections.findIndex((one) => one.startsWith(`## ${table.title}\n`));
    if (at >= 0) sections[at] = section;
    else sections.push(section);
  }
  return `${[head, ...sections].map((one) => one.trimEnd()).join('\n\n')}\n`;
}

function heading(/** @type {number} */ load) {
  const [processor] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `# Results of \`npm run bench\`

Written by the benches of this folder, ${stamp(load)}, with Node ${process.versions.node}
on ${os.availableParallelism()} × ${processor?.model.trim() ?? 'unknown'}, ${memory} GB. Compare ratios, not milliseconds, between machines.
`;
}

/** @param {BenchTable} table @param {string} [measured] when it was, where that is another time than the others' */
function asMarkdown({ title, note, columns, rows }, measured) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  const head = [line(columns), line(columns.map((_, at) => (at === 0 ? '---' : '---:')))];
  const said = [note, measured].filter(Boolean).join(' ');
  return [`## ${title}`, ...(said ? ['', said] : []), '', ...head, ...rows.map(line), ''].join('\n');
}
