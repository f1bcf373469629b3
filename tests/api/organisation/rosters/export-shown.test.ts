import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'edutech/core/server/data/db';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { exportRoster } from '../../../../plugins/organisation/api/rosters';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from './rosters-desk';

let app: TestApp;
let county: RosterDesk;
beforeAll(async () => {
  app = await startApp();
  county = new RosterDesk(app, 'countyadmin');
});
afterAll(() => app.close());

async function numbersIn(narrowed: object) {
  const input = { kind: 'students', schoolId: app.world.schoolId, ...narrowed };
  const { data } = await county.call<{ address: string }>(exportRoster, input);
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-export-')), 'list.xlsx');
  await writeFile(path, await county.fetch(data.address));
  const [heading, ...rows] = (await readSheets(path))[0]!.rows.map(({ cells }) => cells);
  const at = heading!.findIndex((title) => title.startsWith('学号'));
  return rows.map((cells) => cells[at]!).toSorted();
}

test('an export holds whom the list shows: of a class, by a search, in a state', async () => {
  const { classId, termId } = app.world;
  const students = await county.all<{ usercode: string; name: string }>(sql`
    select p.usercode, p.name from core.class_member m join core.person p on p.id = m.person_id
    where m.class_id = ${classId} and m.term_id = ${termId}`);
  const all = await numbersIn({});
  const own = await numbersIn({ classId, termId });
  expect(own).toEqual(students.map(({ usercode }) => usercode).toSorted());
  expect(own.length).toBeLessThan(all.length);
  expect(await numbersIn({ q: students[0]!.usercode })).toEqual([students[0]!.usercode]);
  expect(await numbersIn({ state: 'frozen' })).toEqual([]);
});
