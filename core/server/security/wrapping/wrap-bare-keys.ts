import type { Db } from '../../data/db';
import type { DeploymentKey } from '../deployment-key';
import { type KeyTable, keyTables, lockBareKeys, selectBareKeys, updateWrapped } from './bare-keys.queries';

/** The row of a key, as what was encrypted is bound to it. */
export const rowOf = (table: KeyTable, id: string) => `${table}/${id}`;

/** Encrypts keys that were stored before the deployment had a key of its own. Answers how many. */
export async function wrapBareKeys(db: Db, key: DeploymentKey): Promise<number> {
  await lockBareKeys(db);
  let wrapped = 0;
  for (const table of keyTables) {
    for (const { id, bytes } of await selectBareKeys(db, table))
      wrapped += await updateWrapped(db, table, { id, bytes: key.wrap(bytes, rowOf(table, id)), wrappedBy: key.id });
  }
  return wrapped;
}
