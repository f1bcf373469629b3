import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  adoptBooks,
  bookDependents,
  deleteBooks,
  getManagedBooks,
  getUserBooks,
  type KeptBook,
  listEditions,
  saveBook,
  saveEdition,
  selectBook,
  type StageItem,
} from 'edutech/plugins/textbook/api';
import { namedBooks } from 'edutech/plugins/textbook/web/shared/named-books';
import { sweepRemoved } from 'edutech/plugins/textbook/server/managing/sweep-removed';
import { type Answer, type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const key = (answer: Answer) => data<{ key: string }>(answer).key;
const bookOf = (code: string) => demoId(`textbook.book.${code}`);
const book = (change: Readonly<Record<string, unknown>> = {}) => ({
  source: 1,
  stageId: 'junior',
  subjectId: demoId('subject/geography'),
  gradeId: demoId('grade/7'),
  itemId: demoId('textbook.edition.own'),
  name: '校本读本',
  tbName: '全一册',
  ...change,
});
const save = async (who: DemoAccount, change: Readonly<Record<string, unknown>> = {}) =>
  (await signedIn(app, who)).call(saveBook, book(change));
const saved = async (who: DemoAccount, change: Readonly<Record<string, unknown>> = {}) =>
  data<{ bookId: string; version: number }>(await save(who, change));
const kept = async (who: Caller, filter: Readonly<Record<string, unknown>> = {}) =>
  data<KeptBook[]>(await who.call(getManagedBooks, filter));

test('the source of a new book says whose it is, and who may make one', async () => {
  const status = async (who: DemoAccount, source: number) => (await save(who, { source })).status;
  expect(await status('teacher', 4)).toBe(200);
  expect(await status('teacher', 1)).toBe(403);
  expect(await status('principal', 1)).toBe(200);
  expect(await status('principal', 2)).toBe(200);
  expect(await status('countyadmin', 1)).toBe(403);
  expect(await status('cityadmin', 1)).toBe(200);
  expect(await status('cityadmin', 4)).toBe(403);
  expect(await status('student', 4)).toBe(403);
});

test('what is no grade of the stage, no subject of it or no edition is told at its field', async () => {
  const fields = async (change: Readonly<Record<string, unknown>>) => {
    const answer = await save('principal', change);
    expect(answer.status).toBe(422);
    return data<{ detail: { fields: { field: string }[] } }>(answer).detail.fields.map(({ field }) => field);
  };
  expect(await fields({ gradeId: demoId('grade/1') })).toEqual(['gradeId']);
  expect(await fields({ subjectId: demoId('subject/politics') })).toEqual(['subjectId']);
  expect(await fields({ itemId: demoId('nothing') })).toEqual(['itemId']);
  expect((await save('principal', { name: '   ' })).status).toBe(422);
});

test('a change with the version that was read is written, another gets both', async () => {
  const { bookId } = await saved('principal');
  expect((await save('principal', { bookId, version: 1, name: '甲', term: 1 })).envelope?.data).toEqual({
    bookId,
    version: 2,
  });
  const late = await save('principal', { bookId, version: 1, name: '乙' });
  expect(late.status).toBe(409);
  expect(data<{ detail: unknown }>(late).detail).toMatchObject({
    mine: { name: '乙', version: 2 },
    theirs: { name: '甲', version: 2, term: 1 },
  });
  expect((await save('principal', { bookId, name: '丙' })).status).toBe(409);
  const moved = await save('principal', { bookId, version: 2, source: 2 });
  expect([moved.status, key(moved)]).toEqual([422, 'textbook.error.sourceStays']);
});

test('the list of a keeper holds his own, the school’s and the city’s books, and says which he may change', async () => {
  const teacher = await kept(await signedIn(app, 'teacher'));
  expect(teacher.filter(({ mayEdit }) => mayEdit).every(({ keeper }) => keeper === 'person')).toBe(true);
  expect(new Set(teacher.map(({ keeper }) => keeper))).toEqual(new Set(['person', 'school', 'city']));
  const names = teacher.map(({ name }) => name);
  expect(names).toContain('七年级数学讲义');
  expect(names).not.toContain('早读讲义');
  expect(names).not.toContain('松溪数学活动');
  expect(new Set(teacher.map(({ stageId }) => stageId))).toEqual(new Set(['junior']));
  const primary = await kept(await signedIn(app, 'teacher'), { stageId: 'primary' });
  expect(new Set(primary.map(({ stageId }) => stageId))).toEqual(new Set(['primary']));
  const principal = await kept(await signedIn(app, 'principal'), { subjectId: demoId('subject/mathematics') });
  expect(principal.find(({ bookId }) => bookId === bookOf('junior-mathematics-7a-pep'))).toMatchObject({
    isAdopted: true,
    mayEdit: false,
    grade: '七年级',
    item: '人教版',
    term: 1,
  });
  expect(principal.find(({ bookId }) => bookId === bookOf('junior-mathematics-7a-bnu'))?.isAdopted).toBe(false);
  expect(principal.every(({ subject }) => subject === '数学')).toBe(true);
});

test('the list takes one query for its books and one for their covers, however many they are', async () => {
  const city = await signedIn(app, 'cityadmin');
  const { database } = app.platform.services;
  // the clocks of the platform send statements too, so the least of several tries counts
  const cost = async (filter: Readonly<Record<string, unknown>>) => {
    const tries: number[] = [];
    let found = 0;
    for (let time = 0; time < 12; time += 1) {
      const before = database.statements;
      found = (await kept(city, filter)).length;
      tries.push(database.statements - before);
    }
    return [found, Math.min(...tries)] as const;
  };
  const [some, ofSome] = await cost({ gradeId: demoId('grade/9') });
  const [all, ofAll] = await cost({});
  expect(all).toBeGreaterThan(some);
  expect(ofAll).toBe(ofSome);
});

test('books are taken out and put back, all or none', async () => {
  const principal = await signedIn(app, 'principal');
  const first = (await saved('principal', { name: '读本一' })).bookId;
  const second = (await saved('principal', { name: '读本二' })).bookId;
  const foreign = bookOf('school-201-mathematics-7');
  expect((await principal.call(deleteBooks, { bookIds: [first, foreign], status: 0 })).status).toBe(404);
  const ofCity = bookOf('junior-mathematics-7a-pep');
  expect((await principal.call(deleteBooks, { bookIds: [first, ofCity], status: 0 })).status).toBe(403);
  expect((await principal.call(selectBook, { bookId: first })).status).toBe(200);

  expect((await principal.call(deleteBooks, { bookIds: [first, second], status: 0 })).status).toBe(200);
  expect((await principal.call(selectBook, { bookId: first })).status).toBe(404);
  expect((await kept(principal)).filter(({ removed }) => removed).map(({ bookId }) => bookId)).toEqual(
    expect.arrayContaining([first, second]),
  );
  expect((await save('principal', { bookId: first, version: 2 })).status).toBe(404);
  expect((await principal.call(deleteBooks, { bookIds: [first, second], status: 1 })).status).toBe(200);
  expect((await principal.call(selectBook, { bookId: second })).status).toBe(200);
});

test('what stands on books is told before they go, and only to those who keep them', async () => {
  const city = await signedIn(app, 'cityadmin');
  const bookIds = [bookOf('junior-mathematics-7a-pep')];
  const found = data<{ what: string; count: number }[]>(await city.call(bookDependents, { bookIds }));
  // what other areas have there comes behind
  expect(found.slice(0, 2)).toMatchObject([{ what: '章节' }, { what: '选用记录', count: 2 }]);
  expect(found[0]!.count).toBeGreaterThan(20);
  const teacher = await signedIn(app, 'teacher');
  expect((await teacher.call(bookDependents, { bookIds })).status).toBe(403);
});

test('a school chooses among the city’s books and its own, for a grade and a subject', async () => {
  const principal = await signedIn(app, 'principal');
  const student = await signedIn(app, 'student');
  const place = {
    termId: app.world.termId,
    gradeId: demoId('grade/7'),
    subjectId: demoId('subject/english'),
  };
  const english = async () =>
    namedBooks(data<StageItem[]>(await student.call(getUserBooks)))
      .filter(({ subjectId }) => subjectId === place.subjectId)
      .map(({ bookId }) => bookId);
  expect(await english()).toEqual([bookOf('junior-english-7a-pep')]);
  const chosen = [bookOf('junior-english-7a-fltrp'), bookOf('junior-english-7b-fltrp')];
  expect((await principal.call(adoptBooks, { ...place, bookIds: chosen })).status).toBe(200);
  expect(await english()).toEqual([bookOf('junior-english-7a-fltrp')]);
  for (const bookId of [bookOf('junior-mathematics-7a-pep'), bookOf('school-201-mathematics-7'), demoId('nothing')]) {
    const wrong = await principal.call(adoptBooks, { ...place, bookIds: [bookId] });
    expect([wrong.status, key(wrong)]).toEqual([422, 'textbook.error.notChoosable']);
  }
  expect(await english()).toEqual([bookOf('junior-english-7a-fltrp')]);
  expect((await principal.call(adoptBooks, { ...place, bookIds: [] })).status).toBe(200);
  expect(await english()).toEqual([bookOf('junior-english-7a-pep')]);
  expect((await (await signedIn(app, 'teacher')).call(adoptBooks, { ...place, bookIds: [] })).status).toBe(403);
});

test('a book that comes to stand in another grade is no longer chosen', async () => {
  const principal = await signedIn(app, 'principal');
  const { bookId } = await saved('principal', { name: '八年级用' });
  const place = { termId: app.world.termId, gradeId: demoId('grade/7'), subjectId: demoId('subject/geography') };
  await principal.call(adoptBooks, { ...place, bookIds: [bookId] });
  const isAdopted = async () => (await kept(principal)).find((one) => one.bookId === bookId)!.isAdopted;
  expect(await isAdopted()).toBe(true);
  await save('principal', { bookId, version: 1, gradeId: demoId('grade/8'), name: '八年级用' });
  expect(await isAdopted()).toBe(false);
});

test('editions are listed with their publishers', async () => {
  const editions = data<{ item: string; publisher: string }[]>(
    await (await signedIn(app, 'teacher')).call(listEditions),
  );
  expect(editions).toContainEqual(expect.objectContaining({ item: '人教版', publisher: '人民教育出版社' }));
});

test('the city makes and names editions, nobody else does, and no two are called alike', async () => {
  const named = (name: string) => ({ name, publisher: '云州教育出版社' });
  const city = await signedIn(app, 'cityadmin');
  const { itemId } = data<{ itemId: string }>(await city.call(saveEdition, named(' 云州版 ')));
  expect((await save('principal', { itemId })).status).toBe(200);
  expect((await city.call(saveEdition, { ...named('云州新版'), itemId })).status).toBe(200);
  const items = data<{ itemId: string; item: string }[]>(await city.call(listEditions));
  expect(items.at(-1)).toMatchObject({ itemId, item: '云州新版' });
  const twice = await city.call(saveEdition, named('人教版'));
  expect([twice.status, key(twice)]).toEqual([422, 'textbook.error.editionTaken']);
  expect((await city.call(saveEdition, { ...named('无'), itemId: demoId('nothing') })).status).toBe(404);
  for (const who of ['schooladmin', 'countyadmin', 'principal', 'teacher'] as const)
    expect((await (await signedIn(app, who)).call(saveEdition, named('县版'))).status, who).toBe(403);
});

test('what was taken out long ago goes for good, unless something stands on it', async () => {
  const principal = await signedIn(app, 'principal');
  const going = (await saved('principal', { name: '要走的' })).bookId;
  const newer = (await saved('principal', { name: '刚走的' })).bookId;
  await principal.call(deleteBooks, { bookIds: [going, newer], status: 0 });
  const { container, services } = app.platform;
  const system = asSystem('a test turns the calendar back');
  await services.database.write(system, (db) =>
    db.run(sql`update textbook.book set removed_at = removed_at - interval '91 days' where id = ${going}`),
  );
  const { run } = sweepRemoved({ database: services.database, clock: container.get(Clock) });
  await run({}, { actor: system, signal: new AbortController().signal, attempt: 1, heartbeat: async () => undefined });
  const left = await services.database.read(system, (db) =>
    db.all<{ id: string }>(sql`select id from textbook.book where id in (${going}, ${newer})`),
  );
  expect(left.map(({ id }) => id)).toEqual([newer]);
});
