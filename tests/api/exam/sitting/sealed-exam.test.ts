import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/exam/api';
import { saveQuestion } from 'edutech/plugins/questions/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { values } from '../../questions/questions-kit';
import { colleagueId, documentWith, foreignId, item, sealedPaper, secondId } from '../exam-kit';
import { dataOf, holdExam, keyOf, moveStart, openPaper, type Student, studentAt } from './sitting-kit';

/** Nothing else in the city says so: in the heading, in a question, and in its key. */
const canaries = { title: '密卷题头金丝雀', stem: '密题题干金丝雀', key: '密题解析金丝雀' };
const system = asSystem('a test');
const minute = 60_000;

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
let second: Caller;
let questionId: Id;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedInPerson(app, colleagueId);
  second = await signedInPerson(app, secondId);
  const paragraph = (text: string) => [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }];
  const saved = await teacher.call(
    saveQuestion,
    values(canaries.stem, { key: { choice: [1], analysis: paragraph(canaries.key) } }),
  );
  expect(saved.status, saved.text).toBe(200);
  questionId = (saved.envelope!.data as { id: Id }).id;
});
afterAll(() => app.close());

/** A sealed paper of the demo teacher with one secret question. */
function sealed(): Promise<Id> {
  const document = documentWith([item('below-zero', [4], { questionId })]);
  document.parts[0]!.sections[0]!.title = canaries.title;
  return sealedPaper(app, teacher, document);
}

const packageOf = async ({ caller, sittingId }: Student) => {
  const { bytes } = dataOf<typeof api.sittingPackage>(await caller.call(api.sittingPackage, { sittingId }));
  return bytes;
};

/** Everything that somebody may ask about an exam and its paper. */
const questionsAbout = (examId: Id, paperId: Id, { sittingId, device }: Student): [Endpoint, object][] => [
  [api.examPlan, { paperId }],
  [api.getPaper, { paperId }],
  [api.paperStanding, { paperId }],
  [api.listHeldExams, {}],
  [api.examSeats, { examId }],
  [api.examBoard, { examId }],
  [api.examAnalysis, { examId }],
  [api.ownResult, { examId }],
  [api.listMyExams, { which: 'todo' }],
  [api.openSitting, { sittingId, device }],
  [api.sittingPackage, { sittingId }],
  [api.releaseKey, { sittingId, device }],
  [api.beatSitting, { sittingId, device, waiting: 0, answered: 0, left: [] }],
  [api.handInSitting, { sittingId, device }],
];

test('before two people have opened it, nobody is told a word of a sealed paper that is held, and no table has one', async () => {
  const paperId = await sealed();
  const { examId } = await holdExam(app, { paperId, startsIn: -minute });
  const student = await studentAt(app, examId);
  await student.open();
  const people = [student.caller, teacher, colleague, second, await signedIn(app, 'principal')];
  people.push(await signedInPerson(app, foreignId), await signedIn(app, 'guardian'));
  for (const who of people)
    for (const [endpoint, input] of questionsAbout(examId, paperId, student)) {
      const { text } = await who.call(endpoint, input as Record<string, unknown>);
      expect([endpoint.path, Object.values(canaries).filter((one) => text.includes(one))]).toEqual([endpoint.path, []]);
    }
  const bytes = Buffer.from(await packageOf(student), 'base64');
  for (const canary of Object.values(canaries)) expect(bytes.includes(Buffer.from(canary))).toBe(false);

  const tables = await app.platform.services.database.read(system, (db) =>
    db.all<{ name: string }>(sql`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('exam', 'core')`),
  );
  expect(tables.map(({ name }) => name)).toContain('exam.exam');
  for (const { name } of tables)
    for (const secret of [...Object.values(canaries), questionId]) {
      const found = await app.platform.services.database.read(system, (db) =>
        db.all(sql`select 1 from ${sql.raw(name)} t where strpos(replace(t::text, '-', ''), ${secret}) > 0`),
      );
      expect([name, secret, found]).toEqual([name, secret, []]);
    }
});

