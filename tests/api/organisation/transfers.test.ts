import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { personDetail, type PersonDetail } from '../../../plugins/organisation/api';
import { cardGroups } from '../../../plugins/organisation/api/cards';
import { rollOverOutlook } from '../../../plugins/organisation/api/roll-over';
import { listImports } from '../../../plugins/organisation/api/rosters';
import * as api from '../../../plugins/organisation/api/transfers';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { RosterDesk } from './rosters/rosters-desk';

let app: TestApp;
let county: RosterDesk;
let city: RosterDesk;
beforeAll(async () => {
  app = await startApp();
  county = new RosterDesk(app, 'countyadmin');
  city = new RosterDesk(app, 'cityadmin');
});
afterAll(() => app.close());

const postsOf = (personId: string) =>
  county.all<{ schoolId: string; ended: boolean }>(sql`
    select school_id, ended_at is not null as ended from core.post where person_id = ${personId} order by ended desc`);
const seatsOf = (personId: string) =>
  county.all<{ classId: string; termId: string; isPast: boolean }>(sql`
    select m.class_id, m.term_id, t.starts_on < n.starts_on as is_past
    from core.class_member m join core.term t on t.id = m.term_id join core.term n on n.id = ${app.world.termId}
    where m.person_id = ${personId} order by m.term_id, m.class_id`);

async function studentOf(schoolId: string) {
  const [student] = await county.all<{ id: string; usercode: string }>(sql`
    select p.id, p.usercode from core.person p join core.post o on o.person_id = p.id
    where o.school_id = ${schoolId} and o.role_type = 3 and o.ended_at is null
      and p.username <> 'student' order by p.usercode limit 1`);
  return student!;
}

