import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import * as api from '../../../plugins/organisation/api';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { RosterDesk } from './rosters/rosters-desk';

// Every list of administration can be taken along as a workbook: what is shown, in the reader's language, and recorded.

let app: TestApp;
let county: RosterDesk;
let school: RosterDesk;
let city: RosterDesk;
beforeAll(async () => {
  app = await startApp();
  [county, school, city] = (['countyadmin', 'schooladmin', 'cityadmin'] as const).map(
    (who) => new RosterDesk(app, who),
  ) as [RosterDesk, RosterDesk, RosterDesk];
});
afterAll(() => app.close());

type Row = Readonly<Record<string, string>>;

/** The rows of an exported list, by the titles of its columns. */
async function rowsOf(desk: RosterDesk, endpoint: Endpoint, input: object = {}): Promise<Row[]> {
  const { status, text, data } = await desk.call<{ address: string }>(endpoint, input);
  if (status !== 200) throw new Error(text);
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-export-')), 'list.xlsx');
  await writeFile(path, await desk.fetch(data.address));
  const [heading = [], ...rows] = (await readSheets(path))[0]!.rows.map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries(heading.map((title, at) => [title, cells[at] ?? ''])));
}
const page = { page: 1, pageLine: 1000 };
const all = async <T>(desk: RosterDesk, endpoint: Endpoint, input: object = {}) =>
  (await desk.call<{ items: T[] }>(endpoint, { ...page, ...input })).data.items;

test('layers: of a school and a subject, with the names of their students', async () => {
  const { schoolId } = app.world;
  const [first] = await all<api.AdminLayer>(county, api.adminLayers, { schoolId });
  const choice = { schoolId, subjectId: first!.subjectId };
  const shown = await all<api.AdminLayer>(county, api.adminLayers, choice);
  const rows = await rowsOf(county, api.exportLayers, choice);
  expect(rows.map((row) => [row['班级'], row['学科'], row['分层名称']])).toEqual(
    shown.map(({ className, subject, name }) => [className, subject, name]),
  );
  for (const [at, { memberIds }] of shown.entries()) {
    expect(rows[at]!['名单']!.split('、').filter(Boolean)).toHaveLength(memberIds.length);
  }
  expect(shown.some(({ memberIds }) => memberIds.length > 0)).toBe(true);
});

test('subjects and school years: what the page shows for the same choice', async () => {
  const subjects = await all<api.AdminSubject>(county, api.adminSubjects);
  const junior = subjects.filter(({ stages }) => stages.includes('junior'));
  expect(junior.length).toBeLessThan(subjects.length);
  const rows = await rowsOf(county, api.exportSubjects, { stage: 'junior' });
  expect(rows.map((row) => row['代码'])).toEqual(junior.map(({ code }) => code));
  expect(await rowsOf(county, api.exportSubjects, { q: 'MATHEM' })).toHaveLength(1);
  const years = await all<api.AdminYear>(county, api.adminYears);
  const lines = await rowsOf(county, api.exportYears, { lang: 'en' });
  expect(lines).toHaveLength(years.reduce((sum, { terms }) => sum + 1 + terms.length, 0));
  expect(lines[0]).toMatchObject({ 'School year': years[0]!.name, 'First day': years[0]!.startsOn, Term: '' });
});

test('people of the bureaus: under whom the reader is, with their posts in words', async () => {
  const shown = await all<api.BureauItem>(county, api.adminBureaus, { roleType: 10 });
  const rows = await rowsOf(county, api.exportBureaus, { roleType: 10 });
  expect(rows.map((row) => row['用户名'])).toEqual(shown.map(({ username }) => username));
  expect(rows[0]!['岗位']).toMatch(/资源审核员 \(.+\)/);
  expect((await school.call(api.exportBureaus)).status).toBe(403);
});

test('consents: who lacks one, and who agreed to the others', async () => {
  const { schoolId, people } = app.world;
  const give = { personId: people.student.personId, guardian: '林芳', relation: 'mother', purposes: ['media'] };
  expect((await county.call(api.giveConsent, give)).status).toBe(200);
  const shown = await all<api.ConsentStudent>(county, api.consentStudents, { schoolId });
  const rows = await rowsOf(county, api.exportConsents, { schoolId });
  expect(rows.map((row) => row['学号'])).toEqual(shown.map(({ usercode }) => usercode));
  const [one] = await rowsOf(county, api.exportConsents, {
    schoolId,
    q: shown.find(({ personId }) => personId === people.student.personId)!.usercode,
  });
  expect(Object.values(one!).join()).toContain('林芳');
  const lacking = await rowsOf(county, api.exportConsents, { schoolId, lacks: 'media' });
  expect(lacking.length).toBeLessThan(rows.length);
  expect(lacking.map((row) => row['学号'])).not.toContain(one!['学号']);
});

