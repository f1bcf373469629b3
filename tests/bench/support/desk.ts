import path from 'node:path';
import { addressOf, fillPath } from 'edutech/core/common/addresses/addresses';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { sentTo } from 'edutech/core/common/wire/spelling';
import { systemClock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import type { BenchContext } from '../../../host/build/commands/bench.mjs';
import { type Caller, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { recording } from './bare/recorded-statements';
import type { Call } from './load';
import { appUrlOf, type Product, startProduct } from './product';
import { fromOurPage } from './sign-in';

/** The product as people call it, and beside it the same platform in this process: for sessions, and for what has no call. */
export interface Desk {
  readonly product: Product;
  /** Its statements can be recorded. */
  readonly office: TestApp;
  close(): Promise<void>;
}

export async function openDesk(context: BenchContext): Promise<Desk> {
  const product = await startProduct(context);
  const database = { name: 'bench', ownerUrl: product.ownerUrl, appUrl: appUrlOf(product.ownerUrl) };
  const logger = new LineLogger({ level: 'error', form: 'json', clock: systemClock, write: () => undefined });
  const below = new PostgresDatabase(database.appUrl, logger);
  // keys in the database are encrypted by the file of the server that made them
  const city = { settings: { deploymentKeyFile: path.join(context.data, 'deployment-key') } };
  const office = await startApp({
    city,
    sameDatabaseAs: { database } as TestApp,
    replace: [[Database, recording(below)]],
  }).catch(async (error: unknown) => {
    await below.close();
    // a product that is left behind keeps the command from ending
    await product.stop();
    throw error;
  });
  return {
    product,
    office,
    close: async () => {
      await office.close();
      await below.close();
      await product.stop();
    },
  };
}

/** Sessions of people without their passwords: logging in is measured elsewhere. */
export async function sessionsOf(office: TestApp, personIds: readonly string[]): Promise<Caller[]> {
  const sessions: Caller[] = [];
  for (let from = 0; from < personIds.length; from += 50)
    sessions.push(...(await Promise.all(personIds.slice(from, from + 50).map((id) => signedInPerson(office, id)))));
  return sessions;
}

/** A call as somebody's browser sends it; without a person, a visitor's. */
export function callAs(who: Caller | null, endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Call {
  const { path, rest } = fillPath(endpoint.path, sentTo(endpoint, input));
  const address = addressOf(endpoint.root, path);
  const headers = { ...fromOurPage, ...(who && { cookie: who.cookie }) };
  if (endpoint.method === 'POST')
    return { method: 'POST', path: address, headers, body: { ...rest, ...(who && { token: who.token }) } };
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString();
  return {
    method: 'GET',
    path: query ? `${address}?${query}` : address,
    headers: { ...headers, ...(who && { token: who.token }) },
  };
}
