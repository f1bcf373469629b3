import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { exportRoster } from '../../../../plugins/organisation/api/rosters';
import { csv, gb18030 } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from './rosters-desk';

let app: TestApp;
let county: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = new RosterDesk(app, 'countyadmin');
});
afterAll(() => app.close());

/** Names as people have them, and as nobody should have to: dots, spaces, letters, what looks like a formula. */
const name = fc.constantFrom(
  '王小明',
  '欧阳娜娜',
  '阿依古丽·买买提',
  'Ann Lee',
  '-李雷',
  '@林',
  "O'Neill",
  '赵,钱',
  '孙"李"',
);
/** What may be known of somebody, or not. */
const facts = fc.record({
  name,
  sex: fc.constantFrom(null, 1, 2),
  birthDate: fc.constantFrom(null, '2012-02-29', '1985-12-31', '2014-09-01'),
  phone: fc.constantFrom(null, '13900010001', '010-62770001'),
});
/** A school as it may come to be: facts of some people, students without a place in the list, classes without a head. */
const changes = fc.record({
  people: fc.array(fc.tuple(fc.nat(300), facts), { minLength: 1, maxLength: 20 }),
  seatless: fc.array(fc.nat(300), { maxLength: 8 }),
  headless: fc.array(fc.nat(8), { maxLength: 3 }),
});
type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

const change = ({ people, seatless, headless }: Changes) =>
  app.platform.services.database.write(asSystem('a test changes a school'), async (db) => {
    const { schoolId, termId } = app.world;
    const all = await db.all<{ id: string }>(sql`
      select distinct o.person_id as id from core.post o where o.school_id = ${schoolId} and o.ended_at is null order by 1`);
    const classes = await db.all<{ id: string }>(sql`
      select id from core.class where school_id = ${schoolId} order by id`);
    const idOf = (at: number) => all[at % all.length]!.id;
    for (const [at, { name: said, sex, birthDate, phone }] of people)
      await db.run(sql`update core.person set name = ${said}, sex = ${sex}, birth_date = ${birthDate}::date, phone = ${phone}
        where id = ${idOf(at)}`);
    for (const at of seatless)
      await db.run(sql`delete from core.class_member where school_id = ${schoolId} and term_id = ${termId}
        and person_id = ${idOf(at)}`);
    for (const at of headless)
      await db.run(sql`update core.class set head_person_id = null where school_id = ${schoolId}
        and id = ${classes[at % classes.length]!.id}`);
  });

/** The workbook itself, and its rows as Excel in China saves them as CSV. */
async function editionsOf(workbook: Buffer): Promise<[name: string, content: Buffer][]> {
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-export-')), 'list.xlsx');
  await writeFile(path, workbook);
  const [heading, ...rows] = (await readSheets(path))[0]!.rows.map(({ cells }) => cells);
  return [
    ['导出.xlsx', workbook],
    ['导出.csv', gb18030(csv(heading!, rows))],
  ];
}

test('what was exported changes nothing when it is imported, whatever a school holds', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      await change(made);
      for (const kind of ['students', 'staff'] as const) {
        const scope = { kind, schoolId: app.world.schoolId };
        const { data } = await county.call<{ address: string }>(exportRoster, scope);
        for (const [file, content] of await editionsOf(await county.fetch(data.address))) {
          const { id } = await county.upload(file, content, scope);
          const odd = (await county.rows(id, { pageLine: 200 })).filter(({ state }) => state !== 'unchanged');
          expect(odd.slice(0, 2), `${kind}, ${file}`).toEqual([]);
          const { counts } = await county.show(id);
          expect(counts).toMatchObject({ new: 0, changed: 0, moved: 0, wrong: 0 });
          expect(counts.unchanged).toBeGreaterThan(20);
        }
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
}, 120_000);