test('transfers and requests: with what became of them', async () => {
  const { items } = (await county.call<{ items: api.TransferItem[] }>(api.listTransfers)).data;
  const rows = await rowsOf(county, api.exportTransfers, { lang: 'en' });
  expect(rows.map((row) => [row['Student'], row['From'], row['State']])).toEqual(
    items.map(({ name }) => [name, expect.stringMatching(/^[\x20-\x7e’]+$/), 'Released']),
  );
  const [one] = items;
  const chosen = await rowsOf(county, api.exportTransfers, { q: one!.number, state: one!.state });
  expect(chosen.map((row) => row['学号'])).toEqual([one!.number]);
  expect(await rowsOf(county, api.exportTransfers, { state: 'undone' })).toEqual([]);
  const requests = await all<api.ApprovalItem>(city, api.listApprovals, { pageLine: 200 });
  const sheet = await rowsOf(city, api.exportApprovals);
  expect(sheet.map((row) => row['姓名'])).toEqual(requests.map(({ name }) => name));
});

const ofOneSchool = { classes: api.exportClasses, layers: api.exportLayers, consents: api.exportConsents };

/** Whose exports a school finds in its audit log, with how many of its rows. */
const recordsOf = (schoolId: string, by: 'cityadmin' | 'countyadmin' | 'schooladmin') =>
  app.platform.services.database.read(asSystem('a test reads the log'), (db) =>
    db.all<{ act: string; rows: number }>(sql`
      select act, (facts ->> 'rows')::int as rows from core.audit_record
      where school_id = ${schoolId} and person_id = ${app.world.people[by].personId}
        and act like 'organisation.export.%' order by act`),
  );

test.each(Object.entries(ofOneSchool))(
  '%s of a school that somebody else administers are not there for him, nor does it stand in that school’s log',
  async (_, endpoint) => {
    const nextDoor = demoId('school/105');
    const { otherSchoolId } = app.world;
    const before = [await recordsOf(nextDoor, 'schooladmin'), await recordsOf(otherSchoolId, 'countyadmin')];
    for (const [desk, schoolId] of [
      [school, nextDoor],
      [school, otherSchoolId],
      [county, otherSchoolId],
      [county, demoId('no school')],
    ] as const)
      expect((await desk.call(endpoint, { schoolId })).status).toBe(404);
    expect([await recordsOf(nextDoor, 'schooladmin'), await recordsOf(otherSchoolId, 'countyadmin')]).toEqual(before);
    expect((await county.call(endpoint, { schoolId: nextDoor })).status).toBe(200);
  },
);

test('a county finds no school of another one, and nobody of another bureau', async () => {
  const elsewhere = demoId('county/songxi');
  expect(await rowsOf(county, api.exportSchools, { countyId: elsewhere })).toEqual([]);
  expect((await rowsOf(city, api.exportSchools, { countyId: elsewhere })).length).toBeGreaterThan(0);
  const own = await rowsOf(county, api.exportBureaus);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((row) => !row['岗位']!.includes('临江区'))).toEqual([]);
});

test('students taken along without naming a school are in the log of each of their schools', async () => {
  for (const list of ['consents', 'layers'] as const) {
    const rows = await rowsOf(city, ofOneSchool[list]);
    const names = Map.groupBy(rows, (row) => row['学校']!);
    expect(names.size, list).toBeGreaterThan(list === 'consents' ? 1 : 0);
    const schools = await county.all<{ id: string; name: string }>(sql`select id, name from core.school`);
    for (const [name, { length }] of names) {
      const { id } = schools.find((one) => one.name === name)!;
      expect(await recordsOf(id, 'cityadmin')).toContainEqual({ act: `organisation.export.${list}`, rows: length });
    }
  }
});

test('schools are named in the reader’s language, on the page and in the workbook', async () => {
  const { schoolId } = app.world;
  const [{ name }] = (await county.all<{ name: string }>(
    sql`select name_en as name from core.school where id = ${schoolId}`,
  )) as [{ name: string }];
  for (const list of ['classes', 'layers'] as const) {
    const rows = await rowsOf(county, ofOneSchool[list], { schoolId, lang: 'en' });
    expect(new Set(rows.map((row) => row['School']))).toEqual(new Set([name]));
  }
  for (const endpoint of [api.adminClasses, api.adminLayers]) {
    const shown = await all<{ schoolName: string }>(county, endpoint, { schoolId, lang: 'en' });
    expect(new Set(shown.map(({ schoolName }) => schoolName))).toEqual(new Set([name]));
  }
});

test('a school takes along what is its own, and finds in its audit log that it was taken', async () => {
  const { name } = (
    await county.all<{ name: string }>(sql`select name from core.school where id = ${app.world.schoolId}`)
  )[0]!;
  const own = { layers: api.exportLayers, consents: api.exportConsents };
  for (const endpoint of Object.values(own)) {
    const schools = new Set((await rowsOf(school, endpoint)).map((row) => row['学校']));
    expect([...schools]).toEqual([name]);
  }
  const records = await recordsOf(app.world.schoolId, 'schooladmin');
  expect(records.map(({ act }) => act)).toEqual(
    Object.keys(own)
      .sort()
      .map((list) => `organisation.export.${list}`),
  );
  expect(records.every(({ rows }) => rows > 0)).toBe(true);
});
