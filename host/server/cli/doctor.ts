import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { asSystem } from 'edutech/core/server/actor';
import { auditLag, verifyAuditChain } from 'edutech/core/server/audit/verify';
import { pendingMigrations } from 'edutech/core/server/data/migrations';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import { migrationSets } from '../platform';
import type { Console } from './console';
import { countPeople, selectOwnRole } from './commands.queries';

const system = asSystem('the doctor looks');
const gigabyte = 1_073_741_824;
const leastFreeGigabytes = 5;
const mostLagSeconds = 60;

/** What a look found: null when all is well, else what is wrong and what to do. */
type Finding = string | null;

const checks: readonly { what: string; look: (console: Console) => Promise<Finding> | Finding }[] = [
  {
    what: 'database',
    look: async ({ database }) =>
      (await database.isReachable()) ? null : 'It does not answer: start PostgreSQL, or correct DATABASE_APP_URL.',
  },
  {
    what: 'database role',
    look: async ({ database }) => {
      const role = await database.read(system, selectOwnRole);
      const tooMighty = role.isSuperuser || role.bypasses;
      return tooMighty
        ? `${role.name} sees past row-level security: give DATABASE_APP_URL a role that is neither superuser nor BYPASSRLS.`
        : null;
    },
  },
  {
    what: 'migrations',
    look: async ({ given, plugins }) => {
      const pending = await pendingMigrations(given.ownerUrl, migrationSets(given.root, plugins.inDependency));
      return pending.length > 0 ? `${pending.length} wait: the next start runs them.` : null;
    },
  },
  {
    what: 'accounts',
    look: async ({ database }) =>
      (await database.read(system, countPeople)) > 0
        ? null
        : 'There are none: node build.mjs host admin create <username> <name>.',
  },
  {
    what: 'audit chain',
    look: async ({ database, clock }) => {
      const report = await database.read(system, (db) => verifyAuditChain(db, clock.now()));
      return report.brokenAt !== null
        ? `It is broken at record ${report.brokenAt}: keep a copy of the database and look who changed it.`
        : null;
    },
  },
  {
    what: 'audit sealing',
    look: async ({ database, clock }) => {
      const lag = await database.read(system, (db) => auditLag(db, clock.now()));
      return lag > mostLagSeconds ? `Records wait for ${Math.round(lag)} s to be sealed: is a server running?` : null;
    },
  },
  {
    what: 'data folder',
    look: async ({ given }) => {
      await mkdir(given.dataFolder, { recursive: true });
      const writable = await access(given.dataFolder, constants.W_OK).then(
        () => true,
        () => false,
      );
      return writable ? null : `${given.dataFolder} cannot be written: change its owner, or EDUTECH_DATA.`;
    },
  },
  {
    what: 'free disk',
    look: async ({ given }) => {
      const disk = await statfs(given.dataFolder);
      const free = (disk.bavail * disk.bsize) / gigabyte;
      return free < leastFreeGigabytes ? `Only ${free.toFixed(1)} GB are free: make room before uploads fail.` : null;
    },
  },
  {
    what: 'TLS',
    look: ({ settings }) =>
      isSecureDeployment(settings)
        ? null
        : 'People can sign in on localhost only: set tlsCertificate and tlsKey, or publicOrigin behind a proxy that does TLS.',
  },
  {
    what: 'mail',
    look: ({ settings }) => (settings.mailUrl ? null : 'No mail is sent: set mailUrl and mailFrom if it should be.'),
  },
];

/** Looks at everything, says what is wrong and what to do; the exit code is 1 when something is. */
export async function doctor(console_: Console): Promise<number> {
  let wrong = 0;
  for (const { what, look } of checks) {
    const finding = await Promise.resolve(look(console_)).catch(
      (error: Error) => `It could not be looked at: ${error.message}`,
    );
    if (finding) wrong += 1;
    console.log(`${finding ? '✗' : '✓'} ${what}${finding ? `: ${finding}` : ''}`);
  }
  return wrong > 0 ? 1 : 0;
}
