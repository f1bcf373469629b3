import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Programs } from 'edutech/core/server/programs/programs';
import {
  clearScanDoubts,
  reopenScanDoubts,
  scanDoubt,
  scanMissing,
  scanStation,
  startBatch,
} from 'edutech/plugins/marking/api';
import type { DoubtAnswer } from 'edutech/plugins/marking/model/scans/doubts';
import { layOutSheet } from 'edutech/plugins/marking/server/layout/lay-out';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { programs } from '../../../support/conversion/converters';
import { signedIn, signedInPerson } from '../../../support/people';
import { filledBy, pdfOfScans, scanOf } from '../../../support/scans/scanned-class';
import { sheetWords } from '../../../support/scans/sheets';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { colleagueId, foreignId } from '../../exam/exam-kit';
import { dataOf, keyOf } from '../../work/work-kit';
import { admissionOf, doubtsOf, scanProject, type ScanProject, sent, stationOf, uploaded } from './scan-kit';

let app: TestApp;
let project: ScanProject;
beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app);
});
afterAll(() => app.close());

const resultsOf = (studentId: string) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ itemId: string; answer: { choice?: number[] } | null }>(sql`
      select item_id, answer from exam.result where exam_id = ${project.examId} and student_id = ${studentId} and answer is not null`),
  );
const scriptOf = (at: number) => project.scripts[at]!;
const stateOf = async (at: number) =>
  (
    await app.platform.services.database.read(asSystem('a test'), (db) =>
      db.one<{ state: string }>(sql`select state from marking.script where id = ${scriptOf(at).scriptId}`),
    )
  ).state;

const polled = { timeout: 60_000, interval: 100 };
const shownOf = async (doubtId: string) =>
  dataOf<typeof scanDoubt>(await project.teacher.call(scanDoubt, { projectId: project.projectId, doubtId }));
const cleared = (doubtId: string, answer: DoubtAnswer) =>
  project.teacher.call(clearScanDoubts, { projectId: project.projectId, doubtIds: [doubtId], answer });
const choiceIds = () =>
  project.sheet.plans.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'choice').map(({ id }) => id));

/** All pages of a student. */
const pagesOf = (number: string, choice?: (id: string) => string[]) =>
  Promise.all(project.sheet.plans.map((_, at) => scanOf(project.sheet, at, filledBy(number, choice))));

test('a PDF of a class is read: pages are placed, choices recorded, answers cut out', async () => {
  const { sheet } = project;
  const scans = [...(await pagesOf(admissionOf(0))), ...(await pagesOf(admissionOf(1)))];
  const { known } = await sent(project, [{ name: '七(1)班.pdf', bytes: await pdfOfScans(sheet, scans) }]);
  expect(known).toBe(0);
  const station = await stationOf(project);
  expect(station).toMatchObject({
    pagesOfScript: sheet.plans.length,
    scripts: { all: 3, arrived: 2, absent: 0, partial: 0 },
    pages: { read: scans.length, placed: scans.length, asked: 0, void: 0 },
    doubts: { open: 0, cleared: 0 },
  });
  const choices = sheet.plans.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'choice'));
  const results = await resultsOf(scriptOf(0).studentId);
  expect(results.filter(({ answer }) => answer?.choice?.[0] === 0)).toHaveLength(choices.length);
  const answers = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ pictures: { fileId: string; width: number }[] }>(sql`
      select pictures from marking.answer where script_id = ${scriptOf(0).scriptId}`),
  );
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.every(({ pictures }) => pictures[0]!.width > 400)).toBe(true);
});

test('the same file again adds nothing', async () => {
  const before = await stationOf(project);
  const bytes = await pdfOfScans(project.sheet, await pagesOf(admissionOf(0)));
  const fileIds = await uploaded(project, [{ name: 'a.pdf', bytes }]);
  const start = () => project.teacher.call(startBatch, { projectId: project.projectId, fileIds });
  const first = dataOf<typeof startBatch>(await start());
  expect(first).toEqual({ batchId: expect.any(String), known: 0 });
  expect(dataOf<typeof startBatch>(await start())).toEqual({ batchId: null, known: 1 });
  await expect
    .poll(async () => (await stationOf(project)).batches.every(({ state }) => state === 'read'), polled)
    .toBe(true);
  const after = await stationOf(project);
  // copies are asked about, and nothing counts twice
  expect(after.pages.placed).toBe(before.pages.placed);
  const [doubt, ...others] = await doubtsOf(project);
  expect([doubt?.kind, others]).toEqual(['duplicate', []]);
  const shown = await shownOf(doubt!.doubtId);
  expect(shown.copy?.address).toBeTruthy();
  expect(shown.proposals).toMatchObject([{ scriptId: scriptOf(0).scriptId, isTaken: true }]);
  expect((await cleared(doubt!.doubtId, { kind: 'void' })).status).toBe(200);
  // what lies on the back of a void page is void with it
  expect((await stationOf(project)).pages).toMatchObject({ void: project.sheet.plans.length, asked: 0 });
});

