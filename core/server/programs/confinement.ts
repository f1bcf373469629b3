import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
 * Commands in front of a program of this process, which replace themselves by it: without a network, ended with it,
 * within limits.
 */
export interface Confinement {
  before(limits: Limits): readonly string[];
}

/**
 * The tools of Linux (util-linux) that can be used here; elsewhere a program runs without them, and what remains are the
 * limit of time and the ways in which it is called.
 */
export async function findConfinement(): Promise<Confinement> {
  if (process.platform !== 'linux') return { before: () => [] };
  const [asRoot, asUser, dies, limited] = await Promise.all([
    works(['unshare', '--net', '--']),
    works(['unshare', '--user', '--map-current-user', '--net', '--']),
    works(['setpriv', '--pdeathsig', 'KILL', '--']),
    works(['prlimit', '--core=0', '--']),
  ]);
  const alone = asRoot ?? asUser ?? [];
  return {
    // setpriv is called after unshare: a change of credentials would undo it
    before: ({ memoryBytes, fileBytes, processorSeconds }) => [
      'nice',
      ...alone,
      ...(dies ? [...dies, ...unlessOrphan(process.pid)] : []),
      ...(limited
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

/**
 * Ends at once where `parent` is no longer the parent: the kernel reports an end only to those who have asked for it
 * before, and it may have happened between the start and the request.
 */
const unlessOrphan = (parent: number) => ['sh', '-c', '[ "$PPID" = "$0" ] || exit 1; exec "$@"', String(parent)];

/** The command, if `true` can be run behind it. */
async function works(command: readonly string[]): Promise<readonly string[] | null> {
  const [program = '', ...args] = command;
  return run(program, [...args, 'true'], { timeout: 5000 }).then(
    () => command,
    () => null,
  );
}
