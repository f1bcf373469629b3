import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ChapterNode,
  getChapterTree,
  getChildNodes,
  getCommonChildNodes,
  getNode,
  selectCachedBook,
  type TreeNode,
} from 'edutech/plugins/textbook/api';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { type Answer, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
});
afterAll(() => app.close());

const bookOf = (code: string) => demoId(`textbook.book.${code}`);
const nodeOf = (path: string) => demoId(`textbook.node.${path}`);
const pep = bookOf('junior-mathematics-7a-pep');
const data = <T>(answer: Answer) => answer.envelope!.data as T;
const names = (answer: Answer) => data<ChapterNode[]>(answer).map(({ nodeName }) => nodeName);

test('chapters are read level by level, and say whether there is more below', async () => {
  const teacher = await signedIn(app, 'teacher');
  const units = data<ChapterNode[]>(await teacher.call(getChildNodes, { bookId: pep }));
  expect(units[0]).toMatchObject({ nodeName: '第一章 有理数', isHaveChild: true });
  const below = data<ChapterNode[]>(await teacher.call(getChildNodes, { nodeId: units[0]!.nodeId }));
  expect(below[0]).toMatchObject({ nodeName: '1.1 正数和负数', isHaveChild: false });
  const inBook = await teacher.call(getChildNodes, { bookId: bookOf('junior-chinese-7a'), nodeId: units[0]!.nodeId });
  expect(inBook.status).toBe(404);
  expect((await teacher.call(getChildNodes)).status).toBe(422);
});

test('the whole tree of a book comes in reading order, in one query besides the one for the book', async () => {
  const teacher = await signedIn(app, 'teacher');
  const { database } = app.platform.services;
  // the clocks of the platform send statements too, so the least of several tries counts
  const cost = async (ask: () => Promise<unknown>) => {
    const tries: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const before = database.statements;
      await ask();
      tries.push(database.statements - before);
    }
    return Math.min(...tries);
  };
  const ofBook = await cost(() => teacher.call(selectCachedBook, { bookId: pep }));
  expect(await cost(() => teacher.call(getChapterTree, { bookId: pep }))).toBe(ofBook + 1);
  const cached = data<{ version: number }>(await teacher.call(selectCachedBook, { bookId: pep }));
  const tree = data<{ version: number; nodes: TreeNode[] }>(await teacher.call(getChapterTree, { bookId: pep }));
  expect(tree.version).toBe(cached.version);
  expect(tree.nodes.slice(0, 3).map(({ nodeName, level }) => [nodeName, level])).toEqual([
    ['第一章 有理数', 1],
    ['1.1 正数和负数', 2],
    ['1.2 有理数及其大小比较', 2],
  ]);
  const levels = new Map(tree.nodes.map(({ nodeId, level }) => [nodeId, level]));
  for (const { parentId, level } of tree.nodes) expect(level).toBe(1 + (parentId ? levels.get(parentId)! : 0));
});

test('a chapter says where it stands, in the language of the reader', async () => {
  const teacher = await signedIn(app, 'teacher');
  const nodeId = nodeOf('personal-teacher-mathematics-7/有理数/数轴上的动点');
  const node = data<{ bookId: string; trail: string[] }>(await teacher.call(getNode, { nodeId }));
  expect(node).toMatchObject({ bookId: bookOf('personal-teacher-mathematics-7'), trail: ['有理数'] });
  const english = await teacher.call(getNode, { nodeId, lang: 'EN' });
  expect(english.envelope?.data).toMatchObject({
    nodeName: 'A Moving Point on the Number Line',
    trail: ['Rational Numbers'],
  });
});

test('visitors read the chapters of the city’s books only', async () => {
  const visitor = visitorOf(app);
  expect(names(await visitor.call(getCommonChildNodes, { bookId: pep }))[0]).toBe('第一章 有理数');
  const hidden = ['school-101-geography-7', 'personal-teacher-mathematics-7'].map(bookOf);
  for (const bookId of hidden) expect((await visitor.call(getCommonChildNodes, { bookId })).status).toBe(404);
  const nodeId = nodeOf('school-101-geography-7/云州在哪里');
  expect((await visitor.call(getCommonChildNodes, { nodeId })).status).toBe(404);
});

test('the books of a school are read there, personal ones by their owner alone', async () => {
  const status = async (who: string, code: string) =>
    (await (await signedIn(app, who as 'teacher')).call(getChildNodes, { bookId: bookOf(code) })).status;
  expect(await status('student', 'school-101-geography-7')).toBe(200);
  expect(await status('student', 'school-105-chinese-7')).toBe(404);
  expect(await status('countyadmin', 'school-105-chinese-7')).toBe(200);
  expect(await status('countyadmin', 'school-201-mathematics-7')).toBe(404);
  for (const who of ['headteacher', 'principal', 'schooladmin', 'countyadmin', 'cityadmin', 'superadmin'])
    expect(await status(who, 'personal-teacher-mathematics-7'), who).toBe(404);
  expect(await status('teacher', 'personal-teacher-mathematics-7')).toBe(200);
});