test('a student is released by one school and accepted by the other, keeps his history, and is given back', async () => {
  const student = await studentOf(app.world.schoolId);
  const found = await county.call<{ personId: string }>(api.findStudent, { number: student.usercode });
  expect(found.data.personId).toBe(student.id);
  const release = { personId: student.id, toSchoolId: app.world.otherSchoolId, note: '搬家' };
  const released = await Promise.all([1, 2].map(() => county.call<{ id: string }>(api.releaseStudent, release)));
  expect(released.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = released.find(({ status }) => status === 200)!;
  const seats = await seatsOf(student.id);

  const into = { id: data.id, classId: app.world.foreignClassId };
  expect((await county.call(api.acceptTransfer, into)).status).toBe(403);
  expect((await city.call(api.acceptTransfer, into)).status).toBe(200);
  expect(await postsOf(student.id)).toEqual([
    { schoolId: app.world.schoolId, ended: true },
    { schoolId: app.world.otherSchoolId, ended: false },
  ]);
  const after = await seatsOf(student.id);
  // from this term on he sits there, in the later ones of the year too; what is past stays
  const now = after.filter(({ isPast }) => !isPast);
  expect(now.map(({ termId }) => termId)).toEqual(seats.filter(({ isPast }) => !isPast).map(({ termId }) => termId));
  expect(now.length).toBeGreaterThan(1);
  expect(new Set(now.map(({ classId }) => classId))).toEqual(new Set([app.world.foreignClassId]));
  const earlier = (rows: typeof seats) => rows.filter(({ isPast }) => isPast);
  expect(earlier(after)).toEqual(earlier(seats));
  // his page says so to both schools, with what was noted
  for (const desk of [county, city]) {
    const { data: shown } = await desk.call<PersonDetail>(personDetail, { personId: student.id });
    expect(shown.transfers[0]).toMatchObject({ state: 'accepted', note: '搬家', toSchool: '松溪区第二初级中学' });
  }

  expect((await city.call(api.undoTransfer, { id: data.id })).status).toBe(200);
  expect(await postsOf(student.id)).toEqual([{ schoolId: app.world.schoolId, ended: false }]);
  expect(await seatsOf(student.id)).toEqual(seats);
});

test('the giving school may take its release back, and the receiving one may refuse with a reason', async () => {
  const student = await studentOf(app.world.schoolId);
  const release = { personId: student.id, toSchoolId: app.world.otherSchoolId, note: '' };
  const first = await county.call<{ id: string }>(api.releaseStudent, release);
  expect((await county.call(api.closeTransfer, { id: first.data.id, note: '' })).status).toBe(200);
  const { data } = await county.call<{ items: api.TransferItem[] }>(api.listTransfers);
  expect(data.items.find(({ id }) => id === first.data.id)?.state).toBe('withdrawn');
});

test('a transfer is not taken back once the student has moved on', async () => {
  const student = await studentOf(app.world.schoolId);
  const release = { personId: student.id, toSchoolId: app.world.otherSchoolId, note: '' };
  const { data } = await county.call<{ id: string }>(api.releaseStudent, release);
  await city.call(api.acceptTransfer, { id: data.id, classId: app.world.foreignClassId });
  await app.platform.services.database.write(asSystem('a test moves a student on'), (db) =>
    db.run(
      sql`update core.class_member set seat = 7 where person_id = ${student.id} and term_id = ${app.world.termId}`,
    ),
  );
  const refused = await city.call(api.undoTransfer, { id: data.id });
  expect(refused.status).toBe(409);
});

test('a student of another county’s school is not found', async () => {
  const student = await studentOf(app.world.otherSchoolId);
  expect((await county.call(api.findStudent, { number: student.usercode })).status).toBe(404);
});

test('whoever reads English finds schools, terms and grades by their English names', async () => {
  const english = /^[\x20-\x7e’]+$/;
  const read = async <T>(endpoint: Endpoint, input: object = {}) =>
    (await county.call<T>(endpoint, { ...input, lang: 'en' })).data;
  type Named = readonly { readonly name: string }[];
  const { items, schools } = await read<{ items: api.TransferItem[]; schools: Named }>(api.listTransfers);
  const { schools: rolled } = await read<{ schools: { schoolName: string }[] }>(rollOverOutlook);
  const { schools: own, grades } = await read<{ schools: Named; grades: Named }>(cardGroups);
  const { schools: importing } = await read<{ schools: Named }>(listImports);
  const { seats, transfers } = await read<PersonDetail>(personDetail, { personId: (await moved()).personId });
  const said = [
    items.flatMap(({ fromSchool, toSchool }) => [fromSchool, toSchool]),
    transfers.flatMap(({ fromSchool, toSchool }) => [fromSchool, toSchool]),
    seats.flatMap(({ term, schoolName }) => [term, schoolName]),
    rolled.map(({ schoolName }) => schoolName),
    ...[schools, own, grades, importing].map((list) => list.map(({ name }) => name)),
  ];
  for (const names of said) {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(english);
  }
});

test('every transfer is found: page by page, by state, by name, number or school', async () => {
  const { schoolId, otherSchoolId, people } = app.world;
  const student = await studentOf(schoolId);
  await app.platform.services.database.write(asSystem('a test has years go by'), (db) =>
    db.run(sql`
      insert into organisation.transfer (id, person_id, student_name, student_number, from_school_id, to_school_id, state,
        released_by, released_by_name, released_at)
      select gen_random_uuid(), ${student.id}, case n when 130 then '早年生' else '旧生' end, 'OLD' || n, ${schoolId},
        ${otherSchoolId}, 'refused', ${people.countyadmin.personId}, '', now() - n * interval '1 day'
      from generate_series(1, 130) n`),
  );
  interface Listed {
    readonly items: readonly api.TransferItem[];
    readonly page: { readonly total: number };
  }
  const list = async (input: object) => (await county.call<Listed>(api.listTransfers, input)).data;
  const whole = await list({ pageLine: 1000 });
  expect(whole.items).toHaveLength(whole.page.total);
  expect(whole.page.total).toBeGreaterThan(130);
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageLine: 50 })));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    whole.items.slice(0, 150).map(({ id }) => id),
  );
  const refused = await list({ state: 'refused', pageLine: 5 });
  expect(refused.page.total).toBe(whole.items.filter(({ state }) => state === 'refused').length);
  expect(new Set(refused.items.map(({ state }) => state))).toEqual(new Set(['refused']));
  for (const q of ['早年', 'old130']) {
    const { items, page } = await list({ q });
    expect([page.total, items[0]?.number]).toEqual([1, 'OLD130']);
  }
  expect((await list({ q: '松溪区第二初级中学', state: 'refused' })).page.total).toBe(refused.page.total);
  expect((await list({ q: 'OLD1%' })).page.total).toBe(0);
});

/** A student of this county who has been released. */
async function moved() {
  const [row] = await county.all<{ personId: string }>(sql`
    select person_id from organisation.transfer where from_school_id = ${app.world.schoolId} limit 1`);
  return row!;
}
