// Does what a tutorial says, in a copy of the repository.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { formatRegistry } from '../../../../host/build/commands/catalogue.mjs';
import { inRoot, root } from '../../../../host/build/paths.mjs';
import type { Step } from './steps';

/** What is no source, or can be shared. */
const left = ['node_modules', 'data', 'dist', '.git', 'host/generated'].map((name) => inRoot(name));

/** The registry of the copy: one area, which is off. There are more areas each year, and a new one knows nothing of them. */
const registry = { plugins: [{ id: 'home', enabled: false }] };

/**
 * Copies the repository's sources into an empty folder; packages are those of this one. No area of ours is in its registry,
 * and its types are those of `plugin` with what it uses: so building and checking it costs the same however many areas there are.
 */
export function copyRepository(folder: string, plugin: string): void {
  fs.cpSync(root, folder, { recursive: true, filter: (file) => !left.includes(file) });
  fs.writeFileSync(path.join(folder, 'registry.json'), formatRegistry(registry));
  const types = JSON.parse(fs.readFileSync(inRoot('tsconfig.json'), 'utf8')) as object;
  const include = ['**/*.d.ts', `plugins/${plugin}`, 'tests/api/tutorial', `tests/api/${plugin}`];
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...types, include }));
  fs.symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** Takes one step. Throws with its line when it cannot be taken as it stands there. */
export async function follow(step: Step, repository: string, plugin: string, signal?: AbortSignal): Promise<void> {
  const say = (what: string) => new Error(`plugins/README.md, line ${step.line}: ${what}`);
  if (step.kind === 'run') {
    const { code, output } = await run(step.command, repository, signal);
    if (code !== 0) throw say(`"${step.command}" failed:\n${output}`);
    return;
  }
  const file = placeOf(step.file, repository, plugin);
  if (step.kind === 'write') {
    if (fs.existsSync(file)) throw say(`${step.file} is there already`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, step.text);
    return;
  }
  const text = fs.readFileSync(file, 'utf8');
  const times = `\n${text}`.split(`\n${step.from}`).length - 1;
  if (times !== 1) throw say(`found ${times} times in ${step.file}, must be once:\n${step.from}`);
  // not as a pattern: the new text may hold "$"
  fs.writeFileSync(file, `\n${text}`.replace(`\n${step.from}`, () => `\n${step.to}`).slice(1));
}

/** Where a file of the tutorial lies: a leading slash is the repository, else the plugin. */
function placeOf(name: string, repository: string, plugin: string): string {
  const file = name.startsWith('/') ? path.join(repository, name) : path.join(repository, 'plugins', plugin, name);
  return file.replace('YYYYMMDDHHMM', () => minuteAfter(fs.readdirSync(path.dirname(file))));
}

/** The reader is slower than a program: his next migration is at least a minute later than the last. */
function minuteAfter(names: readonly string[]): string {
  const [, year, month, day, hour, minute] = /^(....)(..)(..)(..)(..)/.exec([...names].sort().at(-1) ?? '') ?? [];
  const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute) + 1));
  return next.toISOString().replace(/\D/g, '').slice(0, 12);
}

const ofThisRun = /^(EDUTECH_|VITEST|NODE_ENV|TEST$|DEV$|PROD$|CI$)/;

/** Runs one command line as its reader would in a terminal: nothing of this test run around it. The signal ends it. */
export function run(command: string, cwd: string, signal?: AbortSignal): Promise<{ code: number; output: string }> {
  const own = Object.entries(process.env).filter(([name]) => !ofThisRun.test(name));
  const env = { ...Object.fromEntries(own), PATH: path.dirname(process.execPath) + path.delimiter + process.env.PATH };
  return new Promise((resolve, reject) => {
    // In a group of its own, so that all that it has started can be ended with it.
    const detached = process.platform !== 'win32';
    const child = spawn(command, { cwd, env, shell: true, detached, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => child.pid && process.kill(detached ? -child.pid : child.pid, 'SIGTERM');
    signal?.addEventListener('abort', end);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ code: code ?? 1, output });
    });
  });
}
