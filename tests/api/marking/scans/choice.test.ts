import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Programs } from 'edutech/core/server/programs/programs';
import { createPaper } from 'edutech/plugins/exam/api';
import { clearScanDoubts, examSetup, releaseCheck, reopenScanDoubts } from 'edutech/plugins/marking/api';
import type { PaperDocument } from 'edutech/plugins/exam/model/paper/document';
import { programs } from '../../../support/conversion/converters';
import { filledBy, pdfOfScans, scanOf } from '../../../support/scans/scanned-class';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { documentWith, fields, item } from '../../exam/exam-kit';
import { dataOf } from '../../work/work-kit';
import { admissionOf, doubtsOf, scanProject, type ScanProject, sent } from './scan-kit';

let app: TestApp;
let project: ScanProject;
const first = item('below-zero', [3]);
const one = item('subtract', [8]);
const other = item('order-numbers', [8]);

beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  project = await scanProject(app, 3, 'screen', makePaper);
});
afterAll(() => app.close());

/** A paper with two questions of which one is chosen. */
async function makePaper(teacher: ScanProject['teacher']): Promise<Id> {
  const { parts, ...rest } = documentWith([first]);
  const section = { id: newId(), title: '选做题', note: '', items: [one, other], choosesOne: true };
  const document: PaperDocument = {
    ...rest,
    parts: parts.map((part) => ({ ...part, sections: [...part.sections, section] })),
  };
  const paperId = newId();
  const answer = await teacher.call(createPaper, { ...fields([], { title: '选做', document }), paperId });
  if (answer.status !== 200) throw new Error(answer.text);
  return paperId;
}

const scansOf = (at: number, chosen: readonly Id[]) => {
  const usual = filledBy(admissionOf(at));
  return Promise.all(
    project.sheet.plans.map((_, page) =>
      scanOf(project.sheet, page, (field) => (field.kind === 'optional' ? chosen : usual(field))),
    ),
  );
};
const send = async (at: number, chosen: readonly Id[]) =>
  sent(project, [{ name: `${at}.pdf`, bytes: await pdfOfScans(project.sheet, await scansOf(at, chosen)) }]);

const answersOf = (at: number) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ itemId: Id; pictures: number; isLeftOut: boolean }>(sql`
      select item_id, jsonb_array_length(pictures) as pictures, is_left_out from marking.answer
      where script_id = ${project.scripts[at]!.scriptId} order by item_id = ${other.id}`),
  );
const recorded = (at: number) =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ itemId: Id; points: number | null }>(sql`
      select item_id, points::float8 as points from exam.result
      where exam_id = ${project.examId} and student_id = ${project.scripts[at]!.studentId} and is_left_out`),
  );

test('the sheet has one box for both questions, worth the points of one', () => {
  const zone = project.sheet.sheet.zones.find(({ kind }) => kind === 'optional');
  expect(zone).toMatchObject({ points: 8, items: [{ itemId: one.id }, { itemId: other.id }] });
});

test('the question whose number is filled in is marked, the other one is left out', async () => {
  await send(0, [other.id]);
  expect(await doubtsOf(project)).toEqual([]);
  expect(await answersOf(0)).toEqual([
    { itemId: one.id, pictures: 0, isLeftOut: true },
    { itemId: other.id, pictures: 1, isLeftOut: false },
  ]);
  expect(await recorded(0)).toEqual([{ itemId: one.id, points: 0 }]);
});

test.for([
  [1, 'both numbers', [one.id, other.id], [other.id], other.id],
  [2, 'no number', [], [], one.id],
] as const)('%i: %s filled in is asked, and a person decides', async ([at, , filled, values, counts]) => {
  await send(at, filled);
  const [doubt, ...others] = await doubtsOf(project);
  expect([doubt?.kind, others]).toEqual(['optional', []]);
  expect((await answersOf(at)).every(({ isLeftOut }) => isLeftOut)).toBe(true);
  const { projectId, teacher } = project;
  const answer = { kind: 'values', values: [...values] } as const;
  expect((await teacher.call(clearScanDoubts, { projectId, doubtIds: [doubt!.doubtId], answer })).status).toBe(200);
  expect((await answersOf(at)).find(({ isLeftOut }) => !isLeftOut)).toEqual({
    itemId: counts,
    pictures: 1,
    isLeftOut: false,
  });
  expect((await recorded(at)).map(({ itemId }) => itemId)).toEqual([counts === one.id ? other.id : one.id]);
  // taken back it is open again, and nobody marks either
  await teacher.call(reopenScanDoubts, { projectId, doubtIds: [doubt!.doubtId] });
  expect((await answersOf(at)).every(({ isLeftOut }) => isLeftOut)).toBe(true);
  await teacher.call(clearScanDoubts, { projectId, doubtIds: [doubt!.doubtId], answer });
});

test('who releases is asked about the chosen answers alone', async () => {
  const { projectId, teacher, examId } = project;
  const check = dataOf<typeof releaseCheck>(await teacher.call(releaseCheck, { projectId }));
  expect(check).toMatchObject({ answers: 3, waiting: 3, missing: 0, doubts: [] });
  const setup = dataOf<typeof examSetup>(await teacher.call(examSetup, { examId }));
  expect(setup.questions.map(({ itemId }) => itemId)).toEqual([one.id, other.id]);
});
