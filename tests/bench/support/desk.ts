import { addressOf } from 'edutech/core/common/addresses';
import type { Endpoint } from 'edutech/core/common/endpoint';
import type { BenchContext } from '../../../host/build/commands/bench.mjs';
import { type Caller, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import type { Call } from './load';
import { appUrlOf, type Product, startProduct } from './product';
import { fromOurPage } from './sign-in';

/** The product as people call it, and beside it the same platform in this process: for sessions, and for what has no call. */
export interface Desk {
  readonly product: Product;
  readonly office: TestApp;
  close(): Promise<void>;
}

export async function openDesk(context: BenchContext): Promise<Desk> {
  const product = await startProduct(context);
  const database = { name: 'bench', ownerUrl: product.ownerUrl, appUrl: appUrlOf(product.ownerUrl) };
  const office = await startApp({ sameDatabaseAs: { database } as TestApp });
  return {
    product,
    office,
    close: async () => {
      await office.close();
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

/** A call as somebody's browser sends it. */
export function callAs({ cookie, token }: Caller, endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Call {
  const headers = { ...fromOurPage, cookie };
  const path = addressOf(endpoint.root, endpoint.path);
  if (endpoint.method === 'POST') return { method: 'POST', path, headers, body: { ...input, token } };
  const query = Object.entries(input).map(([name, value]) => [name, String(value)]);
  return { method: 'GET', path: `${path}?${new URLSearchParams(query)}`, headers: { ...headers, token } };
}
