/** What a program sees of the file system, besides the system's own programs and fonts. */
export interface Reach {
  /** Files and folders that it may read. */
  readonly reads: readonly string[];
  /** Folders in which it may do everything. */
  readonly writes: readonly string[];
}

/** What programs need of the system: themselves, their libraries, fonts and settings, and files that are no secrets. */
const ofTheSystem = [
  'usr bin sbin lib lib32 lib64 libx32 opt',
  'etc/alternatives etc/fonts etc/ld.so.cache etc/libreoffice var/cache/fontconfig',
  'dev/null dev/zero dev/random dev/urandom',
].flatMap((names) => names.split(' '));

/**
 * Builds a root with nothing but these in a file system in memory, in a mount namespace of its own, and goes there. What
 * may only be read is mounted so; on kernels that refuse that to a user, his rights are what protects it.
 * Arguments: the root, then `rw PATH` and `ro PATH`, `--`, and the command.
 */
const script = `
set -e
root=$1
shift
mount -t tmpfs -o mode=755,nosuid,nodev,size=16m none "$root"
put() {
  if [ -d "$2" ]; then mkdir -p "$root$2"
  else mkdir -p "$root\${2%/*}"; [ -e "$root$2" ] || : > "$root$2"; fi
  mount --rbind "$2" "$root$2"
  if [ "$1" = ro ]; then mount -o remount,bind,ro "$root$2" 2>&- || :; fi
}
for name in ${ofTheSystem.join(' ')}; do
  if [ -L "/$name" ]; then mkdir -p "$root/\${name%/*}"; rmdir "$root/$name" 2>&- || :; ln -s "$(readlink "/$name")" "$root/$name"
  elif [ -e "/$name" ]; then put ro "/$name"; fi
done
mkdir -p "$root/tmp"
while [ "$1" != -- ]; do put "$1" "$2"; shift 2; done
shift
exec chroot "$root" sh -c 'cd "$0" 2>&- || cd /; exec "$@"' "$PWD" "$@"
`;

/** Whether a program is seen behind every wall; one that was installed elsewhere has to be reached. */
export const isOfTheSystem = (path: string): boolean => ofTheSystem.some((name) => path.startsWith(`/${name}/`));

/** Puts a wall around a command: of the file system it sees the system's programs and what it may reach. */
export const wall = (root: string, { reads, writes }: Reach): readonly string[] => [
  'sh',
  '-c',
  script,
  'sh',
  root,
  // folders first: what may only be read can lie in one of them
  ...writes.flatMap((path) => ['rw', path]),
  ...reads.flatMap((path) => ['ro', path]),
  '--',
];
