// Runs a real PostgreSQL if none is configured: created once, found again after a crash, stopped last and cleanly.
//
// Access: on Unix the server listens on no network port, only on a socket in a folder that no other user
// may enter, and trusts every connection. A password would protect nothing: whoever can read that folder can read the
// database's own files. On Windows it is a loopback port with a random password.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Complaint } from '../report.mjs';
import { findPostgres, launcherFor } from './postgres-binaries.mjs';
import {
  answers,
  findRunning,
  isAlive,
  readPidFile,
  releasePidFile,
  removeStaleLock,
  Users,
} from './postgres-process.mjs';

/** The bootstrap superuser. The application never connects as it: a superuser silently sees through row-level security. */
export const superuser = 'postgres';

const onWindows = process.platform === 'win32';

/** How often a server is looked at that has to be kept running. */
const pollMilliseconds = 200;

/** @typedef {{ home: string, data: string, log: string, password: string }} Place */

/**
 * @typedef {object} Postgres
 * @property {(database: string, role: string, password?: string) => string} connectionString
 * @property {boolean} adopted the server was running already: another command uses it, or one was killed
 * @property {boolean} shared another command of ours uses it at this moment
 * @property {number} pid of the server's main process
 * @property {() => Promise<string>} ended resolves when that process is gone
 * @property {() => Promise<Postgres>} startAgain after its end; addresses stay the same
 * @property {() => Promise<void>} stop signs out; the last user stops the server cleanly
 */