test('a number that is not clear is asked, and a decision can be taken back', async () => {
  const number = admissionOf(2);
  const doubtful = `${number.slice(0, 8)}?`;
  await sent(project, [{ name: 'b.pdf', bytes: await pdfOfScans(project.sheet, await pagesOf(doubtful)) }]);
  expect(await stateOf(2)).toBe('expected');
  const [doubt, ...others] = await doubtsOf(project);
  expect([doubt?.kind, others]).toEqual(['identity', []]);
  const shown = await shownOf(doubt!.doubtId);
  expect(shown.digits).toBe(`${number.slice(0, 8)} `);
  expect(shown.proposals.map(({ scriptId }) => scriptId)).toContain(scriptOf(2).scriptId);
  const answer = { kind: 'student', scriptId: scriptOf(2).scriptId } as const;
  await cleared(doubt!.doubtId, answer);
  expect(await stateOf(2)).toBe('arrived');
  expect(keyOf(await cleared(doubt!.doubtId, answer))).toBe('marking.error.cleared');
  expect(await resultsOf(scriptOf(2).studentId)).not.toEqual([]);

  const reopened = await project.teacher.call(reopenScanDoubts, {
    projectId: project.projectId,
    doubtIds: [doubt!.doubtId],
  });
  expect(reopened.status).toBe(200);
  expect(await stateOf(2)).toBe('expected');
  expect(await resultsOf(scriptOf(2).studentId)).toEqual([]);
  expect((await doubtsOf(project)).map(({ doubtId }) => doubtId)).toEqual([doubt!.doubtId]);
  await cleared(doubt!.doubtId, answer);
  expect(await stateOf(2)).toBe('arrived');
});

test('a page that was scanned again takes the place of the first, with a mark that is asked', async () => {
  const [first] = choiceIds();
  const scans = await pagesOf(admissionOf(1), (id) => (id === first ? ['B', 'C~'] : ['B']));
  await sent(project, [{ name: 'c.pdf', bytes: await pdfOfScans(project.sheet, scans) }]);
  const [doubt] = await doubtsOf(project);
  expect(doubt!.kind).toBe('duplicate');
  await cleared(doubt!.doubtId, { kind: 'second' });
  const open = await doubtsOf(project);
  const mark = open.find(({ kind }) => kind === 'choice')!;
  const shown = await shownOf(mark.doubtId);
  expect(shown).toMatchObject({ label: '1', why: 'doubtful', values: ['B'], isMultiple: false });
  expect(shown.bubbles.map(({ value }) => value)).toEqual(['A', 'B', 'C', 'D']);
  const answerTo = async () =>
    (await resultsOf(scriptOf(1).studentId)).find(({ itemId }) => itemId === first)?.answer?.choice;
  const others = async () =>
    (await resultsOf(scriptOf(1).studentId)).filter(
      ({ itemId, answer }) => itemId !== first && answer?.choice?.[0] === 1,
    );
  expect((await others()).length).toBe(choiceIds().length - 1);
  expect(await answerTo()).toBeUndefined();
  expect(keyOf(await cleared(mark.doubtId, { kind: 'values', values: ['B', 'C'] }))).toBe('marking.error.noSuchAnswer');
  await cleared(mark.doubtId, { kind: 'values', values: ['C'] });
  expect(await answerTo()).toEqual([2]);
  for (const { doubtId, kind } of await doubtsOf(project))
    if (kind === 'duplicate') await cleared(doubtId, { kind: 'second' });
  expect((await stationOf(project)).doubts.open).toBe(0);
  expect(await stateOf(1)).toBe('arrived');
});

test('what is no page of the sheet is asked: white paper, and a sheet with another code', async () => {
  const other = layOutSheet(project.sheet.sheet, project.sheet.code + 9, sheetWords, measuringLetters());
  const white = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  await sent(project, [
    { name: '1.jpg', bytes: white },
    { name: '2.jpg', bytes: await scanOf(other, 0, filledBy(admissionOf(0))) },
  ]);
  const open = await doubtsOf(project);
  expect(open.map(({ kind, position }) => [kind, position])).toEqual([
    ['unfound', 1],
    ['wrongSheet', 2],
  ]);
  const student = { kind: 'student', scriptId: scriptOf(0).scriptId } as const;
  expect(keyOf(await cleared(open[0]!.doubtId, student))).toBe('marking.error.noSuchAnswer');
  for (const { doubtId } of open) await cleared(doubtId, { kind: 'void' });
  const done = await doubtsOf(project, true);
  expect(done.filter(({ kind }) => kind === 'unfound')).toMatchObject([{ clearedBy: expect.any(String) }]);
});

test('a broken PDF says why, and pages that were read stay', async () => {
  const { batchId } = await sent(project, [{ name: 'd.pdf', bytes: Buffer.from('%PDF-1.7\n%nothing') }]);
  const batch = (await stationOf(project)).batches.find((one) => one.batchId === batchId);
  expect(batch).toMatchObject({ state: 'failed', fault: 'marking.scans.fault.broken', read: 0 });
});

test('nobody else has anything to do with the scans', async () => {
  const { projectId } = project;
  for (const personId of [colleagueId, foreignId]) {
    const other = await signedInPerson(app, personId);
    for (const asked of [
      other.call(scanStation, { projectId }),
      other.call(scanMissing, { projectId }),
      other.call(startBatch, { projectId, fileIds: [newId()] }),
    ])
      expect(keyOf(await asked)).toBe('marking.error.noProject');
  }
  const student = await signedIn(app, 'student');
  expect((await student.call(scanStation, { projectId })).status).toBe(403);
});
