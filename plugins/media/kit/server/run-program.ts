import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Confinement, Limits } from 'edutech/core/server/programs/confinement';
import { isOfTheSystem, type Reach } from 'edutech/core/server/programs/wall';

/** What one run may use. */
export interface RunLimits extends Limits {
  /** By the clock on the wall. */
  readonly seconds: number;
}

/** One call of a program. It sees what is named here, and of the rest of the file system its own kind. */
export interface Call extends Partial<Reach> {
  readonly program: string;
  readonly args: readonly string[];
  /** Where it runs, and its home: it may write here. */
  readonly folder: string;
  readonly confinement: Confinement;
  readonly limits: RunLimits;
  readonly signal: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
  /** Each line that it writes to its output. */
  readonly onLine?: (line: string) => void;
}

/** A program did not end well. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
  constructor(
    readonly program: string,
    /** Its exit code; null when something ended it. */
    readonly exitCode: number | null,
    /** It was ended at its limit of time. */
    readonly tookTooLong: boolean,
    /** The end of what it complained about. */
    readonly complaint: string,
  ) {
    super(`${program} ended with ${exitCode ?? 'a signal'}: ${complaint.slice(-500)}`);
  }
}

/** Arguments as one writes them on a line; for those without spaces. */
export const words = (line: string): string[] => line.split(' ');

/** Bytes of the complaints that are kept: the last ones say most. */
const mostComplaint = 4000;
/** Characters of the output that are kept for who wants all of it. */
const mostOutput = 1_000_000;

/**
 * Runs a program that reads what strangers have sent: no input, no network, no files but those named, an environment of its
 * own, limits of memory, of the processor and of time; whatever it has started is ended with it. Answers its output. Throws
 * {@link ProgramFailed}, or the signal's reason.
 */
export async function runProgram(call: Call): Promise<string> {
  const { program, args, folder, confinement, limits, signal, env, onLine } = call;
  signal.throwIfAborted();
  const [first = '', ...rest] = [...confinement.before(limits, reachOf(call)), program, ...args];
  const child = spawn(first, rest, {
    cwd: folder,
    // a group of its own, so that it can be ended with all that it has started
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // the tools of confinement are among those of administrators
      PATH: '/usr/bin:/bin:/usr/sbin:/sbin',
      HOME: folder,
      TMPDIR: folder,
      LANG: 'C.UTF-8',
      // beside itself: behind a wall there is no /proc that would say where that is
      LD_LIBRARY_PATH: dirname(program),
      ...env,
    },
  });
  let output = '';
  let complaint = '';
  child.stderr.on('data', (chunk) => (complaint = (complaint + String(chunk)).slice(-mostComplaint)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (onLine) onLine(line);
    else if (output.length < mostOutput) output += `${line}\n`;
  });
  let isLate = false;
  const end = () => endGroup(child.pid);
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, limits.seconds * 1000);
  signal.addEventListener('abort', end, { once: true });
  try {
    const [exitCode, ending] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (...how) => resolve(how));
    });
    if (signal.aborted) throw signal.reason;
    if (exitCode !== 0) throw new ProgramFailed(program, exitCode, isLate || ending === 'SIGXCPU', complaint);
    return output;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** What was installed in a place of its own has its parts around it (`program/soffice.bin`, `bin/ffmpeg`). */
function reachOf({ program, folder, reads = [], writes = [] }: Call): Reach {
  const own = program.startsWith('/') && !isOfTheSystem(program) ? [dirname(dirname(program))] : [];
  return { reads: [...own.filter((path) => path !== '/'), ...reads], writes: [folder, ...writes] };
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // it has ended by itself meanwhile
  }
}
