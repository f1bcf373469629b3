import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { newId } from 'edutech/core/common/ids';
import { createPaper } from 'edutech/plugins/exam/api';
import {
  answerSheet,
  answerSheetPages,
  checkAnswerSheet,
  keepAnswerSheet,
  printAnswerSheet,
} from 'edutech/plugins/marking/api';
import type { AnswerSheet } from 'edutech/plugins/marking/model/sheet/answer-sheet';
import { type SheetSettings, usualSettings } from 'edutech/plugins/marking/model/sheet/settings';
import { layOutSheet } from 'edutech/plugins/marking/server/layout/lay-out';
import { greyOf, readPage } from 'edutech/plugins/marking/server/reading/read-page';
import { measuringLetters } from 'edutech/plugins/print/kit/server/text/letters';
import { Programs } from 'edutech/core/server/programs/programs';
import { programs } from '../../../support/conversion/converters';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { type Prepared, prepared } from '../../../support/prepared';
import { sheetWords } from '../../../support/scans/sheets';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { colleagueId, fields, foreignId, paper } from '../../exam/exam-kit';
import { dataOf, keyOf } from '../../work/work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['marking'], works: true, replace: [[Programs, programs]] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const paperId = paper('unit-one');
const sheetOf = async (who = teacher) => dataOf<typeof answerSheet>(await who.call(answerSheet, { paperId }));
const large: SheetSettings = { ...usualSettings, size: 'a3', columns: 3, marking: 'hand' };

async function printed(): Promise<{ name: string; bytes: Buffer }> {
  const { address, name } = (await prepared(teacher, await teacher.call(printAnswerSheet, { paperId }))).envelope!
    .data as Prepared;
  const { rawPayload } = await app.platform.app.inject({
    method: 'GET',
    url: address,
    headers: { cookie: teacher.cookie },
  });
  return { name, bytes: rawPayload };
}

test('a paper has an answer sheet before anybody has chosen anything, and keeps what is chosen', async () => {
  const first = await sheetOf();
  expect(first).toMatchObject({ isKept: false, settings: usualSettings, printedAt: null, isChanged: false });
  expect(first.questions).toBeGreaterThan(5);
  expect((await teacher.call(keepAnswerSheet, { paperId, settings: large })).status).toBe(200);
  expect(await sheetOf()).toMatchObject({ isKept: true, settings: large });
});

test('what is shown is what is printed; another sheet gets a code of its own', async () => {
  const shown = dataOf<typeof answerSheetPages>(await teacher.call(answerSheetPages, { paperId, settings: large }));
  expect(shown).toMatchObject({ tooHigh: [] });
  // each zone is somewhere on the pages
  const placed = new Set(shown.pages.flatMap(({ places }) => places.map(({ id }) => id)));
  expect(shown.zones.map(({ id }) => placed.has(id))).toEqual(shown.zones.map(() => true));
  expect(shown.zones.reduce((sum, { points }) => sum + points, 0)).toBe((await sheetOf()).points);
  const { name, bytes } = await printed();
  expect(name).toBe('第一章 有理数 单元检测 答题卡.pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await codesOf()).toEqual([0]);
  await printed();
  expect(await codesOf()).toEqual([0]);
  expect(await sheetOf()).toMatchObject({ isChanged: false });

  await teacher.call(keepAnswerSheet, { paperId, settings: usualSettings });
  expect(await sheetOf()).toMatchObject({ isChanged: true });
  await Promise.all([printed(), printed()]);
  expect(await codesOf()).toEqual([0, 1]);
});

interface Kept {
  readonly code: number;
  readonly sheet: AnswerSheet;
}
/** What was printed, in the order of the codes. */
const keptOf = () =>
  app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<Kept>(sql`select code, sheet from marking.printed_sheet where paper_id = ${paperId} order by code`),
  );
const codesOf = async () => (await keptOf()).map(({ code }) => code);

test('an answer that no column has room for is told before it is printed', async () => {
  const { lined } = await sheetOf();
  const [item] = lined;
  const settings = { ...usualSettings, lines: [{ itemId: item!.itemId, part: item!.part, lines: 60 }] };
  const { tooHigh } = dataOf<typeof answerSheetPages>(await teacher.call(answerSheetPages, { paperId, settings }));
  expect(tooHigh).toEqual([{ id: item!.itemId, label: item!.label, millimetres: expect.any(Number) }]);
});

test('a paper without questions has no sheet to print', async () => {
  const empty = newId();
  expect((await teacher.call(createPaper, { ...fields([]), paperId: empty })).status).toBe(200);
  expect(dataOf<typeof answerSheet>(await teacher.call(answerSheet, { paperId: empty }))).toMatchObject({
    questions: 0,
    points: 0,
  });
  expect(keyOf(await teacher.call(printAnswerSheet, { paperId: empty }))).toBe('marking.error.empty');
});

test('the PDF that is printed is read by what was kept of it', async () => {
  const { bytes } = await printed();
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  try {
    writeFileSync(join(folder, 'sheet.pdf'), bytes);
    execFileSync('pdftoppm', [
      '-r',
      '150',
      '-gray',
      '-png',
      '-f',
      '1',
      '-l',
      '1',
      '-singlefile',
      join(folder, 'sheet.pdf'),
      join(folder, 'page'),
    ]);
    const kept = (await keptOf()).at(-1);
    const { plans } = layOutSheet(kept!.sheet, kept!.code, sheetWords, measuringLetters());
    const read = readPage(await greyOf(readFileSync(join(folder, 'page.png'))), plans)!;
    expect(read.code).toEqual({ sheet: kept!.code, page: 1 });
    expect(read.fields.flatMap(({ values }) => values)).toEqual([]);
    expect(read.fields.filter(({ field }) => field.kind === 'digit')).toHaveLength(9);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.for([
  ['what is printed is read back right', usualSettings, []],
  [
    'one that does not say whose it is is no good',
    { ...usualSettings, identity: { hasLabel: false, digits: 0, hasAbsence: false } },
    [{ kind: 'noIdentity', page: 1, label: '' }],
  ],
] as const)('a sheet is tried before it is printed: %s', { timeout: 120_000 }, async ([, settings, wanted]) => {
  const { problems } = dataOf<typeof checkAnswerSheet>(await teacher.call(checkAnswerSheet, { paperId, settings }));
  expect(problems).toEqual(wanted);
});

test('nobody makes the sheet of a paper that is not theirs to read', async () => {
  for (const personId of [colleagueId, foreignId]) {
    const other = await signedInPerson(app, personId);
    for (const asked of [
      other.call(answerSheet, { paperId }),
      other.call(keepAnswerSheet, { paperId, settings: usualSettings }),
      other.call(answerSheetPages, { paperId, settings: usualSettings }),
      other.call(printAnswerSheet, { paperId }),
    ])
      expect(keyOf(await asked)).toBe('exam.error.noPaper');
  }
  const student = await signedIn(app, 'student');
  expect((await student.call(answerSheet, { paperId })).status).toBe(403);
});
