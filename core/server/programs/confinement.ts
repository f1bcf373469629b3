import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Reach, wall } from './wall';

const run = promisify(execFile);

/** What a program may use of the machine. */
export interface Limits {
  /** Address space. */
  readonly memoryBytes: number;
  /** Each file that it writes. */
  readonly fileBytes: number;
  /** Of the processor. */
  readonly processorSeconds: number;
}

/**
 * Commands in front of a program of this process, which replace themselves by it: without a network, behind a wall around the
 * file system, ended with it, within limits.
 */
export interface Confinement {
  /** Nothing of the file system is seen but what a program is given. Without it all is, as far as its user may. */
  readonly isWalled: boolean;
  before(limits: Limits, reach: Reach): readonly string[];
}

/** Without anything in front. */
export const unconfined: Confinement = { isWalled: false, before: () => [] };

/**
 * The tools of Linux (util-linux) that can be used here; elsewhere a program runs without them, and what remains are the
 * limit of time and the ways in which it is called.
 */
export async function findConfinement(): Promise<Confinement> {
  if (process.platform !== 'linux') return unconfined;
  const root = await emptyFolder();
  const nothing = wall(root, { reads: [], writes: [] });
  const alone = await firstThatWorks([
    ['unshare', '--net', '--ipc', '--mount', '--', ...nothing],
    ['unshare', '--user', '--map-root-user', '--net', '--ipc', '--mount', '--', ...nothing],
    ['unshare', '--net', '--'],
    ['unshare', '--user', '--map-current-user', '--net', '--'],
  ]);
  const isWalled = alone.includes('--mount');
  const namespaces = alone.slice(0, alone.indexOf('--') + 1);
  // behind a wall it is root of a world of its own, and loses all that root may do besides
  const powerless = isWalled ? [['setpriv', '--bounding-set=-all', '--inh-caps=-all', ...dying]] : [];
  const [dies, limited] = await Promise.all([
    firstThatWorks([...powerless, ['setpriv', ...dying]], alone),
    firstThatWorks([['prlimit', '--core=0', '--']], alone),
  ]);
  return {
    isWalled,
    // setpriv is called after unshare: a change of credentials would undo it
    before: ({ memoryBytes, fileBytes, processorSeconds }, reach) => [
      'nice',
      ...namespaces,
      ...(isWalled ? wall(root, reach) : []),
      ...dies,
      ...(dies.length > 0 ? unlessOrphan(process.pid) : []),
      ...(limited.length > 0
        ? [
            'prlimit',
            '--core=0',
            '--nofile=1024',
            `--as=${memoryBytes}`,
            `--fsize=${fileBytes}`,
            `--cpu=${processorSeconds}`,
            '--',
          ]
        : []),
    ],
  };
}

const dying = ['--no-new-privs', '--pdeathsig', 'KILL', '--'];

/** Where the root of such a world is put: it covers nothing, and is seen there alone. */
async function emptyFolder(): Promise<string> {
  const folder = join(tmpdir(), `edutech-root-${process.getuid?.() ?? 0}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // somebody else's is of no use: then there is no wall, and the doctor says so
  return (await stat(folder)).uid === process.getuid?.() ? folder : join(folder, 'not-ours');
}

/**
 * Ends at once where `parent` is no longer the parent: the kernel reports an end only to those who have asked for it
 * before, and it may have happened between the start and the request.
 */
const unlessOrphan = (parent: number) => ['sh', '-c', '[ "$PPID" = "$0" ] || exit 1; exec "$@"', String(parent)];

/** The first command behind which `true` can be run, itself behind another; empty if there is none. */
async function firstThatWorks(
  commands: readonly (readonly string[])[],
  behind: readonly string[] = [],
): Promise<readonly string[]> {
  for (const command of commands) {
    const [program = '', ...args] = [...behind, ...command];
    const works = await run(program, [...args, 'true'], { timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (works) return command;
  }
  return [];
}
