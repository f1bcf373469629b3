import type { Db } from 'edutech/core/server/data/db';
import { demoAccounts } from 'edutech/core/server/demo/demo';
import { demoPassword } from 'edutech/core/server/demo-password';
import { isRightPassword } from 'edutech/core/server/sign-in/login/passwords';
import { selectSuspects } from './demo-accounts.queries';
import { cityId } from './plan/places';

/** An account whose password is the demo's, which everybody can read in the source; undefined: there is none. */
export async function accountWithDemoPassword(db: Db): Promise<string | undefined> {
  for (const { username, hash } of await selectSuspects(db, demoAccounts, cityId))
    if (await isRightPassword(hash, demoPassword)) return username;
  return undefined;
}

/** Throws one sentence when a deployment that others reach (`openBy`) has an account with the demo's password. */
export async function refuseDemoAccounts(db: Db, openBy: string): Promise<void> {
  const username = await accountWithDemoPassword(db);
  if (username === undefined) return;
  throw new Error(
    `The account ${username} has the password of the demo, which everybody knows, and ${openBy} opens this deployment ` +
      'to others: begin with an empty database or another data folder (EDUTECH_DATA), or keep the demo to this machine.',
  );
}
