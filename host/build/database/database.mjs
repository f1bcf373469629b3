// The database of a command: our own PostgreSQL, or the one that DATABASE_URL names. Ensures that the two roles
// exist: `edutech_owner` owns the tables and migrates them; `edutech_app`, neither owner nor superuser, serves requests,
// so that row-level security applies to it.
//
// What DATABASE_URL must be: the address of an existing UTF-8 database (PostgreSQL 15 or newer) with a user who owns it.
// DATABASE_APP_URL is the same database with the application's user; without it, it is made where the owner may make roles.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { dataDir } from '../paths.mjs';
import { Complaint } from '../report.mjs';
import { keepRunning } from '../serve/keep-running.mjs';
import { startPostgres, superuser } from './postgres.mjs';

const owner = 'edutech_owner';
const application = 'edutech_app';
/** No right beyond those granted by name; row-level security holds. */
const modest = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS';

/**
 * @typedef {object} Database
 * @property {string} ownerUrl for migrations
 * @property {string} appUrl for requests
 * @property {string} [adminUrl] of who may make and rename databases, where the server is ours
 * @property {string} about one phrase for the terminal
 * @property {(signal: AbortSignal) => Promise<void>} keepRunning starts a server of ours again whenever it dies, until the signal
 * @property {() => Promise<void>} stop
 */

/** @returns {Promise<Database>} the platform's database, running and with its roles */
export async function openDatabase() {
  const url = process.env.DATABASE_URL;
  return url ? openForeign(url) : openOwn();
}

/**
 * The same for the doctor, which runs when the database cannot be opened: an external server is described as it is, whether it
 * answers or not, and nothing is created on it.
 * @returns {Promise<Database>}
 */
export async function nameDatabase() {
  const ownerUrl = process.env.DATABASE_URL;
  if (!ownerUrl) return openOwn();
  mustBeAddress(ownerUrl);
  const isMade = fs.existsSync(passwordFile());
  const appUrl = process.env.DATABASE_APP_URL ?? (isMade ? applicationAt(ownerUrl) : ownerUrl);
  return { ownerUrl, appUrl, about: 'somebody else’s', ...notOurs };
}

async function openOwn() {
  const server = await startPostgres(path.join(dataDir(), 'postgres'));
  await createRoles(server.connectionString('postgres', superuser));
  await createDatabase(server.connectionString('postgres', superuser), 'edutech');
  const how = server.adopted ? 'found running' : 'started';
  return {
    ownerUrl: server.connectionString('edutech', owner),
    appUrl: server.connectionString('edutech', application),
    adminUrl: server.connectionString('postgres', superuser),
    about: `PostgreSQL in ${path.relative(process.cwd(), dataDir()) || '.'}/postgres, ${how}`,
    keepRunning: (signal) => keepRunning('The database', server, server.startAgain, signal),
    stop: server.stop,
  };
}

/** What is done with a server that somebody else runs. */
const notOurs = { keepRunning: async () => {}, stop: async () => {} };

/**
 * Makes the two roles on a server of ours.
 * @param {string} adminUrl
 */
export async function createRoles(adminUrl) {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query('SELECT rolname FROM pg_roles WHERE rolname = ANY($1)', [[owner, application]]);
    const present = rows.map((row) => row.rolname);
    // Where sockets are not trusted (Windows), both roles have the server's one password.
    const password = new URL(adminUrl).password;
    const login = password ? `${modest} PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}` : modest;
    for (const role of [owner, application]) {
      if (!present.includes(role)) await client.query(`CREATE ROLE ${role} ${login}`);
    }
  });
}

/** @param {string} adminUrl @param {string} name */
async function createDatabase(adminUrl, name) {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${name} OWNER ${owner}`);
  });
}

/** @param {string} url */
function mustBeAddress(url) {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new Complaint('DATABASE_URL must be an address like postgresql://user:password@host:5432/database.');
}

/** @param {string} ownerUrl @returns {Promise<Database>} */
async function openForeign(ownerUrl) {
  mustBeAddress(ownerUrl);
  await withClient(ownerUrl, (client) => client.query('SELECT')).catch((error) => {
    throw new Complaint(
      `The database of DATABASE_URL does not let us in (${error.message || error.code}): correct the address, or leave DATABASE_URL ` +
        'out to use the embedded PostgreSQL.',
    );
  });
  const appUrl = process.env.DATABASE_APP_URL ?? (await createForeignRole(ownerUrl));
  const { hostname, pathname } = new URL(ownerUrl);
  return { ownerUrl, appUrl, about: `${pathname.slice(1)} at ${hostname || 'localhost'}`, ...notOurs };
}

/** Makes the application's role on somebody's server, once; its password stays in the data folder. */
async function createForeignRole(ownerUrl) {
  const file = passwordFile();
  if (!fs.existsSync(file)) {
    const password = randomBytes(24).toString('base64url');
    await withClient(ownerUrl, (client) =>
      client.query(`CREATE ROLE ${application} ${modest} PASSWORD '${password}'`),
    ).catch((error) => {
      throw new Complaint(
        `The application needs a database user of its own, and the user of DATABASE_URL could not make it (${error.message}). ` +
          `Let an administrator run "CREATE ROLE ${application} ${modest} PASSWORD '…'", and put the address into DATABASE_APP_URL.`,
      );
    });
    fs.mkdirSync(dataDir(), { recursive: true });
    fs.writeFileSync(file, password, { mode: 0o600 });
  }
  return applicationAt(ownerUrl);
}

const passwordFile = () => path.join(dataDir(), 'database-app-password');

/** The address of the role that was made. @param {string} ownerUrl */
function applicationAt(ownerUrl) {
  const url = new URL(ownerUrl);
  url.username = application;
  url.password = fs.readFileSync(passwordFile(), 'utf8');
  return url.href;
}

/**
 * The build's one way to a connection (the server's: core/server/data/postgres/client.ts).
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // heard, whether or not a statement is under way: unheard it would end this program
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
