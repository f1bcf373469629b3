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
const knowid = demoId('textbook.tree.junior-mathematics');
const line = demoId('textbook.point.junior-mathematics/数与代数/有理数/数轴');
const versionOf = async (bookid: string) =>
  data<{ version: number }>(await city.call(selectCachedBook, { bookid })).version;

test('chapters are matched with knowledge points, all at once, and back again', async () => {
  const bookid = bookOf(pep);
  const pairs = async () => data<PointPair[]>(await city.call(listPointPairs, { bookid, knowid }));
  const before = await pairs();
  expect(before.length).toBeGreaterThan(3);
  const wanted = [...before, { nodeid: node(`${pep}/第一章 有理数`), kiid: line }];
  const version = await versionOf(bookid);
  const saved = await city.call(savePointPairs, { bookid, knowid, version, pairs: wanted });
  expect(saved.envelope?.data).toEqual({ version: version + 1 });
  expect(await pairs()).toHaveLength(before.length + 1);
  const late = await city.call(savePointPairs, { bookid, knowid, version, pairs: [] });
  expect([late.status, key(late)]).toEqual([409, 'textbook.error.treeChanged']);
  await city.call(savePointPairs, { bookid, knowid, version: version + 1, pairs: before });
  expect(await pairs()).toEqual(before);
});

test('chapters of two editions are matched from either side', async () => {
  const [bookid, otherid] = [bookOf(pep), bookOf(bnu)];
  const sums = { nodeid: node(`${pep}/第二章 有理数的运算`), twinid: node(`${bnu}/第二章 有理数及其运算`) };
  const before = data<TwinPair[]>(await city.call(listTwinPairs, { bookid, otherid }));
  const version = await versionOf(bookid);
  const saved = await city.call(saveTwinPairs, { bookid, otherid, version, pairs: [...before, sums] });
  expect(saved.status).toBe(200);
  const fromThere = data<TwinPair[]>(await city.call(listTwinPairs, { bookid: otherid, otherid: bookid }));
  expect(fromThere).toContainEqual({ nodeid: sums.twinid, twinid: sums.nodeid });
  const { container, services } = app.platform;
  const twins = await services.database.read(asSystem('a test asks for twins'), (db) =>
    container.get(Textbooks).twinsOf(db, [sums.nodeid]),
  );
  expect(twins).toEqual([sums.twinid]);
});

test('a pair whose ends stand elsewhere, or that comes twice, is refused with all the others', async () => {
  const bookid = bookOf(pep);
  const version = await versionOf(bookid);
  const before = data<PointPair[]>(await city.call(listPointPairs, { bookid, knowid }));
  const good = { nodeid: node(`${pep}/第一章 有理数`), kiid: line };
  for (const pairs of [
    [good, good],
    [good, { nodeid: node(`${bnu}/第二章 有理数及其运算`), kiid: line }],
    [good, { nodeid: good.nodeid, kiid: demoId('nothing') }],
  ]) {
    const answer = await city.call(savePointPairs, { bookid, knowid, version, pairs });
    expect([answer.status, key(answer)]).toEqual([422, 'textbook.error.wrongPair']);
  }
  expect((await city.call(saveTwinPairs, { bookid, otherid: bookid, version, pairs: [] })).status).toBe(422);
  expect(data<PointPair[]>(await city.call(listPointPairs, { bookid, knowid }))).toEqual(before);
});

test('only who keeps a book matches its chapters, and only with what he sees', async () => {
  const teacher = await signedIn(app, 'teacher');
  const own = bookOf('personal-teacher-mathematics-7');
  const nodeid = node('personal-teacher-mathematics-7/有理数/数轴上的动点');
  const save = async (who: Caller, input: Readonly<Record<string, unknown>>) =>
    (await who.call(savePointPairs, { version: 1, pairs: [], knowid, ...input })).status;
  expect(await save(teacher, { bookid: own, pairs: [{ nodeid, kiid: line }] })).toBe(200);
  expect(await save(teacher, { bookid: bookOf(pep) })).toBe(403);
  expect(await save(teacher, { bookid: bookOf('personal-headteacher-chinese-7') })).toBe(404);
  expect(await save(city, { bookid: own })).toBe(404);
  const hidden = demoId('textbook.tree.personal-headteacher-morality');
  expect(await save(teacher, { bookid: own, version: 2, knowid: hidden })).toBe(404);
  expect((await teacher.call(listPointPairs, { bookid: own, knowid: hidden })).status).toBe(404);
  const otherid = bookOf('school-201-mathematics-7');
  expect((await teacher.call(saveTwinPairs, { bookid: own, otherid, version: 2, pairs: [] })).status).toBe(404);
});
