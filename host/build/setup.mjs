// Makes a fresh clone runnable: installs the locked packages, and hands over to a new enough Node when this one is old.
// Runs before anything is installed and under old Nodes: no packages, no new syntax.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const lockFile = path.join(root, 'package-lock.json');
const markFile = path.join(root, 'node_modules/.edutech-lock');
const oldestNode = { major: 22, minor: 22 };

/**
 * Installs what is missing, then makes sure that a new enough Node runs the rest.
 * @returns {Promise<boolean>} true: go on in this process; false: another Node has done the work, its exit code is set
 */
export async function prepare() {
  if (!isInstalled()) install();
  if (isNewEnough(process.versions.node)) return true;
  const node = packagedNode();
  if (!node) {
    console.error(
      `This needs Node ${oldestNode.major}.${oldestNode.minor} or newer; here is ${process.versions.node}, and no packaged Node exists ` +
        `for ${process.platform}-${process.arch}: install one from https://nodejs.org and try again.`,
    );
    process.exitCode = 1;
    return false;
  }
  process.exitCode = await runAgainWith(node);
  return false;
}

/**
 * Runs this same command line under another Node, in the foreground.
 * @param {string} node
 * @returns {Promise<number>} its exit code
 */
function runAgainWith(node) {
  // The child's programs (vitest, tsc) should find the new Node too.
  const env = { ...process.env, PATH: path.dirname(node) + path.delimiter + process.env.PATH };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  // Stay until the child has stopped in good order; a signal meant for us is meant for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Whether node_modules is what package-lock.json describes. */
function isInstalled() {
  const lock = readFileSync(lockFile);
  const mark = createHash('sha256').update(lock).digest('hex');
  if (existsSync(markFile) && readFileSync(markFile, 'utf8') === mark) return true;
  if (!isInstalledByHand(JSON.parse(lock.toString()))) return false;
  writeFileSync(markFile, mark);
  return true;
}

/**
 * Packages were installed by `npm install` or `npm ci`: npm's own list of installed packages agrees with the lock file.
 * Installing again would cost time, and would remove node_modules under running programs.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock
 */
function isInstalledByHand(lock) {
  const file = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = JSON.parse(readFileSync(file, 'utf8')).packages;
  return Object.entries(lock.packages).every(([name, wanted]) => {
    if (name === '') return true;
    return installed[name] ? installed[name].version === wanted.version : wanted.optional === true;
  });
}

function install() {
  console.log('Installing the packages of package-lock.json …');
  // No package may run a script on this machine; what a script would have done, host/build does itself.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under `npm run`, npm gives its own path; its Node then runs it, without a shell.
  const npm = process.env.npm_execpath;
  const done =
    npm && /\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('npm could not install the packages; its message stands above. Is the registry reachable?');
    process.exit(1);
  }
  writeFileSync(markFile, createHash('sha256').update(readFileSync(lockFile)).digest('hex'));
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor);
}

/** The Node that the lock file brings as an optional package, where one exists for this machine. */
function packagedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = path.join(root, `node_modules/node-${platform}-${process.arch}/bin/${name}`);
  return existsSync(file) ? file : undefined;
}
