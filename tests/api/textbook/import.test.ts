import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import {
  addChapter,
  applyChapters,
  type ChapterImport,
  chapterImport,
  chapterTemplate,
  getChapterTree,
  importChapters,
  saveBook,
  type TreeNode,
  undoChapters,
} from 'edutech/plugins/textbook/api';
import { type Answer, type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { upload } from '../../support/uploading';

let app: TestApp;
let teacher: Caller;
let bookId: string;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const key = (answer: { data: unknown } | Answer) =>
  ('envelope' in answer ? data<{ key: string }>(answer) : (answer.data as { key: string })).key;
const outline = async () =>
  data<{ nodes: TreeNode[] }>(await teacher.call(getChapterTree, { bookId })).nodes.map(
    ({ nodeName, level }) => `${'-'.repeat(level)}${nodeName}`,
  );
const heading = ['一级目录', '二级目录', '三级目录', '四级目录', '英文名（可不填）'];
const workbook = (rows: readonly (readonly string[])[], titles = heading) =>
  writeSheets([{ name: '章节', columns: titles.map((title) => ({ title })), rows }]);
const send = async (content: Buffer, name = '目录.xlsx', who = teacher) =>
  upload(app, who, importChapters, { name, content }, { bookId });
const sent = async (rows: readonly (readonly string[])[]) =>
  (await send(await workbook(rows))).data as unknown as ChapterImport;
const twoChapters = [['第一章', '', '', '', 'Chapter One'], ['', '1.1'], ['第二章']];

/** Every test imports into a book of its own, which has one chapter. */
beforeEach(async () => {
  const book = {
    source: 4,
    stageId: 'junior',
    subjectId: demoId('subject/mathematics'),
    gradeId: demoId('grade/7'),
    itemId: demoId('textbook.edition.own'),
    name: '导入练习',
    tbName: '全一册',
  };
  bookId = data<{ bookId: string }>(await teacher.call(saveBook, book)).bookId;
  await teacher.call(addChapter, { bookId, nodeName: '序' });
});

test('a sheet is looked at before anything is written', async () => {
  const checked = await sent(twoChapters);
  expect(checked).toMatchObject({ state: 'checked', filename: '目录.xlsx', faults: [], version: 2 });
  expect(checked.chapters.map(({ line, level, name, nameEn }) => [line, level, name, nameEn])).toEqual([
    [2, 1, '第一章', 'Chapter One'],
    [3, 2, '1.1', ''],
    [4, 1, '第二章', ''],
  ]);
  expect(await outline()).toEqual(['-序']);
  expect((await teacher.call(chapterImport, { importId: checked.importId })).envelope?.data).toEqual(checked);
});

test('its chapters come behind those that are there, and go again when the import is taken back', async () => {
  const { importId, version } = await sent(twoChapters);
  const applied = data<ChapterImport>(await teacher.call(applyChapters, { importId, version, replace: false }));
  expect(applied).toMatchObject({ state: 'applied', version: 3 });
  expect(await outline()).toEqual(['-序', '-第一章', '--1.1', '-第二章']);
  const undone = data<ChapterImport>(await teacher.call(undoChapters, { importId, version: applied.version }));
  expect(undone).toMatchObject({ state: 'undone', version: 4 });
  expect(await outline()).toEqual(['-序']);
});

test('it may stand instead of those that are there, which return when it is taken back', async () => {
  const { importId, version } = await sent(twoChapters);
  const applied = data<ChapterImport>(await teacher.call(applyChapters, { importId, version, replace: true }));
  expect(await outline()).toEqual(['-第一章', '--1.1', '-第二章']);
  await teacher.call(undoChapters, { importId, version: applied.version });
  expect(await outline()).toEqual(['-序']);
});

test('nothing is written twice, and nothing over what somebody has changed since', async () => {
  const { importId, version } = await sent(twoChapters);
  await teacher.call(addChapter, { bookId, nodeName: '附录' });
  const late = await teacher.call(applyChapters, { importId, version, replace: true });
  expect([late.status, key(late)]).toEqual([409, 'textbook.error.treeChanged']);
  const again = await sent(twoChapters);
  const apply = { importId: again.importId, version: again.version, replace: false };
  const answers = await Promise.all([teacher.call(applyChapters, apply), teacher.call(applyChapters, apply)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await outline()).toEqual(['-序', '-附录', '-第一章', '--1.1', '-第二章']);
  await teacher.call(addChapter, { bookId, nodeName: '又一章' });
  const undo = await teacher.call(undoChapters, { importId: again.importId, version: again.version + 1 });
  expect([undo.status, key(undo)]).toEqual([409, 'textbook.error.treeChanged']);
});

test('each error is told by row and column in the reader’s words, and then nothing is written', async () => {
  const rows = [['', '1.1'], ['第一章'], ['', '', '1.1.1'], ['第二章'], ['第一章'], ['', '', '', '', 'Alone']];
  const { importId, version, faults } = await sent(rows);
  expect(faults).toEqual([
    { line: 2, column: 'B', message: '缺少上级：前面没有第 1 级目录' },
    { line: 4, column: 'C', message: '缺少上级：前面没有第 2 级目录' },
    { line: 6, column: 'A', message: '“第一章”在同一级中出现了两次' },
    { line: 7, column: 'E', message: '只有英文名，没有章节名' },
  ]);
  const english = await teacher.call(chapterImport, { importId, lang: 'EN' });
  expect(data<ChapterImport>(english).faults[2]).toMatchObject({ message: '“第一章” appears twice on the same level' });
  const applied = await teacher.call(applyChapters, { importId, version, replace: true });
  expect([applied.status, key(applied)]).toEqual([422, 'textbook.import.faulty']);
  expect(await outline()).toEqual(['-序']);
});

test('what is no sheet of ours is refused with a sentence', async () => {
  expect(key(await send(await workbook([['第一章']], ['姓名'])))).toBe('textbook.import.noTitles');
  expect(key(await send(await workbook([])))).toBe('textbook.import.nothing');
  expect((await send(Buffer.from('PK\u0003\u0004 no workbook'))).status).toBe(422);
  expect((await upload(app, teacher, importChapters, undefined, { bookId })).status).toBe(422);
  expect((await send(Buffer.alloc(11 * 1024 * 1024, 'a,b\n'))).status).toBe(413);
});

test('a list with commas is read like a workbook, and a formula is text', async () => {
  const csv = '一级目录,二级目录\n第一章,=1+1\n';
  const read = (await send(Buffer.from(csv), '目录.csv')).data as unknown as ChapterImport;
  expect(read.chapters.map(({ name }) => name)).toEqual(['第一章', '=1+1']);
});

test('the template holds the chapters of the book, and finds them again when it is read', async () => {
  const { importId, version } = await sent(twoChapters);
  await teacher.call(applyChapters, { importId, version, replace: true });
  const { address } = data<{ address: string }>(await teacher.call(chapterTemplate, { bookId }));
  const fetched = await app.platform.app.inject({ method: 'GET', url: address, headers: { cookie: teacher.cookie } });
  const folder = await mkdtemp(join(tmpdir(), 'edutech-template-'));
  try {
    await writeFile(join(folder, 'sheet'), fetched.rawPayload);
    const [sheet] = await readSheets(join(folder, 'sheet'));
    expect(sheet!.rows[0]!.cells).toEqual(heading);
  } finally {
    await rm(folder, { recursive: true });
  }
  const again = (await send(fetched.rawPayload)).data as unknown as ChapterImport;
  expect(again.faults).toEqual([]);
  expect(again.chapters.map(({ level, name, nameEn }) => [level, name, nameEn])).toEqual([
    [1, '第一章', 'Chapter One'],
    [2, '1.1', ''],
    [1, '第二章', ''],
  ]);
});

test('nobody imports into a book that he does not keep, nor sees what another was about to', async () => {
  const { importId, version } = await sent(twoChapters);
  for (const who of ['headteacher', 'principal', 'countyadmin', 'cityadmin', 'superadmin'] as const) {
    const other = await signedIn(app, who);
    expect((await send(await workbook(twoChapters), '目录.xlsx', other)).status, who).toBe(404);
    expect((await other.call(chapterImport, { importId })).status, who).toBe(404);
    expect((await other.call(applyChapters, { importId, version, replace: true })).status, who).toBe(404);
    expect((await other.call(undoChapters, { importId, version })).status, who).toBe(404);
    expect((await other.call(chapterTemplate, { bookId })).status, who).toBe(404);
  }
  bookId = demoId('textbook.book.school-101-geography-7');
  expect((await send(await workbook(twoChapters))).status).toBe(403);
  bookId = demoId('textbook.book.school-201-mathematics-7');
  expect((await send(await workbook(twoChapters))).status).toBe(404);
});
