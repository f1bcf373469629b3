import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint, OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  addPoint,
  deletePoint,
  getKnowledgePoints,
  getUserKnowledge,
  makeKnowledgeTree,
  movePoint,
  pointDependents,
  renamePoint,
} from 'edutech/plugins/textbook/api';
import type { KnowledgeNode } from 'edutech/plugins/textbook/model/trees/knowledge-tree';
import { type Answer, type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let teacher: Caller;
let city: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
  teacher = await signedIn(app, 'teacher');
  city = await signedIn(app, 'cityadmin');
});
afterAll(() => app.close());

type Trees = OutputOf<typeof getUserKnowledge>;
const data = <T>(answer: Answer) => answer.envelope!.data as T;
const key = (answer: Answer) => data<{ key: string }>(answer).key;
const subjectId = demoId('subject/mathematics');
const place = { stageId: 'junior', subjectId } as const;
const ofCity = demoId('textbook.tree.junior-mathematics');
const line = demoId('textbook.point.junior-mathematics/数与代数/有理数/数轴');

const treeOf = async (who: Caller) =>
  data<Trees>(await who.call(getUserKnowledge, { source: 'PERSON' })).find(
    (one) => one.stageId === 'junior' && one.subjectId === subjectId,
  )!;
const pointsOf = async (who: Caller) =>
  data<KnowledgeNode[]>(await who.call(getKnowledgePoints, { ...place, source: 'PERSON' }));
const namesOf = async (who: Caller) => (await pointsOf(who)).map(({ knowName }) => knowName);
/** A call on the tree as it is by now. */
const write = async (who: Caller, endpoint: Endpoint, input: Readonly<Record<string, unknown>>) =>
  who.call(endpoint, { version: (await treeOf(who)).version, ...input });
const add = async (who: Caller, knowName: string, kiid?: string) => {
  const { knowId, version } = await treeOf(who);
  return who.call(addPoint, { knowId, knowName, version, ...(kiid && { kiid }) });
};
const added = async (who: Caller, knowName: string, kiid?: string) =>
  data<{ kiid: string }>(await add(who, knowName, kiid)).kiid;

test('a teacher makes a tree of his own from the city’s, changes it, and nobody else sees anything of that', async () => {
  const before = await namesOf(teacher);
  expect(await treeOf(teacher)).toMatchObject({ source: 'PUBLIC', mayEdit: false });
  const make = () =>
    teacher.call(makeKnowledgeTree, { ...place, source: 'PERSON', name: '我的知识点', knowId: ofCity });
  expect((await make()).status).toBe(200);
  expect(key(await make())).toBe('textbook.error.treeThere');
  expect(await treeOf(teacher)).toMatchObject({ source: 'PERSON', mayEdit: true, knowName: '我的知识点' });
  expect(await namesOf(teacher)).toEqual(before);
  const [first] = await pointsOf(teacher);
  expect((await write(teacher, renamePoint, { kiid: first!.kiid, knowName: ' 数  与式 ' })).status).toBe(200);
  expect(await namesOf(teacher)).toEqual(['数 与式', ...before.slice(1)]);
  expect(await namesOf(await signedIn(app, 'headteacher'))).toEqual(before);
});

