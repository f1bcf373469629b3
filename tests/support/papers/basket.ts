import { clearBasket } from 'edutech/plugins/questions/api';
import { signedIn, type Somebody } from '../people';
import type { TestApp } from '../servers/start-app';
import { expect } from '../browsing/expect';

/** A journey that counts what lies in a basket begins with an empty one, whatever earlier ones left in it. */
export async function emptyBasket(site: TestApp, as: Somebody): Promise<void> {
  const person = await signedIn(site, as);
  expect((await person.call(clearBasket)).status).toBe(200);
}
