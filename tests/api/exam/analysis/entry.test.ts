import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import os from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { readResults } from 'edutech/plugins/exam/api';
import {
  examAnalysis,
  ownResult,
  releaseResults,
  replaceResults,
  resultTemplate,
  undoResults,
} from 'edutech/plugins/exam/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, keyOf } from '../../work/work-kit';

const midterm = demoId('exam.exam.midterm');
const monthly = demoId('exam.exam.monthly');

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

/** Sends a workbook as a form does. */
async function send(content: Buffer, examId = midterm) {
  const boundary = 'results';
  const part = (head: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  const response = await app.platform.app.inject({
    method: 'POST',
    url: addressOf('work', '/exam/results/read'),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      cookie: teacher.cookie,
      token: teacher.token,
      'sec-fetch-site': 'same-origin',
    },
    payload: Buffer.concat([
      part('name="examId"', examId),
      part('name="token"', teacher.token),
      part('name="file"; filename="results.xlsx"', content),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  });
  return { status: response.statusCode, envelope: response.json() as { data: unknown } };
}

/** The template as it is downloaded: headings, and the rows of the class of the demo student. */
async function template() {
  const { address } = dataOf<typeof resultTemplate>(await teacher.call(resultTemplate, { examId: midterm }));
  const file = await app.platform.app.inject({
    method: 'GET',
    url: address,
    headers: { cookie: teacher.cookie, 'sec-fetch-site': 'same-origin' },
  });
  const place = path.join(os.tmpdir(), `template-${newId()}.xlsx`);
  await writeFile(place, file.rawPayload);
  expect((await readFile(place)).length).toBeGreaterThan(1000);
  const [sheet] = await readSheets(place, 'template.xlsx');
  const [head, ...rows] = sheet!.rows.map(({ cells }) => cells);
  return { head: head!, rows };
}
const workbook = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  writeSheets([{ name: '成绩', columns: head.map((title) => ({ title })), rows: rows.map((row) => [...row]) }]);
const read = async (head: readonly string[], rows: readonly (readonly string[])[]) =>
  dataOf<typeof readResults>(await send(await workbook(head, rows)));
const applied = (found: OutputOf<typeof readResults>) => ({
  examId: midterm,
  classIds: found.classes.map(({ classId }) => classId),
  rows: found.rows,
  print: found.print,
});
const meanNow = async () =>
  dataOf<typeof examAnalysis>(await teacher.call(examAnalysis, { examId: midterm, classId: app.world.classId }));

test('the template has every student of own classes and reads back as it is', async () => {
  const { head, rows } = await template();
  expect(head.slice(0, 3)).toEqual(['学号', '姓名', '班级']);
  const found = await read(head, rows);
  expect(found.faults).toEqual([]);
  expect(found.rows.length).toBe(rows.length);
});

test('one class is replaced whole, letters are marked by the key, and an undo puts everything back', async () => {
  const { head, rows } = await template();
  const before = await meanNow();
  const className = before.classes.find(({ classId }) => classId === app.world.classId)!.name;
  // everybody chose B in the first question, which is right, and has nothing else
  const own = rows
    .filter((row) => row[2] === className)
    .map((row) => [...row.slice(0, 3), 'B', ...head.slice(4).map(() => '0')]);
  own[0] = [...own[0]!.slice(0, 3), '缺考'];
  const found = await read(head, own);
  expect(found.classes).toMatchObject([{ name: className, present: own.length - 1, absent: 1 }]);
  const answer = await teacher.call(replaceResults, applied(found));
  const { entryId, count } = dataOf<typeof replaceResults>(answer);
  expect(count).toBe(own.length);
  const now = await meanNow();
  expect([now.present, now.summary!.mean]).toEqual([own.length - 1, 3]);
  expect(now.items[0]).toMatchObject({ facility: 1 });
  const again = await teacher.call(replaceResults, applied(found));
  expect([again.status, keyOf(again)]).toEqual([409, 'exam.error.resultsChanged']);
  await teacher.call(undoResults, { examId: midterm, entryId });
  expect((await meanNow()).summary).toEqual(before.summary);
  const twice = await teacher.call(undoResults, { examId: midterm, entryId });
  expect([twice.status, keyOf(twice)]).toEqual([404, 'exam.error.noEntry']);
  const acts = await app.platform.services.database.read(asSystem('a test reads the audit log'), (db) =>
    db.all<{ act: string }>(
      sql`select act from core.audit_record where object_id = ${midterm}::uuid order by created_at`,
    ),
  );
  expect(acts.map(({ act }) => act)).toEqual(['exam.enterResults', 'exam.undoResults']);
});

test('faults are told row by row; strangers of other classes are refused', async () => {
  const { head, rows } = await template();
  const [first] = rows;
  const wrong = [...first!.slice(0, 3), '9', ...head.slice(4).map(() => '')];
  const found = await read(head, [wrong, ['nobody', '', '', '1']]);
  expect(found.faults[0]).toMatchObject({ row: 2, why: 'offScale', of: 3 });
  expect(found.faults.at(-1)).toMatchObject({ row: 3, why: 'nobody', value: 'nobody' });
  const whole = await read(head, rows);
  const refused = await teacher.call(replaceResults, {
    ...applied(whole),
    classIds: [app.world.otherClassId],
    rows: whole.rows.slice(0, 1),
  });
  expect([refused.status, keyOf(refused)]).toEqual([404, 'exam.error.noStudent']);
  const other = await send(await workbook(['学号', '姓名'], [['1', '林知夏']]));
  expect([other.status, keyOf(other)]).toEqual([422, 'exam.error.noResults']);
});

test('a student reads a level, no points and no rank, and only while results are released', async () => {
  const found = dataOf<typeof ownResult>(await student.call(ownResult, { examId: monthly }));
  expect(['A', 'B', 'C', 'D', 'E']).toContain(found.level);
  expect(found.points).toBeNull();
  expect(found.items.every(({ points, full }) => points === null && full === null)).toBe(true);
  expect(Object.keys(found)).not.toContain('rank');
  await teacher.call(releaseResults, { examId: monthly, on: false });
  const hidden = await student.call(ownResult, { examId: monthly });
  expect([hidden.status, keyOf(hidden)]).toEqual([404, 'exam.error.noResult']);
  await teacher.call(releaseResults, { examId: monthly, on: true });
  expect((await student.call(ownResult, { examId: monthly })).status).toBe(200);
});

test('results are not released before all are marked', async () => {
  await app.platform.services.database.write(asSystem('a test leaves an answer unmarked'), (db) =>
    db.run(sql`
      update exam.result set points = null where exam_id = ${monthly}::uuid
        and student_id = ${app.world.people.student.personId}::uuid and item_id = ${demoId('exam.item.unit-one.divide')}::uuid`),
  );
  await teacher.call(releaseResults, { examId: monthly, on: false });
  const refused = await teacher.call(releaseResults, { examId: monthly, on: true });
  expect([refused.status, keyOf(refused)]).toEqual([409, 'exam.error.notMarked']);
  const { present, marked } = dataOf<typeof examAnalysis>(
    await teacher.call(examAnalysis, { examId: monthly, classId: app.world.classId }),
  );
  expect(present - marked).toBe(1);
});
