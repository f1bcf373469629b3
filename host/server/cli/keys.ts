import { asSystem } from 'edutech/core/server/actor';
import { selectSecretTime } from '../doctor/doctor.queries';
import type { Console } from './console';

const system = asSystem('the command line of the deployment');
/** Two changes within this time would end what the key before the last has signed a moment ago. Milliseconds. */
const shortest = 3_600_000;

/** A new secret signs what the server signs; the one before stays believed, so nobody is signed out. */
export async function rotateKeys({ secrets, database, audit, clock }: Console): Promise<number> {
  const now = clock.now();
  const before = secrets.current().id;
  const made = await database.read(system, selectSecretTime);
  if (made && now.getTime() - made.getTime() < shortest) {
    throw new Error('The newest key is less than an hour old: a second change so soon would end open requests.');
  }
  await database.write(system, async (db) => {
    await secrets.rotate(db, now);
    await audit.record(db, system, { act: 'deployment.rotateKeys', objectKind: 'secret', objectId: null });
  });
  await secrets.load();
  console.log(
    `The key ${secrets.current().id} signs from now on, ${before} stays believed. Every process has it within a minute.`,
  );
  return 0;
}
