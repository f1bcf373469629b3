// What a PostgreSQL data folder says about the server that runs on it, and which of our processes use that server.
import fs from 'node:fs';
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
 * Removes a postmaster.pid whose writer is dead. PostgreSQL does so itself, except when another program has got the same
 * number since: usual in containers, where numbers are small and start anew.
 * @param {string} dataFolder
 */
export function removeStalePidFile(dataFolder) {
  const found = readPidFile(dataFolder);
  if (found && !isPostgres(found.pid)) fs.rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true });
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

/** @param {number} pid */
function isPostgres(pid) {
  if (!isAlive(pid)) return false;
  // Elsewhere than on Linux we believe the number.
  if (!fs.existsSync('/proc/self/stat')) return true;
  const stat = statOf(pid);
  return stat !== undefined && stat.state !== 'Z' && stat.name.startsWith('postgres');
}

/**
 * Name, state and start time of a process (Linux).
 * @param {number} pid
 */
function statOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // "42 (name with spaces) S 1 …": the name ends at the last parenthesis; the start time is the 22nd field.
    const [state = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), state, started: rest[18] ?? '' };
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

/** Number and start time together name a process for good; the number alone may be given again. */
const nameOf = (/** @type {number} */ pid) => `${pid}-${statOf(pid)?.started ?? ''}`;