test('points are added five levels deep, moved, taken out with all below them, and put back', async () => {
  const one = await added(city, '思想方法');
  const two = await added(city, '分类讨论', one);
  const third = await added(city, '按位置', two);
  const fourth = await added(city, '四', third);
  const fifth = await added(city, '五', fourth);
  expect(key(await add(city, '六', fifth))).toBe('textbook.error.tooDeep');
  const other = await added(city, '数学史');
  const top = async () => (await namesOf(city)).slice(-2);
  expect(await top()).toEqual(['思想方法', '数学史']);
  await write(city, movePoint, { kiid: other, beforeId: one });
  expect(await top()).toEqual(['数学史', '思想方法']);
  expect(key(await write(city, movePoint, { kiid: one, parentId: two }))).toBe('textbook.error.intoItself');
  expect(key(await write(city, movePoint, { kiid: one, parentId: other }))).toBe('textbook.error.tooDeep');
  expect((await city.call(pointDependents, { kiid: one })).envelope?.data).toEqual([{ what: '知识点', count: 4 }]);
  await write(city, deletePoint, { kiid: one, status: 0 });
  expect(await top()).not.toContain('思想方法');
  expect((await write(city, renamePoint, { kiid: two, knowName: 'x' })).status).toBe(404);
  expect(key(await write(city, deletePoint, { kiid: two, status: 1 }))).toBe('textbook.error.aboveRemoved');
  expect((await write(city, deletePoint, { kiid: one, status: 1 })).status).toBe(200);
  expect(await top()).toEqual(['数学史', '思想方法']);
});

test('what was meant for an older tree is refused with the version of the new one', async () => {
  const { version } = await treeOf(city);
  expect((await city.call(renamePoint, { kiid: line, knowName: '数轴', version })).status).toBe(200);
  for (const [endpoint, input] of [
    [renamePoint, { kiid: line, knowName: '数轴线' }],
    [movePoint, { kiid: line }],
    [deletePoint, { kiid: line, status: 0 }],
    [addPoint, { knowId: ofCity, knowName: '新' }],
  ] as const) {
    const late = await city.call(endpoint, { ...input, version });
    expect([late.status, key(late)]).toEqual([409, 'textbook.error.treeChanged']);
    expect(data<{ detail: unknown }>(late).detail).toEqual({ version: version + 1 });
  }
});

test('each tree is changed by whoever keeps it alone, and makes are limited alike', async () => {
  const foreign = demoId('textbook.point.personal-headteacher-morality/集体生活');
  const status = async (who: DemoAccount, kiid: string) =>
    (await (await signedIn(app, who)).call(renamePoint, { kiid, knowName: '改', version: 1 })).status;
  for (const who of ['headteacher', 'principal', 'countyadmin', 'schooladmin'] as const)
    expect(await status(who, line), who).toBe(403);
  for (const who of ['teacher', 'principal', 'cityadmin'] as const) expect(await status(who, foreign), who).toBe(404);
  expect(await status('student', line)).toBe(403);
  const make = async (who: DemoAccount, source: string, subject = 'geography') =>
    (
      await (
        await signedIn(app, who)
      ).call(makeKnowledgeTree, {
        source,
        stageId: 'junior',
        subjectId: demoId(`subject/${subject}`),
        name: '知识点',
      })
    ).status;
  expect(await make('teacher', 'PUBLIC')).toBe(403);
  expect(await make('teacher', 'SCHOOL')).toBe(403);
  expect(await make('countyadmin', 'PUBLIC')).toBe(403);
  expect(await make('cityadmin', 'SCHOOL')).toBe(403);
  expect(await make('cityadmin', 'PUBLIC', 'politics')).toBe(422);
  expect(await make('principal', 'SCHOOL')).toBe(200);
  expect(await make('cityadmin', 'PUBLIC')).toBe(200);
  const hidden = demoId('textbook.tree.personal-headteacher-morality');
  const copying = { ...place, source: 'PERSON', name: '偷看', knowId: hidden };
  expect((await (await signedIn(app, 'principal')).call(makeKnowledgeTree, copying)).status).toBe(404);
});

test('changes of the school’s and the city’s trees leave a trace, those of one’s own none', async () => {
  const acts = await app.platform.services.database.read(asSystem('a test reads the log'), (db) =>
    db.all<{ act: string; mine: boolean }>(sql`
      select act, person_id = ${app.world.people.teacher.personId} as mine from core.audit_record
      where object_kind = 'knowledgeTree'`),
  );
  expect(new Set(acts.map(({ act }) => act))).toContain('textbook.addPoint');
  expect(acts.some(({ mine }) => mine)).toBe(false);
});
