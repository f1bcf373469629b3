// Search of the audit log over ten million records: each way that the page asks, as the application's role, with row-level
// security, through the service that the page's calls use.
import pg from 'pg';
import { systemClock } from 'edutech/core/server/clock';
import { asSystem } from 'edutech/core/server/actor';
import { findRecords, type LogSearch } from 'edutech/plugins/deployment/server/audit/log/audit-log';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import type { BenchContext, BenchTable } from '../../host/build/commands/bench.mjs';
import { median } from './support/figures';
import { appUrlOf, startProduct } from './support/product';

const records = 10_000_000;
const days = 180;
const rounds = 9;
/** quality of the issue: a page of the log. */
const limitMilliseconds = 300;
const line = 50;

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const logger = new LineLogger({ level: 'warn', form: 'short', clock: systemClock, write: () => undefined });
  const database = new PostgresDatabase(appUrlOf(product.ownerUrl), logger);
  try {
    await fill(product.ownerUrl);
    const rows: (string | number)[][] = [];
    for (const [title, search] of searches()) {
      const times: number[] = [];
      let found = 0;
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        const page = await database.read(asSystem('a bench'), (db) => findRecords(db, search, null, line));
        times.push(performance.now() - begun);
        found = page.rows.length;
      }
      const worst = Math.max(...times);
      rows.push([
        title,
        found,
        median(times).toFixed(1),
        worst.toFixed(1),
        worst <= limitMilliseconds ? 'yes' : '**no**',
      ]);
    }
    return [
      {
        title: 'Audit search',
        note: `${records.toLocaleString('en')} records of ${days} days, 2,000 people, 500 addresses. Pages of ${line}, ${rounds} rounds each, the first of them cold; limit ${limitMilliseconds} ms for the slowest.`,
        columns: ['search', 'found', 'median ms', 'slowest ms', 'kept'],
        rows,
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

const ago = (count: number) => new Date(Date.now() - count * 86_400_000);

function searches(): [string, LogSearch][] {
  const month = { from: ago(30), until: new Date() };
  const all = { from: ago(days + 1), until: new Date() };
  return [
    ['newest of a month', month],
    ['one person, a month', { ...month, who: 'bench-17' }],
    ['one person, all time', { ...all, who: 'bench-17' }],
    ['about one person, all time', { ...all, object: 'bench-1999' }],
    ['a frequent act, a month', { ...month, acts: ['bench.often'] }],
    ['a rare act, all time', { ...all, acts: ['bench.seldom'] }],
    ['one address, all time', { ...all, address: '10.1.0.7' }],
    ['a person and a rare act', { ...all, who: 'bench-17', acts: ['bench.seldom'] }],
    ['an address and a rare act', { ...all, address: '10.1.0.7', acts: ['bench.seldom'] }],
    ['an area of forty acts, a month', { ...month, acts: Array.from({ length: 40 }, (_, n) => `bench.act${n}`) }],
    ['a person at one address', { ...all, who: 'bench-17', address: '10.1.0.7' }],
    ['what was often done to a person', { ...all, object: 'bench-1999', acts: ['bench.often'] }],
    ['a day long ago', { from: ago(170), until: ago(169) }],
    ['nothing like that', { ...all, address: '10.99.99.99' }],
  ];
}

async function fill(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const made = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'core' and tablename = 'audit_record' and indexname like 'audit_record_%' and indexname <> 'audit_record_pkey'`,
  );
  await client.query(`
    insert into core.person (id, username, usercode, name, category, created_at)
    select gen_random_uuid(), 'bench-' || n, 'bench-' || n, 'Bench ' || n, 2, now() from generate_series(1, 2000) n`);
  for (const { indexname } of made.rows) await client.query(`drop index core.${indexname}`);
  await client.query(`
    with people as materialized (select array_agg(id order by username) as ids from core.person where username like 'bench-%')
    insert into core.audit_record (id, created_at, act, actor_kind, person_id, object_kind, object_id, address)
    select gen_random_uuid(), date_trunc('milliseconds', now() - n * interval '${days} days' / ${records}),
      case when n % 10 < 6 then 'bench.often' when n % 5000 = 7 then 'bench.seldom' else 'bench.act' || n % 40 end,
      'person', people.ids[1 + n % 2000], 'person', people.ids[1 + (n / 7) % 2000], '10.1.' || (n / 250) % 2 || '.' || n % 250
    from generate_series(1, ${records}) n, people`);
  for (const { indexdef } of made.rows) await client.query(indexdef);
  await client.query('analyze core.audit_record, core.person');
  await client.end();
}
