// `node build.mjs host <command>`: the command line of a deployment (host/server/cli.ts) on its own database.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { buildIfStale } from '../bundle/bundle.mjs';
import { nameDatabase, openDatabase } from '../database/database.mjs';
import { dataDir, distDir, root } from '../paths.mjs';
import { registryFile } from '../plugins/registry.mjs';

/**
 * @param {string[]} args of the command line
 * @returns {Promise<number>}
 */
export async function run(args) {
  await buildIfStale({ registry: registryFile() });
  const database = await (args[0] === 'doctor' ? nameDatabase() : openDatabase());
  try {
    return await runCommand(database, args);
  } finally {
    await database.stop();
  }
}

/** @param {import('../database/database.mjs').Database} database @param {string[]} args */
function runCommand(database, args) {
  const child = spawn(process.execPath, [path.join(distDir, 'server/cli.js'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_ENV: 'production',
      ...process.env,
      DATABASE_URL: database.ownerUrl,
      DATABASE_APP_URL: database.appUrl,
      // restoring makes a database and renames two
      ...(database.adminUrl && { DATABASE_ADMIN_URL: database.adminUrl }),
      EDUTECH_DATA: dataDir(),
    },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
