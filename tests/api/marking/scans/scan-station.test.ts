import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Programs } from 'edutech/core/server/programs/programs';
import {
  clearScanDoubts,
  correctScanPage,
  markAbsent,
  pauseBatch,
  releaseCheck,
  releaseProject,
  reopenScanDoubts,
  scanMissing,
  scanPages,
  startBatch,
} from 'edutech/plugins/marking/api';
import type { DoubtsAnswer } from 'edutech/plugins/marking/model/scans/doubts';
import { programs } from '../../../support/conversion/converters';
import { type Filling, filledBy, pdfOfScans, scanOf } from '../../../support/scans/scanned-class';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { dataOf, keyOf } from '../../work/work-kit';
import { admissionOf, doubtsOf, scanProject, type ScanProject, sent, stationOf, uploaded } from './scan-kit';

let app: TestApp;
let project: ScanProject;
beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app, 4, 'hand');
});
afterAll(() => app.close());

const polled = { timeout: 60_000, interval: 100 };
const scriptOf = (at: number) => project.scripts[at]!;
const call: ScanProject['teacher']['call'] = (...args) => project.teacher.call(...args);
const clear = (doubtIds: string[], answer: DoubtsAnswer) =>
  call(clearScanDoubts, { projectId: project.projectId, doubtIds, answer });
const reopen = (...doubtIds: string[]) => call(reopenScanDoubts, { projectId: project.projectId, doubtIds });
const pagesOf = async (at: number) =>
  dataOf<typeof scanPages>(await call(scanPages, { projectId: project.projectId, scriptId: scriptOf(at).scriptId }))
    .pages;
const statesOf = async () => {
  const rows = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: string; state: string }>(
      sql`select id, state from marking.script where project_id = ${project.projectId}`,
    ),
  );
  return project.scripts.map(({ scriptId }) => rows.find(({ id }) => id === scriptId)?.state);
};
/** Points of a student's parts that are marked on paper; null: open. */
const pointsOf = async (at: number) =>
  (
    await app.platform.services.database.read(asSystem('a test'), (db) =>
      db.all<{ points: number | null }>(sql`
        select points::float8 as points from exam.result
        where exam_id = ${project.examId} and student_id = ${scriptOf(at).studentId} and answer is null
        order by item_id, part`),
    )
  ).map(({ points }) => points);

/** Fills in the number, first letters, and of each score cell none of the tens and the second of the rest. */
const marked =
  (number: string, more: (kind: string, id: string) => readonly string[] | undefined = () => undefined): Filling =>
  (field) => {
    const own = more(field.kind, field.id);
    if (own) return own;
    if (field.kind !== 'score') return filledBy(number)(field);
    return [field.bubbles[field.bubbles[1]!.value === '10' ? 0 : 1]!.value];
  };
const scansOf = (filling: Filling) =>
  Promise.all(project.sheet.plans.map((_, at) => scanOf(project.sheet, at, filling)));
const fields = (kind: string) => project.sheet.plans.flatMap((plan) => plan.fields.filter((one) => one.kind === kind));

test('points in cells of a hand-marked sheet are read, and taken back with their page', async () => {
  const scans = await scansOf(marked(admissionOf(0)));
  await sent(project, [{ name: 'a.pdf', bytes: await pdfOfScans(project.sheet, scans) }]);
  expect(await doubtsOf(project)).toEqual([]);
  expect((await statesOf())[0]).toBe('arrived');
  const points = await pointsOf(0);
  expect(points.length).toBeGreaterThan(1);
  expect(points.every((one) => one !== null && one > 0)).toBe(true);

  const last = (await pagesOf(0)).at(-1)!;
  expect(last.number).toBe(project.sheet.plans.length);
  const out = dataOf<typeof correctScanPage>(
    await call(correctScanPage, { projectId: project.projectId, pageId: last.pageId, answer: { kind: 'void' } }),
  );
  expect((await statesOf())[0]).toBe('expected');
  const without = await pointsOf(0);
  expect(without).toContain(null);
  expect(await pagesOf(0)).toHaveLength(scans.length - 1);
  const again = await call(correctScanPage, {
    projectId: project.projectId,
    pageId: last.pageId,
    answer: { kind: 'void' },
  });
  expect(keyOf(again)).toBe('marking.error.notPlaced');
  // who took it out stands among what was cleared, and there it comes back with its points
  const [row] = await doubtsOf(project, true);
  expect(row).toMatchObject({ doubtId: out.doubtId, kind: 'person', clearedBy: app.world.people.teacher.name });
  expect((await reopen(out.doubtId)).status).toBe(200);
  expect([(await statesOf())[0], await pointsOf(0)]).toEqual(['arrived', points]);
  expect(await doubtsOf(project, true)).toEqual([]);
});

