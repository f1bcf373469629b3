import { tableFromIPC } from 'apache-arrow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { examAnalysis, examItem, exportAnalysis } from 'edutech/plugins/exam/api';
import { connectionOf } from '../../../support/connections';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, keyOf } from '../../work/work-kit';
import { colleagueId } from '../exam-kit';

const exam = (slug: string) => demoId(`exam.exam.${slug}`);
const item = (slug: string) => demoId(`exam.item.midterm.${slug}`);

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedInPerson(app, colleagueId);
});
afterAll(() => app.close());

const analysed = async (who: Caller, input: object = {}) => {
  const answer = await who.call(examAnalysis, { examId: exam('midterm'), ...input });
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, answer.text.slice(0, 200)]);
  return dataOf<typeof examAnalysis>(answer);
};
const refusal = async (answer: ReturnType<Caller['call']>) => {
  const found = await answer;
  return [found.status, keyOf(found)];
};
/** Totals of the papers of a class, by the rows themselves. */
const totalsOf = (classId: string) =>
  app.platform.services.database.read(asSystem('a test counts results by itself'), (db) =>
    db.all<{ total: number }>(sql`
      select sum(r.points)::float8 as total from exam.result r
      join core.class_member m on m.person_id = r.student_id and m.term_id = ${app.world.termId}::uuid
      where r.exam_id = ${exam('midterm')}::uuid and m.class_id = ${classId}::uuid group by r.student_id`),
  );

test('a teacher sees the figures of a class as the rows have them, beside those of all classes', async () => {
  const { classId } = app.world;
  const found = await analysed(teacher, { classId });
  const totals = (await totalsOf(classId)).map(({ total }) => total);
  expect(found.summary!.count).toBe(totals.length);
  expect(found.summary!.mean).toBeCloseTo(totals.reduce((sum, one) => sum + one, 0) / totals.length, 9);
  expect(found.summary!.pass).toBe(totals.filter((one) => one >= 60).length / totals.length);
  expect(found.distribution.reduce((sum, count) => sum + count, 0)).toBe(totals.length);
  expect(found.allSummary!.count).toBeGreaterThan(totals.length);
  expect(found.classes.map(({ isOwn }) => isOwn)).toContain(false);
  expect(found.students - found.present).toBeGreaterThanOrEqual(0);
});

test('items have facility, discrimination and the mistake that came most', async () => {
  const { items, quality } = await analysed(teacher);
  expect(items.map(({ number }) => number)).toEqual(items.map((_, at) => at + 1));
  expect(items.every(({ facility }) => facility !== null && facility >= 0 && facility <= 1)).toBe(true);
  const weighted = items.reduce((sum, { facility, full }) => sum + facility! * full, 0);
  expect(quality!.facility).toBeCloseTo(weighted / items.reduce((sum, { full }) => sum + full, 0), 9);
  expect(items.some(({ mistake }) => mistake !== null && mistake.count > 1)).toBe(true);
});

test('points come as Arrow, of own classes only', async () => {
  const response = await app.platform.app.inject({
    method: 'GET',
    url: addressOf('work', '/exam/analysis'),
    query: { examId: exam('midterm'), whole: 'true' },
    headers: {
      cookie: teacher.cookie,
      token: teacher.token,
      accept: 'application/vnd.apache.arrow.stream',
      'sec-fetch-site': 'same-origin',
    },
  });
  const table = tableFromIPC(response.rawPayload);
  const classes = new Set(Array.from({ length: table.numRows }, (_, row) => String(table.getChild('class')?.get(row))));
  const { classes: all } = await analysed(teacher);
  expect([...classes].toSorted()).toEqual(all.flatMap(({ name, isOwn }) => (isOwn ? [name] : [])).toSorted());
  expect(table.getChild('item0')?.get(0)).toBeGreaterThanOrEqual(0);
});

