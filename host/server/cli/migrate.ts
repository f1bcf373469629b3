import { migrate, pendingMigrations } from 'edutech/core/server/data/migrations';
import { migrateJobs } from 'edutech/core/server/queue/schema';
import { migrationSets } from '../platform';
import type { Desk } from './console';

const setsOf = ({ given, plugins }: Desk) => migrationSets(given.root, plugins.inDependency);

/** What the next start would change in the database; nothing is changed now. */
export async function migrationPlan(desk: Desk): Promise<number> {
  const pending = await pendingMigrations(desk.given.ownerUrl, setsOf(desk));
  for (const { schema, name } of pending) console.log(`${schema}/${name}`);
  if (pending.length === 0) console.log('The database is up to date.');
  return 0;
}

/** Changes the database now, as the next start would. */
export async function migrateUp(desk: Desk): Promise<number> {
  const { ownerUrl, appUrl } = desk.given;
  const appRole = new URL(appUrl).username;
  const applied = await migrate(ownerUrl, appRole, setsOf(desk));
  await migrateJobs(ownerUrl, appRole);
  for (const { schema, name } of applied) console.log(`${schema}/${name}`);
  console.log(applied.length === 0 ? 'The database was up to date.' : `${applied.length} migrations have run.`);
  return 0;
}

/** How many migrations of core and of each plugin have run and wait. The exit code is 1 while some wait. */
export async function migrationStatus(desk: Desk): Promise<number> {
  const sets = setsOf(desk);
  const pending = await pendingMigrations(desk.given.ownerUrl, sets);
  for (const { schema } of sets) {
    const waiting = pending.filter((one) => one.schema === schema).length;
    console.log(`${schema.padEnd(14)} ${waiting === 0 ? 'up to date' : `${waiting} wait`}`);
  }
  return pending.length > 0 ? 1 : 0;
}
