// One program for everything one does with this repository: `node build.mjs` lists the commands.
// This file and host/build/setup.mjs run before anything is installed, under any Node from 18 on: they import no package.
import process from 'node:process';
import { complain } from './host/build/report.mjs';
import { prepare } from './host/build/setup.mjs';

/** Each command: what it does in one line, and the module whose `run(args)` does it. */
const commands = {
  start: ['run the platform: install, database, build what is stale, serve', './host/build/commands/start.mjs'],
  dev: ['the same, rebuilding and restarting when a file changes', './host/build/commands/dev.mjs'],
  build: ['write dist/ (--registry FILE builds another set of plugins)', './host/build/commands/build.mjs'],
  check: ['types, lint and format (--fix repairs; folders limit it to them)', './host/build/commands/check.mjs'],
  test: ['everything CI runs (--only api, --since main, --again, or file patterns)', './host/build/commands/test.mjs'],
  bench: ['measure, and write tests/bench/RESULTS.md', './host/build/commands/bench.mjs'],
  figures: ['how big the house is and how it hangs together (--in FOLDER)', './host/build/commands/figures.mjs'],
  registry: ['write the catalogue of registry.json (--check only compares)', './host/build/commands/catalogue.mjs'],
  new: ['new <id> [--kind list|library|report|player]: scaffold a plugin', './host/build/commands/scaffold.mjs'],
  host: [
    'command line of the deployment: plugins on and off, first administrator, doctor',
    './host/build/commands/host.mjs',
  ],
  manual: ['manual <folder>: manuals with pictures of a demo city that runs', './host/build/commands/manual.mjs'],
  setup: ['install what is missing and stop', null],
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];

if (!command) {
  const list = Object.entries(commands).map(([key, [summary]]) => `  ${key.padEnd(9)} ${summary}`);
  console.log(`node build.mjs <command>\n\n${list.join('\n')}`);
  process.exitCode = name === 'help' || name === '--help' ? 0 : 2;
} else if (await prepare()) {
  try {
    if (command[1]) process.exitCode = (await (await import(command[1])).run(args)) ?? 0;
  } catch (error) {
    complain(error);
    process.exitCode = 1;
  }
}
