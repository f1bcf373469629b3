import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { inRoot } from '../../../host/build/paths.mjs';

/** A process of its own, which a test may kill. It speaks in lines of JSON. */
export interface Child {
  readonly process: ChildProcess;
  readonly lines: Readonly<Record<string, unknown>>[];
  /** Resolves when the process has ended, however. */
  readonly ended: Promise<number | null>;
  kill(): void;
}

const bundles = new Map<string, Promise<string>>();

/** The bundle of a program that lies beside the tests: made once, however often it is killed. */
function bundleOf(program: string): Promise<string> {
  const made = bundles.get(program) ?? bundle(program);
  bundles.set(program, made);
  return made;
}

async function bundle(program: string): Promise<string> {
  const folder = inRoot('node_modules/.cache/edutech/faults');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(program)}-${process.pid}.mjs`);
  await build({
    entryPoints: [inRoot('tests/faults/core-services', `${program}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { edutech: inRoot('.') },
    logLevel: 'warning',
  });
  return outfile;
}

/** Runs a program that lies beside the tests with an argument; `wrap` puts it behind another command. */
export async function startChild(
  program: string,
  argument: unknown,
  wrap: (command: string[]) => string[] = (command) => command,
): Promise<Child> {
  const outfile = await bundleOf(program);
  const [command = '', ...rest] = wrap([process.execPath, outfile, JSON.stringify(argument)]);
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) =>
    lines.push(JSON.parse(line) as Record<string, unknown>),
  );
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { process: child, lines, ended, kill: () => void child.kill('SIGKILL') };
}

/** The argument of a program that {@link startChild} runs. */
export const argument = <T>(): T => JSON.parse(process.argv[2] ?? 'null') as T;

/** Says something to the test. */
export const say = (line: Readonly<Record<string, unknown>>) => process.stdout.write(`${JSON.stringify(line)}\n`);
