import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { BenchContext } from '../../../host/build/commands/bench.mjs';
import { type MeasuredServer, startChild } from './child';

/** The built platform with the demo city on a database of its own. */
export interface Product extends MeasuredServer {
  readonly ownerUrl: string;
}

/** Floods are what a bench is; the limit would answer 429. */
const city = { settings: { requestsPerMinute: 100_000_000 } };

export async function startProduct({ root, adminUrl, dist, data }: BenchContext): Promise<Product> {
  const name = `bench_${process.pid}_${Date.now()}`;
  await run(adminUrl, `create database ${name} owner edutech_owner`);
  const cityFile = path.join(data, 'city.json');
  fs.writeFileSync(cityFile, JSON.stringify(city));
  const ownerUrl = urlOf(adminUrl, name, 'edutech_owner');
  const server = await startChild(root, [path.join(dist, 'server/main.js')], {
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: urlOf(adminUrl, name, 'edutech_app'),
    EDUTECH_DATA: data,
    EDUTECH_DIST: dist,
    EDUTECH_CONFIG: cityFile,
    EDUTECH_DEMO: 'small',
  });
  await conversionsAreOver(ownerUrl);
  return {
    ...server,
    ownerUrl,
    stop: async () => {
      await server.stop();
      await run(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The demo city's films and documents are converted after its first start: no call's cost. */
async function conversionsAreOver(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const { rows } = await client.query<{ open: number }>(
      'select count(*)::int as open from core.conversion where state = 3',
    );
    if (rows[0]?.open === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await client.end();
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The same database for the application's role, which row-level security holds. */
export function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'edutech_app';
  return url.href;
}

function urlOf(adminUrl: string, database: string, role: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  url.username = role;
  return url.href;
}
