import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo';
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
const ids = ({ items }: Page) => items.map(({ bookid }) => bookid);

test('the catalogue comes page by page, each book once, in the order of the tree', async () => {
  const all = await list('cityadmin', { pageline: 1000 });
  expect(all.page.total).toBe(all.items.length);
  expect(all.items.every(({ keeper, removed }) => keeper === 'city' && !removed)).toBe(true);
  const first = await list('cityadmin', { pageline: 15 });
  const second = await list('cityadmin', { pageline: 15, page: 2 });
  expect([...ids(first), ...ids(second)]).toEqual(ids(all).slice(0, 30));
  expect(first.page).toEqual({ cur: 1, line: 15, total: all.page.total });
});

test('words, places and editions narrow it together, and it sorts by name', async () => {
  const found = await list('cityadmin', { q: '数学 人教', stageid: 'junior', gradeid: demoId('grade/7') });
  expect(ids(found)).toContain(bookOf('junior-mathematics-7a-pep'));
  expect(ids(found)).not.toContain(bookOf('junior-mathematics-7a-bnu'));
  const { itemid } = found.items[0]!;
  const ofEdition = await list('cityadmin', { itemid, pageline: 1000 });
  expect(new Set(ofEdition.items.map((book) => book.itemid))).toEqual(new Set([itemid]));
  expect((await list('cityadmin', { q: '100%_' })).items).toEqual([]);
  const names = (await list('cityadmin', { sort: '-name', pageline: 1000 })).items.map(({ name }) => name);
  const upwards = (await list('cityadmin', { sort: 'name', pageline: 1000 })).items.map(({ name }) => name);
  expect(names.at(0)).toBe(upwards.at(-1));
});

test('each bureau sees the books of its own schools, with their names, and nobody’s personal ones', async () => {
  const city = await list('cityadmin', { keeper: 'school', pageline: 1000 });
  expect(ids(city)).toEqual(
    expect.arrayContaining([bookOf('school-101-geography-7'), bookOf('school-201-mathematics-7')]),
  );
  expect(city.items.every(({ school, keeper }) => school !== '' && keeper === 'school')).toBe(true);
  const county = await list('countyadmin', { keeper: 'school', pageline: 1000 });
  expect(ids(county)).toContain(bookOf('school-101-geography-7'));
  expect(ids(county)).not.toContain(bookOf('school-201-mathematics-7'));
  expect([city.mayadd, county.mayadd, (await list('schooladmin')).mayadd]).toEqual([true, false, false]);
});

test('whoever keeps no catalogue is not shown one', async () => {
  for (const who of ['teacher', 'principal', 'student'] as const)
    expect((await (await signedIn(app, who)).call(listCatalogue)).status, who).toBe(403);
});

test('a book that was taken out stands among the removed ones until it is put back', async () => {
  const city = await signedIn(app, 'cityadmin');
  const bookid = bookOf('junior-mathematics-7a-bnu');
  await city.call(deleteBooks, { bookids: [bookid], status: 0 });
  expect(ids(await list('cityadmin', { state: 'removed' }))).toEqual([bookid]);
  expect(ids(await list('cityadmin', { q: '北师大', pageline: 1000 }))).not.toContain(bookid);
  await city.call(deleteBooks, { bookids: [bookid], status: 1 });
  expect((await list('cityadmin', { state: 'removed' })).items).toEqual([]);
});

test('what a county uses by default is the county’s choice, and its schools’ until they choose', async () => {
  const county = await signedIn(app, 'countyadmin');
  const place = { termid: app.world.termId, gradeid: demoId('grade/7'), subjectid: demoId('subject/mathematics') };
  const bookid = bookOf('junior-mathematics-7a-bnu');
  const isUsed = async (who: DemoAccount) =>
    (await list(who, { q: '七年级', subjectid: place.subjectid, pageline: 1000 })).items.find(
      (one) => one.bookid === bookid,
    )?.isadopted;
  await county.call(adoptBooks, { ...place, bookids: [bookid] });
  expect([await isUsed('countyadmin'), await isUsed('cityadmin')]).toEqual([true, false]);
  await county.call(adoptBooks, { ...place, bookids: [] });
  expect(await isUsed('countyadmin')).toBe(false);
});

test('the call of the specification is cut into pages, too, and finds one book alone', async () => {
  const city = await signedIn(app, 'cityadmin');
  const kept = async (input: Readonly<Record<string, unknown>>) =>
    data<KeptBook[]>(await city.call(getManagedBooks, input));
  const all = await kept({});
  expect(await kept({ pageline: 10, page: 2 })).toEqual(all.slice(10, 20));
  const one = await kept({ bookid: bookOf('school-201-mathematics-7') });
  expect(one).toMatchObject([{ bookid: bookOf('school-201-mathematics-7'), mayedit: true }]);
  const teacher = await signedIn(app, 'teacher');
  for (const code of ['school-201-mathematics-7', 'personal-headteacher-chinese-7'])
    expect(data<KeptBook[]>(await teacher.call(getManagedBooks, { bookid: bookOf(code) })), code).toEqual([]);
});

test('names that a bureau reads in English and sends back as they are leave the Chinese ones', async () => {
  const city = await signedIn(app, 'cityadmin');
  const named = () =>
    app.platform.services.database.read(asSystem('a test'), (db) =>
      db.one<Record<'id' | 'name' | 'name_en' | 'publisher' | 'publisher_en', string>>(sql`
        select id, name, name_en, publisher, publisher_en from textbook.edition where code = 'pep'`),
    );
  const before = await named();
  const { id: itemid, name_en: name, publisher_en: publisher } = before;
  expect([name, publisher]).not.toContain('');
  expect((await city.call(saveEdition, { itemid, name, publisher })).status).toBe(200);
  expect(await named()).toEqual(before);
  await city.call(saveEdition, { itemid, name, publisher: '人民教育出版社（新）' });
  expect(await named()).toEqual({ ...before, publisher: '人民教育出版社（新）', publisher_en: '' });
});

test('editions tell how many books are of them, and who may change them', async () => {
  const of = async (who: DemoAccount) =>
    data<OutputOf<typeof listEditions>>(await (await signedIn(app, who)).call(listEditions));
  const city = await of('cityadmin');
  expect(city.some(({ books }) => books > 0)).toBe(true);
  expect(city.every(({ mayedit }) => mayedit)).toBe(true);
  expect((await of('countyadmin')).some(({ mayedit }) => mayedit)).toBe(false);
});
