import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  listPointPairs,
  listTwinPairs,
  type PointPair,
  savePointPairs,
  saveTwinPairs,
  selectCachedBook,
  Textbooks,
  type TwinPair,
} from 'edutech/plugins/textbook/api';
import { type Answer, type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let city: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
  city = await signedIn(app, 'cityadmin');
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const key = (answer: Answer) => data<{ key: string }>(answer).key;
const pep = 'junior-mathematics-7a-pep';
const bnu = 'junior-mathematics-7a-bnu';
const bookOf = (code: string) => demoId(`textbook.book.${code}`);
const node = (path: string) => demoId(`textbook.node.${path}`);
const knowId = demoId('textbook.tree.junior-mathematics');
const line = demoId('textbook.point.junior-mathematics/数与代数/有理数/数轴');
const versionOf = async (bookId: string) =>
  data<{ version: number }>(await city.call(selectCachedBook, { bookId })).version;

test('chapters are matched with knowledge points, all at once, and back again', async () => {
  const bookId = bookOf(pep);
  const pairs = async () => data<PointPair[]>(await city.call(listPointPairs, { bookId, knowId }));
  const before = await pairs();
  expect(before.length).toBeGreaterThan(3);
  const wanted = [...before, { nodeId: node(`${pep}/第一章 有理数`), kiid: line }];
  const version = await versionOf(bookId);
  const saved = await city.call(savePointPairs, { bookId, knowId, version, pairs: wanted });
  expect(saved.envelope?.data).toEqual({ version: version + 1 });
  expect(await pairs()).toHaveLength(before.length + 1);
  const late = await city.call(savePointPairs, { bookId, knowId, version, pairs: [] });
  expect([late.status, key(late)]).toEqual([409, 'textbook.error.treeChanged']);
  await city.call(savePointPairs, { bookId, knowId, version: version + 1, pairs: before });
  expect(await pairs()).toEqual(before);
});

test('chapters of two editions are matched from either side', async () => {
  const [bookId, otherId] = [bookOf(pep), bookOf(bnu)];
  const sums = { nodeId: node(`${pep}/第二章 有理数的运算`), twinId: node(`${bnu}/第二章 有理数及其运算`) };
  const before = data<TwinPair[]>(await city.call(listTwinPairs, { bookId, otherId }));
  const version = await versionOf(bookId);
  const saved = await city.call(saveTwinPairs, { bookId, otherId, version, pairs: [...before, sums] });
  expect(saved.status).toBe(200);
  const fromThere = data<TwinPair[]>(await city.call(listTwinPairs, { bookId: otherId, otherId: bookId }));
  expect(fromThere).toContainEqual({ nodeId: sums.twinId, twinId: sums.nodeId });
  const { container, services } = app.platform;
  const twins = await services.database.read(asSystem('a test asks for twins'), (db) =>
    container.get(Textbooks).twinsOf(db, [sums.nodeId]),
  );
  expect(twins).toEqual([sums.twinId]);
});

test('a pair whose ends stand elsewhere, or that comes twice, is refused with all the others', async () => {
  const bookId = bookOf(pep);
  const version = await versionOf(bookId);
  const before = data<PointPair[]>(await city.call(listPointPairs, { bookId, knowId }));
  const good = { nodeId: node(`${pep}/第一章 有理数`), kiid: line };
  for (const pairs of [
    [good, good],
    [good, { nodeId: node(`${bnu}/第二章 有理数及其运算`), kiid: line }],
    [good, { nodeId: good.nodeId, kiid: demoId('nothing') }],
  ]) {
    const answer = await city.call(savePointPairs, { bookId, knowId, version, pairs });
    expect([answer.status, key(answer)]).toEqual([422, 'textbook.error.wrongPair']);
  }
  expect((await city.call(saveTwinPairs, { bookId, otherId: bookId, version, pairs: [] })).status).toBe(422);
  expect(data<PointPair[]>(await city.call(listPointPairs, { bookId, knowId }))).toEqual(before);
});

test('only who keeps a book matches its chapters, and only with what he sees', async () => {
  const teacher = await signedIn(app, 'teacher');
  const own = bookOf('personal-teacher-mathematics-7');
  const nodeId = node('personal-teacher-mathematics-7/有理数/数轴上的动点');
  const save = async (who: Caller, input: Readonly<Record<string, unknown>>) =>
    (await who.call(savePointPairs, { version: 1, pairs: [], knowId, ...input })).status;
  expect(await save(teacher, { bookId: own, pairs: [{ nodeId, kiid: line }] })).toBe(200);
  expect(await save(teacher, { bookId: bookOf(pep) })).toBe(403);
  expect(await save(teacher, { bookId: bookOf('personal-headteacher-chinese-7') })).toBe(404);
  expect(await save(city, { bookId: own })).toBe(404);
  const hidden = demoId('textbook.tree.personal-headteacher-morality');
  expect(await save(teacher, { bookId: own, version: 2, knowId: hidden })).toBe(404);
  expect((await teacher.call(listPointPairs, { bookId: own, knowId: hidden })).status).toBe(404);
  const otherId = bookOf('school-201-mathematics-7');
  expect((await teacher.call(saveTwinPairs, { bookId: own, otherId, version: 2, pairs: [] })).status).toBe(404);
});
