import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  addChapter,
  chapterDependents,
  type ChapterNode,
  deleteNode,
  getChapterTree,
  getChildNodes,
  legacyRenameNode,
  moveNode,
  renameNode,
  saveBook,
  type TreeNode,
} from 'edutech/plugins/textbook/api';
import { type Answer, type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let teacher: Caller;
let bookId: string;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const key = (answer: Answer) => data<{ key: string }>(answer).key;
const own = (name: string) => ({
  source: 4,
  stageId: 'junior',
  subjectId: demoId('subject/mathematics'),
  gradeId: demoId('grade/7'),
  itemId: demoId('textbook.edition.own'),
  name,
  tbName: '全一册',
});
const add = async (nodeName: string, nodeId?: string): Promise<string> =>
  data<ChapterNode>(await teacher.call(addChapter, { bookId, nodeName, ...(nodeId && { nodeId }) })).nodeId;
const tree = async () => data<{ version: number; nodes: TreeNode[] }>(await teacher.call(getChapterTree, { bookId }));
const outline = async () => (await tree()).nodes.map(({ nodeName, level }) => `${'-'.repeat(level)}${nodeName}`);
const move = async (nodeId: string, to: { parentId?: string; beforeId?: string; version?: number } = {}) =>
  teacher.call(moveNode, { nodeId, version: (await tree()).version, ...to });

/** Every test arranges a book of its own. */
beforeEach(async () => {
  bookId = data<{ bookId: string }>(await teacher.call(saveBook, own('练习'))).bookId;
});

test('chapters are added at the end of their level, four levels deep and no further', async () => {
  const one = await add('  第一章  数  ');
  const two = await add('1.1', one);
  const three = await add('1.1.1', two);
  const four = await add('一', three);
  await add('第二章');
  expect(await outline()).toEqual(['-第一章 数', '--1.1', '---1.1.1', '----一', '-第二章']);
  const tooDeep = await teacher.call(addChapter, { bookId, nodeName: 'x', nodeId: four });
  expect([tooDeep.status, key(tooDeep)]).toEqual([422, 'textbook.error.tooDeep']);
  expect((await tree()).version).toBe(6);
});

test('a chapter without a name is refused, and one that is longer than a line', async () => {
  const nodeId = await add('一');
  for (const nodeName of ['', '   ', '\t\n', 'x'.repeat(101)]) {
    expect((await teacher.call(addChapter, { bookId, nodeName })).status).toBe(422);
    expect((await teacher.call(renameNode, { nodeId, nodeName })).status).toBe(422);
  }
  expect(await outline()).toEqual(['-一']);
});

test('a chapter is renamed, also as older clients do it', async () => {
  const nodeId = await add('旧名');
  expect((await teacher.call(renameNode, { nodeId, nodeName: '新名' })).status).toBe(200);
  expect(await outline()).toEqual(['-新名']);
  expect((await teacher.call(legacyRenameNode, { nodeId, nodeName: '又一名' })).status).toBe(200);
  expect(await outline()).toEqual(['-又一名']);
});

test('a chapter moves among its siblings, below another, and back to the top', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  expect(data<{ version: number }>(await move(c!, { beforeId: a! })).version).toBe((await tree()).version);
  expect(await outline()).toEqual(['-C', '-A', '-B']);
  await move(a!, { parentId: b! });
  expect(await outline()).toEqual(['-C', '-B', '--A']);
  await move(a!);
  expect(await outline()).toEqual(['-C', '-B', '-A']);
});

test('a chapter moves neither into itself, nor below itself, nor deeper than there are levels, nor to another book', async () => {
  const one = await add('一');
  const two = await add('二', one);
  const three = await add('三', two);
  await add('四', three);
  const beside = await add('旁');
  expect(key(await move(one, { parentId: one }))).toBe('textbook.error.intoItself');
  expect(key(await move(one, { parentId: three }))).toBe('textbook.error.intoItself');
  expect(key(await move(one, { parentId: beside }))).toBe('textbook.error.tooDeep');
  const elsewhere = demoId('textbook.node.personal-teacher-mathematics-7/有理数');
  expect((await move(beside, { parentId: elsewhere })).status).toBe(404);
  expect(await outline()).toEqual(['-一', '--二', '---三', '----四', '-旁']);
});

