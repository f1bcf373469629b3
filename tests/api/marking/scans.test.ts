import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Programs } from 'edutech/core/server/programs/programs';
import { clearScanDoubt, reopenScanDoubt, scanDoubt, scanMissing, scanStation, startBatch } from 'edutech/plugins/marking/api';
import { programs } from '../../support/conversion/converters';
import { signedIn, signedInPerson } from '../../support/people';
import { filledBy, pdfOfScans, scanOf } from '../../support/scans/scanned-class';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { colleagueId, foreignId } from '../exam/exam-kit';
import { dataOf, keyOf } from '../work/work-kit';
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
