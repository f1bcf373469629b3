import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { adminSchools, personDetail, type SchoolItem } from 'edutech/plugins/organisation/api';
import { endpointsOf, holdersOf, ownInput, sides, type Tried } from '../../contract/server/endpoints';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let school: Caller;
let readings: Tried[];
/** Names and ids of the other schools and of their people: what no answer to a school's administrator may hold. */
let others: readonly string[];

beforeAll(async () => {
  app = await startApp();
  school = await signedIn(app, 'schooladmin');
  const holders = await holdersOf(app);
  readings = endpointsOf(app).filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' &&
      endpoint.path.startsWith('/admin/') &&
      sides(endpoint, holders).allowed.includes('schooladmin'),
  );
  const rows = await app.platform.services.database.read(asSystem('a test asks who is elsewhere'), (db) =>
    db.all<{ id: string; name: string; usercode: string }>(sql`
      select s.id, s.name, o.usercode from core.school s
        join (select o.school_id, min(p.usercode) as usercode from core.post o join core.person p on p.id = o.person_id
          group by o.school_id) o on o.school_id = s.id
      where s.id <> ${app.world.schoolId}`),
  );
  others = rows.flatMap(({ id, name, usercode }) => [id, name, usercode]);
});
afterAll(() => app.close());

/** Students move between schools: whoever takes one in is told where from, and whoever lets one go says where to. */
const namesSchools = ['organisation.transfers', 'organisation.listTransfers', 'organisation.transferSchools'];

test('a school’s administrator sees his school only, on every page of administration', async () => {
  expect(others.length).toBeGreaterThan(30);
  const seen: string[] = [];
  let answered = 0;
  for (const one of readings) {
    if (namesSchools.includes(one.name)) continue;
    const answer = await school.call(one.endpoint, ownInput(one));
    if (answer.status === 200) answered += 1;
    const found = others.filter((other) => answer.text.includes(other));
    if (found.length > 0) seen.push(`${one.name}: ${found.join(', ')}`);
  }
  expect(seen).toEqual([]);
  expect(answered).toBeGreaterThan(10);
});

test('one school is the whole of his list, and its people are his to read', async () => {
  const { items } = (await school.call(adminSchools, { page: 1, pageLine: 100 })).envelope!.data as {
    items: SchoolItem[];
  };
  expect(items.map(({ id }) => id)).toEqual([app.world.schoolId]);
  const { teacher, countyadmin } = app.world.people;
  expect((await school.call(personDetail, { personId: teacher.personId })).status).toBe(200);
  expect((await school.call(personDetail, { personId: countyadmin.personId })).status).toBe(404);
});
