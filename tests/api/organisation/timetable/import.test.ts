import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import * as api from 'edutech/plugins/organisation/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { upload } from '../../../support/uploading';
import { answered, clock, deskOf } from './timetable-desk';

let app: TestApp;
let registrar: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['organisation'], replace: [clock] });
  registrar = await signedIn(app, 'schooladmin');
});
afterAll(() => app.close());

const read = (content: Buffer) =>
  upload(app, registrar, api.readTimetable, { name: '总课表.xlsx', content }, { schoolId: app.world.schoolId });
/** The workbook of the school. */
async function exported(): Promise<Buffer> {
  const input = { schoolId: app.world.schoolId, empty: false };
  const { address } = await answered<{ address: string }>(registrar, api.exportTimetable, input);
  const file = await app.platform.app.inject({ method: 'GET', url: address, headers: { cookie: registrar.cookie } });
  return file.rawPayload;
}
const isOfClass =
  (name: string) =>
  ({ name: own }: { readonly name: string }) =>
    own === name;

test('what the school exports is read back without a question', async () => {
  const { status, data } = await read(await exported());
  const found = data as unknown as api.TimetableImport;
  expect(status).toBe(200);
  expect([found.doubts, found.strangers, found.moved, found.retaught]).toEqual([[], [], [], []]);
  const { classes } = await deskOf(registrar);
  expect(found.lessons).toBe(classes.reduce((sum, { lessons }) => sum + lessons, 0));
});

test('lessons of a weekend come back with the others', async () => {
  const { schoolId, classId } = app.world;
  const before = await deskOf(registrar, { classId });
  const sunday = { weekday: 7, period: 2, weeks: 0, subjectId: null, title: '班会', teacherId: null, room: '' };
  const draft = { schoolId, classId, version: before.version, slots: [...before.slots, sunday] };
  const saved = await answered<{ version: number }>(registrar, api.saveTimetable, draft);
  const found = (await read(await exported())).data as unknown as api.TimetableImport;
  await answered(registrar, api.applyTimetable, { id: found.id, version: saved.version, choices: [] });
  expect((await deskOf(registrar, { classId })).slots).toEqual([...before.slots, sunday]);
  await answered(registrar, api.undoTimetable, { id: found.id });
  const acts = await app.platform.services.database.read(asSystem('a test reads'), (db) =>
    db.all<{ act: string }>(sql`select act from core.audit_record where act = 'organisation.timetable.undoImport'`),
  );
  expect(acts).toHaveLength(1);
});

test('a table of two classes takes their places in the draft once it is decided about, and gives them back', async () => {
  const before = await deskOf(registrar, { classId: app.world.classId });
  const mine = before.classes.find(({ id }) => id === app.world.classId)!;
  const content = await writeSheets([
    {
      name: '总表',
      columns: ['班级', '星期一', '', '星期二', '', '星期三', ''].map((title) => ({ title })),
      rows: [
        ['', '1', '2', '1', '2', '1', '2'],
        [mine.name, '数', '语', '数 ※', '自习', '体育 操场', '心理'],
        ['九(99)班', '数', '', '', '', '', ''],
      ],
    },
  ]);
  const { data } = await read(content);
  const found = data as unknown as api.TimetableImport;
  expect(found).toMatchObject({ classes: 1, lessons: 4, strangers: ['九(99)班'] });
  expect(found.doubts.map(({ question, text }) => [question, text])).toEqual([
    ['note', '数 ※'],
    ['blank', '自习'],
  ]);
  const choices = found.doubts.map(({ key, question }) => ({ key, choice: question === 'blank' ? 1 : 0 }));
  await answered(registrar, api.applyTimetable, { id: found.id, version: before.version, choices });
  const applied = await deskOf(registrar, { classId: mine.id });
  expect(applied.slots.map(({ weekday, period, title, room }) => [weekday, period, title, room])).toEqual([
    [1, 1, '', ''],
    [1, 2, '', ''],
    [2, 1, '', ''],
    [2, 2, '自习', ''],
    [3, 1, '', '操场'],
    [3, 2, '心理', ''],
  ]);
  expect(applied.undoableImport).toMatchObject({ id: found.id });
  const others = (desk: api.TimetableDesk) => desk.classes.filter((one) => !isOfClass(mine.name)(one));
  expect(others(applied)).toEqual(others(before));
  await answered(registrar, api.undoTimetable, { id: found.id });
  const after = await deskOf(registrar, { classId: mine.id });
  expect([after.slots, after.undoableImport]).toEqual([before.slots, null]);
});

test('a file that is no timetable, and one of another school, are refused with a sentence', async () => {
  const nothing = await writeSheets([{ name: 'a', columns: [{ title: '姓名' }], rows: [['林知夏']] }]);
  expect((await read(nothing)).status).toBe(422);
  const county = await signedIn(app, 'countyadmin');
  const elsewhere = { schoolId: app.world.otherSchoolId };
  const sent = await upload(app, county, api.readTimetable, { name: 'a.xlsx', content: nothing }, elsewhere);
  expect(sent.status).toBe(404);
});