test('its students begin once both have opened it, and get questions without keys', async () => {
  const paperId = await sealed();
  const { examId } = await holdExam(app, { paperId, startsIn: -minute });
  const student = await studentAt(app, examId);
  await student.open();
  expect(keyOf(await student.key())).toBe('exam.error.notReleased');
  expect(keyOf(await teacher.call(api.examAnalysis, { examId }))).toBe('exam.error.sealed');
  await colleague.call(api.releasePaper, { paperId });
  expect(keyOf(await student.key())).toBe('exam.error.notReleased');
  expect(dataOf<typeof api.beatSitting>(await student.beat()).isSealed).toBe(true);
  await second.call(api.releasePaper, { paperId });
  expect(dataOf<typeof api.beatSitting>(await student.beat()).isSealed).toBe(false);
  const { key } = dataOf<typeof api.releaseKey>(await student.key());
  const text = JSON.stringify(openPaper(await packageOf(student), key));
  // the search above would have found them
  expect([text.includes(canaries.title), text.includes(canaries.stem)]).toEqual([true, true]);
  expect(text).not.toContain(canaries.key);
  expect((await teacher.call(api.examAnalysis, { examId })).status).toBe(200);
});

test('where its maker said so the start is enough, and for teachers it stays sealed', async () => {
  const paperId = await sealed();
  const { examId } = await holdExam(app, { paperId, startsIn: 5 * minute, release: 'schedule' });
  const student = await studentAt(app, examId);
  await student.open();
  expect(keyOf(await student.key())).toBe('exam.error.notStarted');
  await moveStart(app, examId, -6 * minute);
  expect((await student.key()).status).toBe(200);
  const { items } = openPaper(await packageOf(student), dataOf<typeof api.releaseKey>(await student.key()).key);
  await student.save([{ itemId: items[0]!.itemId, answer: { choice: [1] } }]);
  expect(dataOf<typeof api.handInSitting>(await student.handIn())).toMatchObject({ answered: 1, items: 1 });
  for (const [who, endpoint, input] of [
    [teacher, api.getPaper, { paperId }],
    [teacher, api.examAnalysis, { examId }],
  ] as const)
    expect(keyOf(await who.call(endpoint, input))).toBe('exam.error.sealed');
});

test('sections of a sealed paper have times of their own, by which answers count', async () => {
  const paperId = await sealed();
  const { sections } = dataOf<typeof api.examPlan>(await teacher.call(api.examPlan, { paperId }));
  const limits = [{ sectionId: sections[0]!.sectionId, from: 5, minutes: 20 }];
  const { examId } = await holdExam(app, { paperId, limits, startsIn: 5 * minute, release: 'schedule' });
  await moveStart(app, examId, -15 * minute);
  const student = await studentAt(app, examId);
  await student.open();
  const { items } = openPaper(await packageOf(student), dataOf<typeof api.releaseKey>(await student.key()).key);
  const countsAt = async (sequence: number) => {
    const saved = await student.save([{ itemId: items[0]!.itemId, sequence }]);
    return dataOf<typeof api.saveSittingAnswers>(saved).counts;
  };
  expect(await countsAt(1)).toBe(true);
  await moveStart(app, examId, -11 * minute);
  expect(await countsAt(2)).toBe(false);
  await moveStart(app, examId, 18 * minute);
  expect(await countsAt(3)).toBe(false);
});

test('it starts no earlier than its release, and only its maker holds it', async () => {
  const paperId = await sealed();
  expect(keyOf(await colleague.call(api.examPlan, { paperId }))).toBe('exam.error.noPaper');
  const plan = dataOf<typeof api.examPlan>(await teacher.call(api.examPlan, { paperId }));
  // sections are numbers: times are set without a word of them
  expect(plan).toMatchObject({ questions: 1, sections: [{ title: '', items: 1 }] });
  expect(plan.sealedUntil).not.toBeNull();
  await app.platform.services.database.write(system, (db) =>
    db.run(
      sql`update exam.sealing set releases_at = ${new Date(Date.now() + 60 * minute)} where paper_id = ${paperId}`,
    ),
  );
  await expect(holdExam(app, { paperId, startsIn: 30 * minute, release: 'schedule' })).rejects.toThrow('beforeRelease');
});
