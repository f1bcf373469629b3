import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  adoptBooks,
  deleteBooks,
  getManagedBooks,
  type KeptBook,
  listCatalogue,
  listEditions,
  saveEdition,
} from 'edutech/plugins/textbook/api';
import { type Answer, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
});
afterAll(() => app.close());

type Page = OutputOf<typeof listCatalogue>;
const data = <T>(answer: Answer) => answer.envelope!.data as T;
const bookOf = (code: string) => demoId(`textbook.book.${code}`);
const list = async (who: DemoAccount, wanted: Readonly<Record<string, unknown>> = {}) =>
  data<Page>(await (await signedIn(app, who)).call(listCatalogue, wanted));
const ids = ({ items }: Page) => items.map(({ bookId }) => bookId);

test('the catalogue comes page by page, each book once, in the order of the tree', async () => {
  const all = await list('cityadmin', { pageLine: 1000 });
  expect(all.page.total).toBe(all.items.length);
  expect(all.items.every(({ keeper, removed }) => keeper === 'city' && !removed)).toBe(true);
  const first = await list('cityadmin', { pageLine: 15 });
  const second = await list('cityadmin', { pageLine: 15, page: 2 });
  expect([...ids(first), ...ids(second)]).toEqual(ids(all).slice(0, 30));
  expect(first.page).toEqual({ cur: 1, line: 15, total: all.page.total });
});

test('words, places and editions narrow it together, and it sorts by name', async () => {
  const found = await list('cityadmin', { q: '数学 人教', stageId: 'junior', gradeId: demoId('grade/7') });
  expect(ids(found)).toContain(bookOf('junior-mathematics-7a-pep'));
  expect(ids(found)).not.toContain(bookOf('junior-mathematics-7a-bnu'));
  const { itemId } = found.items[0]!;
  const ofEdition = await list('cityadmin', { itemId, pageLine: 1000 });
  expect(new Set(ofEdition.items.map((book) => book.itemId))).toEqual(new Set([itemId]));
  expect((await list('cityadmin', { q: '100%_' })).items).toEqual([]);
  const names = (await list('cityadmin', { sort: '-name', pageLine: 1000 })).items.map(({ name }) => name);
  const upwards = (await list('cityadmin', { sort: 'name', pageLine: 1000 })).items.map(({ name }) => name);
  expect(names.at(0)).toBe(upwards.at(-1));
});

test('each bureau sees the books of its own schools, with their names, and nobody’s personal ones', async () => {
  const city = await list('cityadmin', { keeper: 'school', pageLine: 1000 });
  expect(ids(city)).toEqual(
    expect.arrayContaining([bookOf('school-101-geography-7'), bookOf('school-201-mathematics-7')]),
  );
  expect(city.items.every(({ school, keeper }) => school !== '' && keeper === 'school')).toBe(true);
  const county = await list('countyadmin', { keeper: 'school', pageLine: 1000 });
  expect(ids(county)).toContain(bookOf('school-101-geography-7'));
  expect(ids(county)).not.toContain(bookOf('school-201-mathematics-7'));
  expect([city.mayAdd, county.mayAdd, (await list('schooladmin')).mayAdd]).toEqual([true, false, false]);
});

test('whoever keeps no catalogue is not shown one', async () => {
  for (const who of ['teacher', 'principal', 'student'] as const)
    expect((await (await signedIn(app, who)).call(listCatalogue)).status, who).toBe(403);
});

test('a book that was taken out stands among the removed ones until it is put back', async () => {
  const city = await signedIn(app, 'cityadmin');
  const bookId = bookOf('junior-mathematics-7a-bnu');
  await city.call(deleteBooks, { bookIds: [bookId], status: 0 });
  expect(ids(await list('cityadmin', { state: 'removed' }))).toEqual([bookId]);
  expect(ids(await list('cityadmin', { q: '北师大', pageLine: 1000 }))).not.toContain(bookId);
  await city.call(deleteBooks, { bookIds: [bookId], status: 1 });
  expect((await list('cityadmin', { state: 'removed' })).items).toEqual([]);
});

test('what a county uses by default is the county’s choice, and its schools’ until they choose', async () => {
  const county = await signedIn(app, 'countyadmin');
  const place = { termId: app.world.termId, gradeId: demoId('grade/7'), subjectId: demoId('subject/mathematics') };
  const bookId = bookOf('junior-mathematics-7a-bnu');
  const isUsed = async (who: DemoAccount) =>
    (await list(who, { q: '七年级', subjectId: place.subjectId, pageLine: 1000 })).items.find(
      (one) => one.bookId === bookId,
    )?.isAdopted;
  await county.call(adoptBooks, { ...place, bookIds: [bookId] });
  expect([await isUsed('countyadmin'), await isUsed('cityadmin')]).toEqual([true, false]);
  await county.call(adoptBooks, { ...place, bookIds: [] });
  expect(await isUsed('countyadmin')).toBe(false);
});

test('the call of the specification is cut into pages, too, and finds one book alone', async () => {
  const city = await signedIn(app, 'cityadmin');
  const kept = async (input: Readonly<Record<string, unknown>>) =>
    data<KeptBook[]>(await city.call(getManagedBooks, input));
  const all = await kept({});
  expect(await kept({ pageLine: 10, page: 2 })).toEqual(all.slice(10, 20));
  const one = await kept({ bookId: bookOf('school-201-mathematics-7') });
  expect(one).toMatchObject([{ bookId: bookOf('school-201-mathematics-7'), mayEdit: true }]);
  const teacher = await signedIn(app, 'teacher');
  for (const code of ['school-201-mathematics-7', 'personal-headteacher-chinese-7'])
    expect(data<KeptBook[]>(await teacher.call(getManagedBooks, { bookId: bookOf(code) })), code).toEqual([]);
});

test('names that a bureau reads in English and sends back as they are leave the Chinese ones', async () => {
  const city = await signedIn(app, 'cityadmin');
  const named = () =>
    app.platform.services.database.read(asSystem('a test'), (db) =>
      db.one<Record<'id' | 'name' | 'nameEn' | 'publisher' | 'publisherEn', string>>(sql`
        select id, name, name_en, publisher, publisher_en from textbook.edition where code = 'pep'`),
    );
  const before = await named();
  const { id: itemId, nameEn: name, publisherEn: publisher } = before;
  expect([name, publisher]).not.toContain('');
  expect((await city.call(saveEdition, { itemId, name, publisher })).status).toBe(200);
  expect(await named()).toEqual(before);
  await city.call(saveEdition, { itemId, name, publisher: '人民教育出版社（新）' });
  expect(await named()).toEqual({ ...before, publisher: '人民教育出版社（新）', publisherEn: '' });
});

test('editions tell how many books are of them, and who may change them', async () => {
  const of = async (who: DemoAccount) =>
    data<OutputOf<typeof listEditions>>(await (await signedIn(app, who)).call(listEditions));
  const city = await of('cityadmin');
  expect(city.some(({ books }) => books > 0)).toBe(true);
  expect(city.every(({ mayEdit }) => mayEdit)).toBe(true);
  expect((await of('countyadmin')).some(({ mayEdit }) => mayEdit)).toBe(false);
});
