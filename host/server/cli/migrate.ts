import { pendingMigrations } from 'edutech/core/server/data/migrations';
import { migrationSets } from '../platform';
import type { Console } from './console';

/** What the next start would change in the database; nothing is changed now. */
export async function migrationPlan({ given, plugins }: Console): Promise<number> {
  const pending = await pendingMigrations(given.ownerUrl, migrationSets(given.root, plugins.inDependency));
  for (const { schema, name } of pending) console.log(`${schema}/${name}`);
  if (pending.length === 0) console.log('The database is up to date.');
  return 0;
}
