// What a PostgreSQL data folder says about the server that runs on it, and which of our processes use that server.
import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import process from 'node:process';

/**
 * @typedef {object} RunningServer
 * @property {number} pid
 * @property {number} port
 * @property {string} socketDir empty where the server listens on TCP only
 * @property {string} status starting, ready, stopping
 */

/**
 * Reads postmaster.pid, which PostgreSQL writes at the start and removes as the last act of a clean stop.
 * @param {string} dataFolder
 * @returns {RunningServer | undefined} undefined: no such file
 */
export function readPidFile(dataFolder) {
  let lines;
  try {
    lines = fs.readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketDir = '', , , status = ''] = lines;
  return { pid: Number(pid), port: Number(port), socketDir: socketDir.trim(), status: status.trim() };
}

/**
 * The server that runs on this folder now: left behind by a killed command, or in use by another one.
 * @param {string} dataFolder
 * @returns {RunningServer | undefined}
 */
export function findRunning(dataFolder) {
  const found = readPidFile(dataFolder);
  return found && isServerOf(found.pid, dataFolder) ? found : undefined;
}

/**
 * Whether the server talks: it is asked for encryption, the one question that needs neither user nor password.
 * @param {RunningServer} server
 * @returns {Promise<boolean>}
 */
export function answers({ socketDir, port }) {
  const address = socketDir ? { path: path.join(socketDir, `.s.PGSQL.${port}`) } : { host: '127.0.0.1', port };
  return new Promise((resolve) => {
    const socket = connect({ ...address, timeout: 2_000 });
    const finish = (/** @type {boolean} */ isAnswered) => {
      socket.destroy();
      resolve(isAnswered);
    };
    // SSLRequest: its length, and the number that stands for it in the protocol.
    socket.on('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])));
    socket.on('data', () => finish(true));
    for (const event of ['error', 'timeout', 'close']) socket.on(event, () => finish(false));
  });
}

/**
 * PostgreSQL refuses a folder whose postmaster.pid names a running process, even if that number belongs to another program
 * by now (usual in containers, where numbers are small) or to a zombie process. Deleting the file would
 * also delete the record of whether workers of the dead server still write. So we write our own number: PostgreSQL knows
 * that its parent cannot be a server on the same folder, and does all its other checks.
 * @param {string} dataFolder
 */
export function releasePidFile(dataFolder) {
  const file = path.join(dataFolder, 'postmaster.pid');
  const found = readPidFile(dataFolder);
  if (!found || found.pid === process.pid || !isAlive(found.pid)) return;
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
}

/**
 * The socket has a lock of the same kind, with the same weakness. It guards nothing but the socket, so it may go.
 * @param {string} lock
 * @param {string} dataFolder
 */
export function removeStaleLock(lock, dataFolder) {
  if (!fs.existsSync(lock)) return;
  const pid = Number.parseInt(fs.readFileSync(lock, 'utf8'), 10);
  if (!isServerOf(pid, dataFolder)) fs.rmSync(lock);
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {number} pid @param {string} dataFolder */
function isServerOf(pid, dataFolder) {
  if (!isAlive(pid)) return false;
  // Elsewhere than on Linux we believe the number.
  if (!fs.existsSync('/proc/self/cmdline')) return true;
  return (readProc(pid, 'cmdline') ?? '').includes(dataFolder);
}

/**
 * When a process started, in ticks since the machine did (Linux): together with its number a name that is never given again.
 * @param {number} pid
 */
function startOf(pid) {
  // "42 (name with spaces) S 1 …": the name ends at the last parenthesis; the start is the 22nd field.
  const fields = readProc(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields?.[19] ?? '';
}

/** @param {number} pid @param {string} name */
function readProc(pid, name) {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The processes of ours that use one server, each a file named by number and start time. The last to leave stops the
 * server; one that was killed cannot sign out, so the dead are not counted.
 */
export class Users {
  #folder;
  #mine;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
    this.#mine = nameOf(process.pid);
  }

  enter() {
    fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    fs.writeFileSync(path.join(this.#folder, this.#mine), '');
  }

  /** @returns {boolean} whether nobody else is left */
  leave() {
    fs.rmSync(path.join(this.#folder, this.#mine), { force: true });
    return !this.others();
  }

  /** Whether another living process uses the server. */
  others() {
    if (!fs.existsSync(this.#folder)) return false;
    const living = fs.readdirSync(this.#folder).filter((name) => {
      if (name === this.#mine) return false;
      const isLiving = isAlive(Number.parseInt(name, 10)) && nameOf(Number.parseInt(name, 10)) === name;
      if (!isLiving) fs.rmSync(path.join(this.#folder, name), { force: true });
      return isLiving;
    });
    return living.length > 0;
  }
}

const nameOf = (/** @type {number} */ pid) => `${pid}-${startOf(pid)}`;