test('a script arrives once no mark on it is asked; many of one kind are cleared at once and taken back', async () => {
  const [one, two] = fields('choice');
  const faint = (kind: string, id: string) =>
    kind === 'choice' && (id === one!.id || id === two!.id) ? ['B', 'C~'] : undefined;
  const scans = await scansOf(marked(admissionOf(1), faint));
  await sent(project, [{ name: 'b.pdf', bytes: await pdfOfScans(project.sheet, scans) }]);
  const doubts = await doubtsOf(project);
  expect(doubts.map(({ kind }) => kind)).toEqual(['choice', 'choice']);
  expect((await statesOf())[1]).toBe('expected');
  const { scripts } = dataOf<typeof scanMissing>(await call(scanMissing, { projectId: project.projectId }));
  expect(scripts.find(({ scriptId }) => scriptId === scriptOf(1).scriptId)).toMatchObject({
    has: project.sheet.plans.map((_, at) => at + 1),
    asked: 2,
  });
  // results are not released meanwhile, and the list says why
  const check = dataOf<typeof releaseCheck>(await call(releaseCheck, { projectId: project.projectId }));
  expect(check).toMatchObject({ isPrinted: true, doubts: [{ kind: 'choice', count: 2 }] });
  const released = await call(releaseProject, { projectId: project.projectId, confirms: { zeros: true, keys: true } });
  expect(keyOf(released)).toBe('marking.error.notDone');

  const ids = doubts.map(({ doubtId }) => doubtId);
  expect(dataOf<typeof clearScanDoubts>(await clear([ids[0]!], { kind: 'read' })).cleared).toEqual([ids[0]]);
  expect((await statesOf())[1]).toBe('expected');
  // what somebody has cleared meanwhile is left as it is
  expect(dataOf<typeof clearScanDoubts>(await clear(ids, { kind: 'read' })).cleared).toEqual([ids[1]]);
  expect((await statesOf())[1]).toBe('arrived');
  expect(keyOf(await clear([ids[0]!], { kind: 'read' }))).toBe('marking.error.cleared');
  await reopen(...ids);
  expect([(await statesOf())[1], (await doubtsOf(project)).length]).toEqual(['expected', 2]);
  await clear(ids, { kind: 'read' });
  expect((await statesOf())[1]).toBe('arrived');
});

test('a page moves to another student with what lies behind it, and back', async () => {
  const before = await pointsOf(1);
  const [first] = await pagesOf(1);
  const to = { kind: 'student', scriptId: scriptOf(2).scriptId } as const;
  const move = (answer: typeof to) =>
    call(correctScanPage, { projectId: project.projectId, pageId: first!.pageId, answer });
  expect(keyOf(await move({ ...to, scriptId: scriptOf(1).scriptId }))).toBe('marking.error.noSuchAnswer');
  const { doubtId } = dataOf<typeof correctScanPage>(await move(to));
  const moved = (await pagesOf(2)).map(({ number }) => number);
  expect(moved[0]).toBe(1);
  expect((await pagesOf(1)).map(({ number }) => number)).not.toContain(1);
  expect((await statesOf())[1]).toBe('expected');
  await reopen(doubtId);
  expect(await pagesOf(2)).toEqual([]);
  expect([(await statesOf())[1], await pointsOf(1)]).toEqual(['arrived', before]);

  // whose page is there already: both are shown, and one is chosen
  const other = dataOf<typeof correctScanPage>(await move({ ...to, scriptId: scriptOf(0).scriptId }));
  expect((await doubtsOf(project)).map(({ kind }) => kind)).toContain('duplicate');
  await reopen(other.doubtId);
  expect(await doubtsOf(project)).toEqual([]);
  expect((await statesOf()).slice(0, 2)).toEqual(['arrived', 'arrived']);
});

test('students without a page are absent once somebody says so; others stay', async () => {
  const scriptIds = project.scripts.map(({ scriptId }) => scriptId);
  const absent = (isAbsent: boolean) => call(markAbsent, { projectId: project.projectId, scriptIds, isAbsent });
  expect(dataOf<typeof markAbsent>(await absent(true)).changed).toBe(2);
  expect(await statesOf()).toEqual(['arrived', 'arrived', 'absent', 'absent']);
  expect((await stationOf(project)).scripts).toMatchObject({ arrived: 2, absent: 2 });
  expect(dataOf<typeof markAbsent>(await absent(false)).changed).toBe(2);
  expect(await statesOf()).toEqual(['arrived', 'arrived', 'expected', 'expected']);
});

test('a batch that is paused stops after a page, and goes on where it was', async () => {
  const scans = (await Promise.all([3, 3, 3].map((at) => scansOf(marked(admissionOf(at)))))).flat();
  const bytes = await pdfOfScans(project.sheet, scans);
  const fileIds = await uploaded(project, [{ name: 'c.pdf', bytes }]);
  const { batchId } = dataOf<typeof startBatch>(await call(startBatch, { projectId: project.projectId, fileIds }));
  const pause = (isPaused: boolean) => call(pauseBatch, { projectId: project.projectId, batchId: batchId!, isPaused });
  await pause(true);
  const own = async () => (await stationOf(project)).batches.find((one) => one.batchId === batchId)!;
  expect(await own()).toMatchObject({ state: 'paused' });
  expect((await own()).read).toBeLessThan(scans.length);
  expect((await pause(false)).status).toBe(200);
  await expect.poll(async () => (await own()).state, polled).toBe('read');
  expect(await own()).toMatchObject({ read: scans.length, pages: scans.length });
  expect((await statesOf())[3]).toBe('arrived');
});
