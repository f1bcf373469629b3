import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { createHomework, downloadHomework, homeworkPages } from 'edutech/plugins/work/api';
import { newId } from 'edutech/core/common/ids';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { type Answer, type Caller, signedIn } from '../../../support/people';
import { type Prepared, prepared } from '../../../support/prepared';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { dataOf, homework, keyOf, question } from '../work-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['work'], works: true });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const asked = (slugs: readonly string[], withAnswers = false, format = 'docx') => ({
  homeworkIds: slugs.map(homework),
  format,
  withAnswers,
});
/** Files of a fetched archive, by name; a Word file is one too. */
async function fetched(asked: Answer) {
  const { address, name } = (await prepared(teacher, asked)).envelope!.data as Prepared;
  const { rawPayload, statusCode } = await app.platform.app.inject({
    method: 'GET',
    url: address,
    headers: { cookie: teacher.cookie },
  });
  expect(statusCode).toBe(200);
  return { name, parts: partsOf(rawPayload) };
}
function partsOf(archive: Buffer): Map<string, Buffer> {
  const parts = unpackedParts(archive, () => true, 50_000_000);
  if (!Array.isArray(parts)) throw new Error(parts);
  return new Map(parts.map((part) => [part.name, part.content]));
}
const words = (parts: ReadonlyMap<string, Buffer>) =>
  parts
    .get('word/document.xml')!
    .toString()
    .replaceAll(/<[^>]+>/g, '');

test('homework is a Word sheet, with its answers only where they are asked for', async () => {
  const plain = await fetched(await teacher.call(downloadHomework, asked(['number-line'])));
  expect(plain.name).toBe('1.2.2 数轴 课后作业.docx');
  expect(words(plain.parts)).toContain('数轴');
  const solved = await fetched(await teacher.call(downloadHomework, asked(['number-line'], true)));
  expect(solved.name).toBe('1.2.2 数轴 课后作业（含答案）.docx');
  expect(words(solved.parts)).toContain('解析');
  expect(words(plain.parts)).not.toContain('解析');
});

test('a sheet has its own words, sections and order, and room for its answers', async () => {
  const { parts } = await fetched(await teacher.call(downloadHomework, asked(['rational-numbers'])));
  expect(words(parts)).toMatch(
    /解答题写出必要的步骤。.*一、选择题　每题 4 分1．.*2．.*二、填空题.*3．.*三、解答题.*4．.*5．/,
  );
  expect(parts.get('word/document.xml')!.toString()).toContain('<w:between ');
});

test('a sheet is of the size that was asked for, with a sealing line if it is wanted', async () => {
  const look = { size: 'a3', hasBinding: true };
  const { parts } = await fetched(await teacher.call(downloadHomework, { ...asked(['rational-numbers']), look }));
  expect(parts.get('word/document.xml')!.toString()).toMatch(/w:w="23811" w:h="16838".*<w:cols w:num="2"/);
  expect(parts.get('word/header1.xml')!.toString()).toContain('密封线内不要答题');
  const { parts: plain } = await fetched(await teacher.call(downloadHomework, asked(['rational-numbers'])));
  expect([...plain.keys()]).not.toContain('word/header1.xml');
});

test('several are an archive, and an answer card brings its own items and answers', async () => {
  const { name, parts } = await fetched(
    await teacher.call(downloadHomework, asked(['powers', 'opposites-card'], true)),
  );
  expect(name).toBe('作业 2 份.zip');
  expect([...parts.keys()].map((one) => one.split('.').at(-1))).toEqual(['docx', 'docx']);
  for (const content of parts.values()) expect(words(partsOf(content)).length).toBeGreaterThan(50);
});

const made = async (title: string, items: readonly object[]) =>
  dataOf<typeof createHomework>(
    await teacher.call(createHomework, {
      title,
      kind: 1,
      subjectId: demoId('subject/mathematics'),
      gradeId: demoId('grade/7'),
      note: '',
      sections: items.length === 0 ? [] : [{ title: '一、填空题', note: '' }],
      files: [],
      minutes: 20,
      items,
    }),
  );

test('where nothing of it has a question, that is said in place of a file', async () => {
  const { homeworkId } = await made('空作业', []);
  const asked = await teacher.call(downloadHomework, { homeworkIds: [homeworkId], format: 'pdf', withAnswers: false });
  const answer = await prepared(teacher, asked);
  expect([answer.status, keyOf(answer)]).toEqual([422, 'work.error.empty']);
});

test('nobody downloads what he may not read, nor a student anything', async () => {
  const foreign = await teacher.call(downloadHomework, asked(['powers', 'foreign-quiz']));
  expect([foreign.status, keyOf(foreign)]).toEqual([404, 'work.error.noHomework']);
  const student = await signedIn(app, 'student');
  expect((await student.call(downloadHomework, asked(['powers']))).status).toBe(403);
});

const wordsOf = (pages: readonly Page[]) =>
  pages.flatMap(({ inks }) => inks.map((ink) => (ink.kind === 'text' ? ink.text : ''))).join('');

test('the pages of a draft are those of its items, of all layers or of one, and hold no answer', async () => {
  const item = (slug: string, tiers: number) => ({
    itemId: newId(),
    section: 0,
    tiers,
    way: 'fill',
    questionId: question(slug),
    version: 1,
  });
  const { homeworkId } = await made('分层练习', [item('below-zero', 1), item('absolute-values', 6)]);
  const pagesOf = async (more: object = {}) =>
    dataOf<typeof homeworkPages>(await teacher.call(homeworkPages, { homeworkId, look: { size: 'k8' }, ...more }));
  const all = wordsOf(await pagesOf());
  expect(all).toMatch(/分层练习.*一、填空题.*1．.*最高气温.*2．/);
  expect(all).not.toContain('零上记为正');
  expect(wordsOf(await pagesOf({ tier: 1 }))).not.toContain('最高气温');
  expect(wordsOf(await pagesOf({ tier: 0 }))).toContain('最高气温');
});

test('nobody sees pages of what he may not read, nor a student any', async () => {
  const foreign = await teacher.call(homeworkPages, { homeworkId: homework('foreign-quiz'), look: { size: 'a4' } });
  expect([foreign.status, keyOf(foreign)]).toEqual([404, 'work.error.noHomework']);
  const student = await signedIn(app, 'student');
  const own = { homeworkId: homework('powers'), look: { size: 'a4' } };
  expect((await student.call(homeworkPages, own)).status).toBe(403);
});
