import { asSystem } from 'edutech/core/server/actor';
import type { Console } from './console';

const system = asSystem('the command line of the deployment');
/** Two changes within this time would end what the key before the last has signed a moment ago. Milliseconds. */
const shortest = 3_600_000;

/** A new secret signs what the server signs; the one before stays believed, so nobody is signed out. */
export async function rotateKeys({ secrets, database, audit, clock }: Console): Promise<number> {
  const now = clock.now();
  const before = secrets.current().id;
  await database.write(system, async (db) => {
    await secrets.rotate(db, now, { unlessYoungerThan: new Date(now.getTime() - shortest) });
    await audit.record(db, system, { act: 'deployment.rotateKeys', objectKind: 'secret', objectId: null });
  });
  await secrets.load();
  const after = secrets.current().id;
  if (before === after) {
    throw new Error('The newest key is less than an hour old: a second change so soon would end open requests.');
  }
  console.log(`The key ${after} signs from now on, ${before} stays believed. Every process has it within a minute.`);
  return 0;
}
