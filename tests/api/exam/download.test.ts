import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { downloadPaper, paperLog } from 'edutech/plugins/exam/api';
import { type Answer, type Caller, signedIn, signedInPerson } from '../../support/people';
import { type Prepared, prepared } from '../../support/prepared';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf } from '../work/work-kit';
import { colleagueId, foreignId, paper } from './exam-kit';

let app: TestApp;
let teacher: Caller;
let colleague: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['exam'], works: true });
  teacher = await signedIn(app, 'teacher');
  colleague = await signedInPerson(app, colleagueId);
});
afterAll(() => app.close());

async function fetched(asked: Answer, who = teacher) {
  const { address, name } = (await prepared(who, asked)).envelope!.data as Prepared;
  const { rawPayload } = await app.platform.app.inject({
    method: 'GET',
    url: address,
    headers: { cookie: who.cookie },
  });
  return { name, bytes: rawPayload };
}
function parts(archive: Buffer): Map<string, string> {
  const found = unpackedParts(archive, () => true, 50_000_000);
  if (!Array.isArray(found)) throw new Error(found);
  return new Map(found.map(({ name, content }) => [name, content.toString()]));
}
const words = (bytes: Buffer) =>
  parts(bytes)
    .get('word/document.xml')!
    .replaceAll(/<[^>]+>/g, '');
const asked = (more: object = {}) => ({ paperId: paper('unit-one'), format: 'docx', kind: 'student', ...more });

test('a paper is a Word file for students and one with answers, and names say which', async () => {
  const plain = await fetched(await teacher.call(downloadPaper, asked()));
  expect(plain.name).toBe('第一章 有理数 单元检测.docx');
  expect(words(plain.bytes)).toContain('一、选择题（本大题共 5 小题，每小题 4 分，共 20 分）');
  const solved = await fetched(await teacher.call(downloadPaper, asked({ kind: 'teacher' })));
  expect(solved.name).toBe('第一章 有理数 单元检测（教师卷）.docx');
  expect([words(solved.bytes).includes('解析'), words(plain.bytes).includes('解析')]).toEqual([true, false]);
});

test('paper B has the same questions in another order, and is the same at every print', async () => {
  const wanted = asked({ version: 'B' });
  const [one, again] = [
    await fetched(await teacher.call(downloadPaper, wanted)),
    await fetched(await teacher.call(downloadPaper, wanted)),
  ];
  const plain = await fetched(await teacher.call(downloadPaper, asked()));
  expect(one.name).toBe('第一章 有理数 单元检测（B 卷）.docx');
  expect(words(one.bytes)).toBe(words(again.bytes));
  expect(words(one.bytes)).not.toBe(words(plain.bytes));
  expect(words(one.bytes).length).toBeGreaterThan(words(plain.bytes).length * 0.9);
});

test('the two-way table is a workbook whose total is that of the paper', async () => {
  const table = await fetched(await teacher.call(downloadPaper, asked({ kind: 'table' })));
  expect(table.name).toBe('第一章 有理数 单元检测（双向细目表）.xlsx');
  const texts = [...parts(table.bytes).values()].join('\n');
  for (const word of ['双向细目表', '逐题细目', '知识点', '合计', '单项选择题']) expect(texts).toContain(word);
  expect(parts(table.bytes).get('xl/worksheets/sheet1.xml')).toMatch(/<v>72<\/v>/);
});

test('a PDF has the sheet and the watermark that were asked for', async () => {
  const file = await fetched(
    await teacher.call(downloadPaper, asked({ format: 'pdf', sheet: 'a3', watermark: '样卷' })),
  );
  expect([file.name, file.bytes.subarray(0, 5).toString()]).toEqual(['第一章 有理数 单元检测.pdf', '%PDF-']);
  expect(file.bytes.toString('latin1')).toMatch(/MediaBox\s*\[\s*0 0 1190\.55/);
});

test('every output stands in the log of the paper, which its owner reads', async () => {
  await fetched(await colleague.call(downloadPaper, asked({ paperId: paper('group-quiz'), version: 'B' })), colleague);
  await fetched(await teacher.call(downloadPaper, asked({ paperId: paper('group-quiz') })));
  const { data, pageData } = dataOf<typeof paperLog>(
    await colleague.call(paperLog, { paperId: paper('group-quiz'), page: 1, pageLine: 20 }),
  );
  expect(pageData.total).toBe(2);
  expect(data.map(({ act, kind, format, version }) => [act, kind, format, version])).toEqual([
    ['print', 'student', 'docx', 'A'],
    ['print', 'student', 'docx', 'B'],
  ]);
  const refused = await teacher.call(paperLog, { paperId: paper('group-quiz'), page: 1, pageLine: 20 });
  expect([refused.status, keyOf(refused)]).toEqual([404, 'exam.error.noPaper']);
});

test('a public paper is printed in another school, and logged where it was made', async () => {
  const log = { paperId: paper('city-model'), page: 1, pageLine: 20 };
  await fetched(await teacher.call(downloadPaper, asked({ paperId: paper('city-model') })));
  const owner = await signedInPerson(app, foreignId);
  expect(dataOf<typeof paperLog>(await owner.call(paperLog, log)).data).toHaveLength(1);
});