/**
 * @param {string} home the folder that holds all of this server: its data, its log, its socket
 * @param {{ settings?: Record<string, string> }} [options] settings of postgresql.conf to add
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(home, { settings = {} } = {}) {
  const native = findPostgres();
  const place = {
    home,
    data: path.join(home, 'data'),
    log: path.join(home, 'server.log'),
    password: path.join(home, 'password'),
  };
  // Closed to others; the folders above it stay as open as the system makes them.
  fs.mkdirSync(path.dirname(home), { recursive: true });
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  const launch = launcherFor(place.home);
  const users = new Users(path.join(home, 'users'));
  users.enter();
  const shared = users.others();

  if (!fs.existsSync(place.data)) initialise(native, launch, place);
  checkVersion(native, place.data);
  let server = await findLiving(place.data);
  const adopted = server !== undefined;
  server ??= await launchServer(native, launch, place, { settings, log: 'w' });
  let { pid } = server;
  const { port, socketDir } = server;

  /** @type {Postgres} */
  const postgres = {
    get pid() {
      return pid;
    },
    adopted,
    shared,
    async ended() {
      // polled: the server may be no child of ours
      while (findRunning(place.data)?.pid === pid) await delay(pollMilliseconds, undefined, { ref: false });
      return `process ${pid} is gone, see ${place.log}`;
    },
    async startAgain() {
      const living =
        (await findLiving(place.data)) ?? (await launchServer(native, launch, place, { settings, port, log: 'a' }));
      pid = living.pid;
      return postgres;
    },
    connectionString(database, role, password = onWindows ? fs.readFileSync(place.password, 'utf8') : '') {
      const who = password ? `${role}:${encodeURIComponent(password)}` : role;
      if (onWindows) return `postgresql://${who}@127.0.0.1:${port}/${database}`;
      return `postgresql://${who}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
    },
    async stop() {
      if (users.leave()) await stopServer(native, place, pid);
    },
  };
  return postgres;
}

/**
 * Makes the data folder, in one rename at the end, so that an interrupted attempt leaves nothing half-made.
 * Text sorts by code point and folds case by Unicode on every machine alike (provider "builtin"); Chinese order is
 * asked for where it is wanted: COLLATE "zh-x-icu". Only pg_trgm still asks the operating system what a letter is, and
 * with plain "C" finds none in Chinese; so we try for a UTF-8 locale there.
 * @param {string} native
 * @param {import('./postgres-binaries.mjs').Launch} launch
 * @param {Place} place
 */
function initialise(native, launch, place) {
  const fresh = `${place.data}.${process.pid}`;
  const args = ['-D', fresh, '-U', superuser, '--encoding=UTF8', '--locale=C'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  if (onWindows) {
    fs.writeFileSync(place.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    args.push('--auth=scram-sha-256', `--pwfile=${place.password}`);
  } else {
    args.push('--auth=trust');
  }
  for (const letters of onWindows ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    fs.rmSync(fresh, { recursive: true, force: true });
    fs.mkdirSync(fresh, { mode: 0o700 });
    launcherOwns(place.home, fresh);
    const done = spawnSync(...launch(program(native, 'initdb'), [...args, `--lc-ctype=${letters}`]), {
      encoding: 'utf8',
    });
    if (done.status === 0) break;
    if (letters !== 'C') continue;
    throw new Complaint(`PostgreSQL could not make its data folder ${place.data}:\n${done.stderr ?? done.error}`);
  }
  try {
    fs.renameSync(fresh, place.data);
  } catch (error) {
    // Another command that started at the same moment was quicker.
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(place.data)) throw error;
  }
}

/** Whoever owns the server's home will run it, and must own what it writes. */
function launcherOwns(home, folder) {
  const { uid, gid } = fs.statSync(home);
  if (process.getuid?.() === 0) fs.chownSync(folder, uid, gid);
}

/** A data folder belongs to one major version. */
function checkVersion(native, data) {
  const made = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(program(native, 'postgres'), ['--version'], { encoding: 'utf8' });
  const packaged = /(\d+)\./.exec(stdout ?? '')?.[1];
  if (made !== packaged) {
    throw new Complaint(
      `The data in ${data} is of PostgreSQL ${made}, and the packaged one is ${packaged}: ` +
        'take a backup with the former version of the platform and restore it with this one.',
    );
  }
}

/** A server that runs on this folder already; one that is just starting or stopping is waited for. */
async function findLiving(data) {
  for (let found = findRunning(data); found; found = findRunning(data)) {
    // A server that was just killed exists for a moment, but does not answer.
    if (found.status === 'ready' && (await answers(found))) return found;
    await delay(20);
  }
  releasePidFile(data);
  return undefined;
}

/**
 * @param {string} native
 * @param {import('./postgres-binaries.mjs').Launch} launch
 * @param {Place} place
 * @param {{ settings: Record<string, string>, port?: number, log: 'w' | 'a' }} how the port that it had before, and whether its
 *   former log, which says why it ended, is kept
 */
async function launchServer(native, launch, place, { settings, port: former, log }) {
  const port = former ?? (onWindows ? await freePort() : 5432);
  const socketDir = onWindows ? '' : socketFolder(place);
  const all = {
    listen_addresses: onWindows ? '127.0.0.1' : '',
    unix_socket_directories: socketDir,
    port: String(port),
    max_connections: '200',
    // Compiling a query costs more than the short queries of a web page ever win back.
    jit: 'off',
    timezone: 'UTC',
    ...settings,
  };
  const args = ['-D', place.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  if (socketDir) removeStaleLock(path.join(socketDir, `.s.PGSQL.${port}.lock`), place.data);
  const patience = Date.now() + 10_000;
  for (;;) {
    const failure = await tryToLaunch(launch(program(native, 'postgres'), args), place, log);
    const found = await findLiving(place.data);
    if (found) return found;
    const isDyingServer = failure.includes('pre-existing shared memory block');
    if (!isDyingServer || Date.now() > patience) throw new Complaint(failure);
    // Workers of a killed server notice within a moment that it is gone.
    await delay(200);
  }
}

/** @returns {Promise<string>} empty if it runs; else the error: perhaps only that another process was quicker */
async function tryToLaunch([file, args], place, logFlag) {
  const log = fs.openSync(place.log, logFlag, 0o600);
  // Its own process group: Ctrl-C in the terminal must reach the web server first, and this one last.
  const child = spawn(file, args, { detached: true, stdio: ['ignore', log, log] });
  child.unref();
  fs.closeSync(log);

  let end = '';
  child.on('error', (error) => (end = error.message));
  child.on('exit', (code) => (end = `exit code ${code}`));
  while (!end) {
    const found = readPidFile(place.data);
    // The file may still be that of a dead server.
    if (found?.pid === child.pid && found?.status === 'ready') return '';
    await delay(10);
  }
  const tail = fs.readFileSync(place.log, 'utf8').split('\n').slice(-8).join('\n');
  return `PostgreSQL did not start (${end}); the end of ${place.log} says:\n${tail}`;
}

/** A socket's whole path may have some 107 bytes; a deep data folder gets a short one under /tmp, closed to others. */
function socketFolder({ home, data }) {
  const near = path.join(home, 'run');
  if (Buffer.byteLength(`${near}/.s.PGSQL.5432.lock`) <= 100) {
    fs.mkdirSync(near, { recursive: true, mode: 0o700 });
    launcherOwns(home, near);
    return near;
  }
  const short = path.join(os.tmpdir(), `edutech-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);
  fs.mkdirSync(short, { recursive: true, mode: 0o700 });
  launcherOwns(home, short);
  const { uid, mode } = fs.lstatSync(short);
  if (uid !== fs.statSync(home).uid || (mode & 0o077) !== 0) {
    throw new Complaint(`${short} is open to other users, and the database's socket would lie in it: remove it.`);
  }
  return short;
}

/** "Fast": ends the sessions, writes everything, and goes. */
async function stopServer(native, place, pid) {
  const found = findRunning(place.data);
  // Another command may have started it again since; what does not answer is a stranger with its number.
  if (!found || (found.pid !== pid && !(await answers(found)))) return;
  ({ pid } = found);
  if (onWindows) {
    spawnSync(program(native, 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-w']);
    return;
  }
  process.kill(pid, 'SIGINT');
  const patience = Date.now() + 60_000;
  while (readPidFile(place.data)?.pid === pid && isAlive(pid)) {
    if (Date.now() > patience) throw new Complaint(`PostgreSQL (process ${pid}) does not stop; see ${place.log}.`);
    await delay(20);
  }
}

const program = (native, name) => path.join(native, 'bin', onWindows ? `${name}.exe` : name);

/** @returns {Promise<number>} a port that nobody uses at this moment */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