test('of two who move at once the second is told, and the tree is nobody’s mixture', async () => {
  const [a, b] = [await add('A'), await add('B')];
  const { version } = await tree();
  const answers = await Promise.all([move(a!, { version }), move(b!, { version, beforeId: a! })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await move(a!, { version });
  expect([late.status, key(late)]).toEqual([409, 'textbook.error.treeChanged']);
});

test('a name, a new chapter or a removal that was meant for an older tree is refused with the version of the new one', async () => {
  const nodeId = await add('一');
  const { version } = await tree();
  expect((await teacher.call(renameNode, { nodeId, nodeName: '二', version })).status).toBe(200);
  const late = await Promise.all([
    teacher.call(renameNode, { nodeId, nodeName: '三', version }),
    teacher.call(addChapter, { bookId, nodeName: '四', version }),
    teacher.call(deleteNode, { nodeId, status: 0, version }),
  ]);
  for (const answer of late) {
    expect([answer.status, key(answer)]).toEqual([409, 'textbook.error.treeChanged']);
    expect(data<{ detail: unknown }>(answer).detail).toEqual({ version: version + 1 });
  }
  expect(await outline()).toEqual(['-二']);
});

test('two chapters that are moved below each other at once never make a ring', async () => {
  const [a, b] = [await add('A'), await add('B')];
  const { version } = await tree();
  await Promise.all([move(a!, { version, parentId: b! }), move(b!, { version, parentId: a! })]);
  expect(await outline()).toHaveLength(2);
});

test('a chapter that is taken out is gone with all below it, and comes back where it was', async () => {
  const one = await add('一');
  const two = await add('二', one);
  await add('三');
  await teacher.call(deleteNode, { nodeId: one, status: 0 });
  expect(await outline()).toEqual(['-三']);
  expect((await teacher.call(getChildNodes, { nodeId: two })).status).toBe(404);
  expect((await teacher.call(renameNode, { nodeId: two, nodeName: 'x' })).status).toBe(404);
  expect((await teacher.call(addChapter, { bookId, nodeName: 'x', nodeId: one })).status).toBe(404);
  const below = await teacher.call(deleteNode, { nodeId: two, status: 1 });
  expect([below.status, key(below)]).toEqual([409, 'textbook.error.aboveRemoved']);
  for (let time = 0; time < 2; time += 1) {
    expect((await teacher.call(deleteNode, { nodeId: one, status: 1 })).status).toBe(200);
    expect(await outline()).toEqual(['-一', '--二', '-三']);
  }
});

test('what stands on a chapter is told in words before it goes', async () => {
  const one = await add('一');
  await add('二', one);
  expect((await teacher.call(chapterDependents, { nodeId: one })).envelope?.data).toEqual([{ what: '章节', count: 1 }]);
  expect((await teacher.call(chapterDependents, { nodeId: one, lang: 'EN' })).envelope?.data).toEqual([
    { what: 'Chapters', count: 1 },
  ]);
});

test('nobody changes the chapters of a book that he does not keep', async () => {
  const pep = demoId('textbook.node.junior-mathematics-7a-pep/第一章 有理数');
  const ofSchool = demoId('textbook.node.school-101-geography-7/云州在哪里');
  const foreign = demoId('textbook.node.school-201-mathematics-7/测量校园');
  const ofTeacher = demoId('textbook.node.personal-teacher-mathematics-7/有理数');
  const tried = async (who: DemoAccount, nodeId: string) =>
    (await (await signedIn(app, who)).call(renameNode, { nodeId, nodeName: '改了' })).status;
  expect(await tried('student', ofSchool)).toBe(403);
  expect(await tried('teacher', ofSchool)).toBe(403);
  expect(await tried('teacher', pep)).toBe(403);
  expect(await tried('teacher', foreign)).toBe(404);
  expect(await tried('principal', pep)).toBe(403);
  expect(await tried('principal', ofSchool)).toBe(200);
  expect(await tried('principal', foreign)).toBe(404);
  expect(await tried('schooladmin', ofSchool)).toBe(200);
  expect(await tried('countyadmin', ofSchool)).toBe(200);
  expect(await tried('countyadmin', foreign)).toBe(404);
  expect(await tried('countyadmin', pep)).toBe(403);
  expect(await tried('cityadmin', pep)).toBe(200);
  for (const who of ['headteacher', 'principal', 'countyadmin', 'cityadmin', 'superadmin'] as const)
    expect(await tried(who, ofTeacher), who).toBe(404);
});

test('changes of the school’s and the city’s chapters leave a trace, those of one’s own none', async () => {
  const principal = await signedIn(app, 'principal');
  const nodeId = demoId('textbook.node.school-101-geography-7/我们的城市');
  await principal.call(deleteNode, { nodeId, status: 0 });
  await principal.call(deleteNode, { nodeId, status: 1 });
  await teacher.call(renameNode, { nodeId: await add('一'), nodeName: '二' });
  const acts = await app.platform.services.database.read(asSystem('a test reads the log'), (db) =>
    db.all<{ act: string; objectId: string }>(sql`
      select act, object_id from core.audit_record where act like 'textbook.%' order by id`),
  );
  const ofNode = acts.filter(({ objectId }) => objectId === nodeId).map(({ act }) => act);
  expect(ofNode.sort()).toEqual(['textbook.removeChapter', 'textbook.restoreChapter']);
  expect(acts.some(({ act }) => act === 'textbook.addChapter')).toBe(false);
});
