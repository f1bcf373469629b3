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
const names = (answer: Answer) => data<ChapterNode[]>(answer).map(({ nodename }) => nodename);

test('chapters are read level by level, and say whether there is more below', async () => {
  const teacher = await signedIn(app, 'teacher');
  const units = data<ChapterNode[]>(await teacher.call(getChildNodes, { bookid: pep }));
  expect(units[0]).toMatchObject({ nodename: '第一章 有理数', isHaveChild: true });
  const below = data<ChapterNode[]>(await teacher.call(getChildNodes, { nodeid: units[0]!.nodeid }));
  expect(below[0]).toMatchObject({ nodename: '1.1 正数和负数', isHaveChild: false });
  const inBook = await teacher.call(getChildNodes, { bookid: bookOf('junior-chinese-7a'), nodeid: units[0]!.nodeid });
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
  const ofBook = await cost(() => teacher.call(selectCachedBook, { bookid: pep }));
  expect(await cost(() => teacher.call(getChapterTree, { bookid: pep }))).toBe(ofBook + 1);
  const cached = data<{ version: number }>(await teacher.call(selectCachedBook, { bookid: pep }));
  const tree = data<{ version: number; nodes: TreeNode[] }>(await teacher.call(getChapterTree, { bookid: pep }));
  expect(tree.version).toBe(cached.version);
  expect(tree.nodes.slice(0, 3).map(({ nodename, level }) => [nodename, level])).toEqual([
    ['第一章 有理数', 1],
    ['1.1 正数和负数', 2],
    ['1.2 有理数及其大小比较', 2],
  ]);
  const levels = new Map(tree.nodes.map(({ nodeid, level }) => [nodeid, level]));
  for (const { parentid, level } of tree.nodes) expect(level).toBe(1 + (parentid ? levels.get(parentid)! : 0));
});

test('a chapter says where it stands, in the language of the reader', async () => {
  const teacher = await signedIn(app, 'teacher');
  const nodeid = nodeOf('personal-teacher-mathematics-7/有理数/数轴上的动点');
  const node = data<{ bookid: string; trail: string[] }>(await teacher.call(getNode, { nodeid }));
  expect(node).toMatchObject({ bookid: bookOf('personal-teacher-mathematics-7'), trail: ['有理数'] });
  const english = await teacher.call(getNode, { nodeid, lang: 'EN' });
  expect(english.envelope?.data).toMatchObject({
    nodename: 'A Moving Point on the Number Line',
    trail: ['Rational Numbers'],
  });
});

test('visitors read the chapters of the city’s books only', async () => {
  const visitor = visitorOf(app);
  expect(names(await visitor.call(getCommonChildNodes, { bookid: pep }))[0]).toBe('第一章 有理数');
  const hidden = ['school-101-geography-7', 'personal-teacher-mathematics-7'].map(bookOf);
  for (const bookid of hidden) expect((await visitor.call(getCommonChildNodes, { bookid })).status).toBe(404);
  const nodeid = nodeOf('school-101-geography-7/云州在哪里');
  expect((await visitor.call(getCommonChildNodes, { nodeid })).status).toBe(404);
});

test('the books of a school are read there, personal ones by their owner alone', async () => {
  const status = async (who: string, code: string) =>
    (await (await signedIn(app, who as 'teacher')).call(getChildNodes, { bookid: bookOf(code) })).status;
  expect(await status('student', 'school-101-geography-7')).toBe(200);
  expect(await status('student', 'school-105-chinese-7')).toBe(404);
  expect(await status('countyadmin', 'school-105-chinese-7')).toBe(200);
  expect(await status('countyadmin', 'school-201-mathematics-7')).toBe(404);
  for (const who of ['headteacher', 'principal', 'schooladmin', 'countyadmin', 'cityadmin', 'superadmin'])
    expect(await status(who, 'personal-teacher-mathematics-7'), who).toBe(404);
  expect(await status('teacher', 'personal-teacher-mathematics-7')).toBe(200);
});
