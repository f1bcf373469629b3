import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Programs } from 'edutech/core/server/programs/programs';
import { confirmCrop, growCrop, listCrops, markingBoard, sampleCrops } from 'edutech/plugins/marking/api';
import { programs } from '../../../support/conversion/converters';
import { signedInPerson } from '../../../support/people';
import { filledBy, pdfOfScans, scanOf } from '../../../support/scans/scanned-class';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { colleagueId } from '../../exam/exam-kit';
import { dataOf, keyOf } from '../../work/work-kit';
import { admissionOf, scanProject, type ScanProject, sent } from './scan-kit';

let app: TestApp;
let project: ScanProject;
let question: { readonly projectId: string; readonly itemId: string; readonly part: number };

const send = async (at: number) => {
  const { sheet } = project;
  const filling = filledBy(admissionOf(at));
  const scans = await Promise.all(sheet.plans.map((_, page) => scanOf(sheet, page, filling)));
  return sent(project, [{ name: `${at}.pdf`, bytes: await pdfOfScans(sheet, scans) }]);
};

beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app);
  const zone = project.sheet.sheet.zones.find(({ kind }) => kind === 'answer')!;
  const itemId = 'itemId' in zone ? zone.itemId : '';
  question = { projectId: project.projectId, itemId, part: 0 };
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`
      insert into marking.question (school_id, project_id, item_id, part, place, label, points, mode, error_limit, step, steps,
        self_share, spot_share, least_seconds)
      values (${app.world.schoolId}, ${project.projectId}, ${itemId}, 0, 0, '9', 8, '1', 0, 1, '[]', 0, 0, 0)`),
  );
});
afterAll(() => app.close());

const samples = async () => dataOf<typeof sampleCrops>(await project.teacher.call(sampleCrops, question));
const heights = async () => (await samples()).samples.map(({ pictures }) => pictures[0]!.height);
const listed = async () =>
  dataOf<typeof listCrops>(await project.teacher.call(listCrops, { projectId: project.projectId }));
const cropOf = async () =>
  dataOf<typeof markingBoard>(await project.teacher.call(markingBoard, { projectId: project.projectId })).questions[0]!
    .crop;
const grow = (bottom: number) =>
  project.teacher.call(growCrop, { ...question, grow: { left: 0, top: 0, right: 0, bottom } });

test('a leader sees samples, and is warned until somebody has confirmed them', async () => {
  await send(0);
  expect(await listed()).toMatchObject([{ itemId: question.itemId, answers: 1, isConfirmed: false, isMarked: false }]);
  expect((await samples()).samples[0]!.pictures[0]!.address).toMatch(/^\//);
  expect(await cropOf()).toBe('open');
  expect((await project.teacher.call(confirmCrop, question)).status).toBe(200);
  expect([await cropOf(), (await listed())[0]!.isConfirmed]).toEqual(['seen', true]);
});

test('sides that are moved cut pages that are there, and those that come, and want to be confirmed again', async () => {
  const [before] = await heights();
  expect((await grow(10)).status).toBe(200);
  await expect.poll(async () => (await samples()).isCutting, { timeout: 30_000, interval: 100 }).toBe(false);
  const [after] = await heights();
  // ten millimetres at 150 pixels in an inch
  expect(after! - before!).toBeGreaterThan(55);
  expect(after! - before!).toBeLessThan(63);
  expect(await cropOf()).toBe('open');
  await send(1);
  expect(await heights()).toEqual([after, after]);
});

test('once somebody marks a question its sides stay, and only who leads moves them', async () => {
  const other = await signedInPerson(app, colleagueId);
  expect(keyOf(await other.call(growCrop, { ...question, grow: { left: 0, top: 0, right: 0, bottom: 1 } }))).toBe(
    'marking.error.noProject',
  );
  expect(keyOf(await other.call(sampleCrops, question))).toBe('marking.error.noProject');
  expect(keyOf(await other.call(confirmCrop, question))).toBe('marking.error.noProject');
  await app.platform.services.database.write(asSystem('a test'), (db) =>
    db.run(sql`
      update marking.answer set takers = array[${colleagueId}::uuid]
      where project_id = ${project.projectId} and item_id = ${question.itemId}`),
  );
  expect(keyOf(await grow(2))).toBe('marking.error.marked');
});