test('an item shows its question, its key, who chose what, and no names unless they are asked for', async () => {
  const found = dataOf<typeof examItem>(
    await teacher.call(examItem, { examId: exam('midterm'), itemId: item('below-zero') }),
  );
  expect(found.body.points).toBe(3);
  expect(found.parts[0]!.answers.map(({ text, isRight }) => [text, isRight])).toEqual([
    ['A', false],
    ['B', true],
    ['C', false],
    ['D', false],
  ]);
  const gaps = { examId: exam('midterm'), itemId: item('distance-four') };
  const quiet = dataOf<typeof examItem>(await teacher.call(examItem, gaps));
  expect(quiet.typical.length).toBeGreaterThan(0);
  expect(quiet.typical.map(({ name }) => name)).toEqual(quiet.typical.map(() => ''));
  const named = dataOf<typeof examItem>(await teacher.call(examItem, { ...gaps, names: true }));
  expect(named.typical.every(({ name }) => name !== '')).toBe(true);
});

test('every item of the paper opens, also one that the bank does not show its reader', async () => {
  const { items } = await analysed(teacher);
  const answers = await Promise.all(
    items.map(({ itemId }) => teacher.call(examItem, { examId: exam('midterm'), itemId })),
  );
  expect(answers.map(({ status }) => status)).toEqual(items.map(() => 200));
  expect(items.filter(({ about }) => about === '')).toEqual([]);
});

test('a principal sees all classes as own; a colleague who published it, too', async () => {
  const principal = await signedIn(app, 'principal');
  for (const who of [principal, colleague])
    expect((await analysed(who)).classes.every(({ isOwn }) => isOwn)).toBe(true);
});

test('another class, another exam and another school are not there', async () => {
  const noExam = [404, 'exam.error.noExam'];
  const ask = (input: object) => refusal(teacher.call(examAnalysis, { examId: exam('midterm'), ...input }));
  expect(await ask({ classId: app.world.otherClassId })).toEqual(noExam);
  expect(await ask({ examId: exam('neighbours') })).toEqual(noExam);
  expect(await ask({ examId: exam('foreign') })).toEqual(noExam);
});

test('students to look at stand in the order of the class list, and who was absent is among them', async () => {
  const { classId } = app.world;
  const { reasons } = await analysed(teacher, { classId });
  const list = await app.platform.services.database.read(asSystem('a test reads a class list'), (db) =>
    db.all<{ id: string }>(sql`
      select m.person_id as id from core.class_member m join core.person p on p.id = m.person_id
      where m.class_id = ${classId}::uuid and m.term_id = ${app.world.termId}::uuid order by m.seat, p.usercode`),
  );
  const place = new Map(list.map(({ id }, at) => [id, at]));
  expect(reasons.length).toBeGreaterThan(0);
  for (const { students } of reasons) {
    const places = students.map(({ studentId }) => place.get(studentId)!);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

test('the export is recorded', async () => {
  const answer = dataOf<typeof exportAnalysis>(await teacher.call(exportAnalysis, { examId: exam('midterm') }));
  expect(answer.name).toMatch(/\.xlsx$/);
  const acts = await app.platform.services.database.read(asSystem('a test reads the audit log'), (db) =>
    db.all<{ act: string }>(sql`select act from core.audit_record where object_id = ${exam('midterm')}::uuid`),
  );
  expect(acts).toContainEqual({ act: 'exam.exportAnalysis' });
});

test('connections of students see no results of others, nor what was entered', async () => {
  const seen = (account: DemoAccount, category: 'student' | 'teacher') =>
    app.platform.services.database.read({ ...connectionOf(app, account), category }, (db) =>
      db.all<{ id: string }>(sql`select distinct student_id as id from exam.result`),
    );
  expect((await seen('student', 'student')).map(({ id }) => id)).toEqual([app.world.people.student.personId]);
  expect((await seen('teacher', 'teacher')).length).toBeGreaterThan(20);
});
