// The matrix of rights and "who has this" over 100,000 people, as the application's role, through the service that the
// page's calls use.
import pg from 'pg';
import { systemClock } from 'edutech/core/server/clock';
import type { SignedIn } from 'edutech/core/server/actor';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { LineLogger } from 'edutech/core/server/logging/line-logger';
import { grantAdministration } from 'edutech/plugins/organisation/server/grants/table-grants';
import { grantsFor } from 'edutech/core/server/permissions/grants';
import { installed } from '../../../host/generated/manifests';
import type { BenchContext, BenchTable } from '../../../host/build/commands/bench.mjs';
import { median } from '../support/figures';
import { appUrlOf, startProduct } from '../support/product';

const people = 100_000;
const rounds = 9;
const code = 'homework_tea';

export async function bench(context: BenchContext): Promise<BenchTable[]> {
  const product = await startProduct(context);
  const logger = new LineLogger({ level: 'warn', form: 'short', clock: systemClock, write: () => undefined });
  const database = new PostgresDatabase(appUrlOf(product.ownerUrl), logger);
  try {
    const schoolId = await fill(product.ownerUrl);
    const manifests = installed.map(({ manifest }) => manifest);
    const nothing = {
      record: async () => undefined,
      emit: async () => undefined,
      tell: () => undefined,
      on: () => () => undefined,
    };
    const grants = grantAdministration({
      manifests,
      grants: grantsFor(manifests),
      switches: { isOn: () => true },
      audit: nothing,
      events: nothing,
    });
    const city = actorOf('city', null);
    const school = actorOf('school', schoolId);
    const asked: [string, (actor: SignedIn) => Promise<unknown>][] = [
      ['matrix', (actor) => database.read(actor, (db) => grants.matrix(db, actor))],
      [
        'who has this, first page with counts',
        (actor) => database.read(actor, (db) => grants.holders(db, actor, { code, page: 1, pageLine: 15 })),
      ],
      [
        'who has this, page 4,000',
        (actor) => database.read(actor, (db) => grants.holders(db, actor, { code, page: 4000, pageLine: 15 })),
      ],
      [
        'who has this, by name',
        (actor) =>
          database.read(actor, (db) => grants.holders(db, actor, { code, q: '教师 77', page: 1, pageLine: 15 })),
      ],
      ['find a person', (actor) => database.read(actor, (db) => grants.find(db, actor, '教师 777'))],
    ];
    const rows: (string | number)[][] = [];
    for (const [title, ask] of asked) {
      rows.push([title, (await timesOf(() => ask(city))).toFixed(1), (await timesOf(() => ask(school))).toFixed(1)]);
    }
    return [
      {
        title: 'Roles',
        note: `${people.toLocaleString('en')} people with a post each, 2,000 of them differing from the defaults. Medians of ${rounds} rounds.`,
        columns: ['call', 'city administrator ms', 'school administrator ms'],
        rows,
      },
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

async function timesOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return median(times);
}

const actorOf = (reach: 'city' | 'school', schoolId: string | null): SignedIn => ({
  kind: 'person',
  personId: '0'.repeat(32),
  username: 'bench',
  name: 'bench',
  sessionId: '',
  limit: 'full',
  isShared: false,
  actedBy: null,
  roleId: null,
  roleType: null,
  reach,
  schoolId,
  countyId: null,
  mustChangePassword: false,
  category: 'cityAdmin',
  permissions: new Set(['organisation_admin', 'organisation_admin.roles']),
});

/** Teachers and students of the demo's schools; answers one school. */
async function fill(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    with schools as (select array_agg(id) as ids from core.school),
    made as (
      insert into core.person (id, username, usercode, name, category, created_at)
      select gen_random_uuid(), 'bench-' || n, 'bench-' || n, '教师 ' || n, 2, now() from generate_series(1, ${people}) n
      returning id, username
    )
    insert into core.post (id, person_id, role_type, school_id, is_active)
    select gen_random_uuid(), made.id, 1, schools.ids[1 + substr(username, 7)::int % array_length(schools.ids, 1)], true
    from made, schools`);
  await client.query(`
    insert into core.post_grant (post_id, code, withheld)
    select o.id, '${code}', true from core.post o join core.person p on p.id = o.person_id
    where p.username like 'bench-%' limit 2000`);
  await client.query('analyze');
  const { rows } = await client.query<{ id: string }>('select id from core.school order by id limit 1');
  await client.end();
  return rows[0]!.id.replaceAll('-', '');
}
