import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTeacherClasses } from 'edutech/core/common/api/organisation';
import { asSystem } from 'edutech/core/server/actor';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  type BookItem,
  checkBooks,
  getGradeSubjects,
  getUserBooks,
  putSubjectBooks,
  selectBook,
  selectData,
  type StageItem,
  Textbooks,
} from 'edutech/plugins/textbook/api';
import { namedBooks } from 'edutech/plugins/textbook/web/shared/named-books';
import { type Answer, type Caller, signedIn, signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['textbook'] });
});
afterAll(() => app.close());

const data = <T>(answer: Answer) => answer.envelope!.data as T;
const bookOf = (code: string) => demoId(`textbook.book.${code}`);
const booksFor = async (who: Caller, input: Readonly<Record<string, unknown>> = {}): Promise<BookItem[]> =>
  namedBooks(data<StageItem[]>(await who.call(getUserBooks, input)));
const names = (books: readonly BookItem[]) => books.map(({ name }) => name);

test('a teacher is given the books of what he teaches, as his school has chosen them for the term', async () => {
  const teacher = await signedIn(app, 'teacher');
  const tree = data<StageItem[]>(await teacher.call(getUserBooks, {}));
  expect(tree).toMatchObject([
    {
      stageId: 'junior',
      subjectList: [{ subject: '数学', gradeList: [{ grade: '七年级', items: [{ item: '人教版' }] }] }],
    },
  ]);
  expect(namedBooks(tree)).toMatchObject([{ name: '数学 七年级上册', tbName: '上册', source: 1, isDefault: 1 }]);
  const nextTerm = demoId(`term/${app.world.termId === demoId('term/2026/1') ? 2026 : 2025}/2`);
  expect(names(await booksFor(teacher, { termId: nextTerm }))).toEqual(['数学 七年级下册']);
  expect((await teacher.call(getUserBooks, { termId: demoId('term/none') })).status).toBe(404);
});

test('his own books, e-books and tutorials are asked for by their source', async () => {
  const teacher = await signedIn(app, 'teacher');
  expect(names(await booksFor(teacher, { source: 2 }))).toEqual(['数学 七年级上册（电子教材）']);
  expect(names(await booksFor(teacher, { source: 3 }))).toEqual(['七年级数学在线教程']);
  expect(names(await booksFor(teacher, { source: 4 }))).toEqual([
    '七年级数学复习提纲',
    '七年级数学讲义',
    '七年级数学错题集',
  ]);
  expect((await teacher.call(getUserBooks, { source: 5 })).status).toBe(422);
});

test('a county’s choice counts where a school has made none, the city’s where neither has', async () => {
  const books = async (personKey: string) => booksFor(await signedInPerson(app, demoId(personKey)));
  expect(names(await books('person/201/teacher/mathematics/1'))).toEqual(
    expect.arrayContaining(['数学 七年级上册', '松溪数学活动']),
  );
  const songxi = await books('person/201/teacher/mathematics/1');
  expect(songxi.filter(({ gradeId }) => gradeId === demoId('grade/7')).map(({ bookId }) => bookId)).toEqual([
    bookOf('junior-mathematics-7a-bnu'),
    bookOf('school-201-mathematics-7'),
  ]);
});

test('students are given the books of their grade, in all subjects', async () => {
  const books = await booksFor(await signedIn(app, 'student'));
  expect(new Set(books.map(({ gradeId }) => gradeId))).toEqual(new Set([demoId('grade/7')]));
  expect(names(books)).toEqual(expect.arrayContaining(['语文 七年级上册', '数学 七年级上册', '云州乡土地理']));
  expect(books.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
});

test('who teaches nothing is given what the school uses, a bureau the whole catalogue', async () => {
  const principal = await booksFor(await signedIn(app, 'principal'));
  expect(new Set(principal.map(({ stageId }) => stageId))).toEqual(new Set(['junior']));
  const city = await booksFor(await signedIn(app, 'cityadmin'));
  expect(new Set(city.map(({ stageId }) => stageId))).toEqual(new Set(['primary', 'junior', 'senior']));
});

test('a book is shown with its names in the reader’s language, and only under its own source', async () => {
  const teacher = await signedIn(app, 'teacher');
  const bookId = bookOf('junior-mathematics-7a-pep');
  expect((await teacher.call(selectBook, { bookId, lang: 'EN' })).envelope?.data).toMatchObject({
    name: 'Mathematics, Grade 7, Volume 1',
    version: 1,
  });
  expect((await teacher.call(selectBook, { bookId, source: 1 })).status).toBe(200);
  expect((await teacher.call(selectBook, { bookId, source: 4 })).status).toBe(404);
  expect((await teacher.call(selectBook, { bookId: bookOf('personal-teacher-mathematics-7') })).status).toBe(200);
});

test('grades and subjects are those that one teaches, or those of the school', async () => {
  const teacher = await signedIn(app, 'teacher');
  expect((await teacher.call(getGradeSubjects)).envelope?.data).toEqual([
    {
      gradeId: demoId('grade/7'),
      grade: '七年级',
      stageId: 'junior',
      subjectList: [{ subjectId: demoId('subject/mathematics'), subject: '数学' }],
    },
  ]);
  const principal = await signedIn(app, 'principal');
  const all = data<{ grade: string; subjectList: unknown[] }[]>(await principal.call(getGradeSubjects));
  expect(all.map(({ grade }) => grade)).toEqual(['七年级', '八年级', '九年级']);
  expect(all[0]!.subjectList.length).toBeGreaterThan(8);
});

test('the check says in words what is missing, also of one book', async () => {
  const teacher = await signedIn(app, 'teacher');
  const check = async (input: Readonly<Record<string, unknown>>) =>
    (await teacher.call(checkBooks, input)).envelope?.data;
  expect(await check({})).toEqual({ usable: true, message: '' });
  expect(await check({ bookId: bookOf('junior-mathematics-7a-pep') })).toEqual({ usable: true, message: '' });
  expect(await check({ bookId: bookOf('junior-mathematics-7a-bnu') })).toMatchObject({
    usable: false,
    message: '这本教材不在您本学期使用的教材之列',
  });
  expect(await check({ bookId: bookOf('school-201-mathematics-7'), lang: 'EN' })).toMatchObject({
    usable: false,
    message: 'This textbook was not found, or you cannot view it',
  });
});

test('what an id of a book names is told', async () => {
  const teacher = await signedIn(app, 'teacher');
  const { itemId } = data<BookItem>(await teacher.call(selectBook, { bookId: bookOf('junior-mathematics-7a-pep') }));
  const named = async (ddid: string) => (await teacher.call(selectData, { ddid })).envelope?.data;
  expect(await named(itemId)).toMatchObject({ ddname: '人教版', ddtype: 'edition' });
  expect(await named(demoId('grade/7'))).toMatchObject({ ddname: '七年级', ddtype: 'grade' });
  expect(await named(demoId('subject/mathematics'))).toMatchObject({ ddname: '数学', ddtype: 'subject' });
  expect((await teacher.call(selectData, { ddid: demoId('nothing') })).status).toBe(404);
});

test('the subject platform is handed the school’s books and one’s own', async () => {
  const teacher = await signedIn(app, 'teacher');
  const handed = data<{ address: string; books: BookItem[] }>(await teacher.call(putSubjectBooks));
  expect(handed.address).toBe('');
  expect(names(handed.books).slice(0, 2)).toEqual(['数学 七年级上册', '七年级数学复习提纲']);
});

test('a list of classes is narrowed by a book', async () => {
  const teacher = await signedIn(app, 'teacher');
  const classes = async (tbid: string) => data<unknown[]>(await teacher.call(listTeacherClasses, { tbid }));
  expect(await classes(bookOf('junior-mathematics-7a-pep'))).toHaveLength(1);
  expect(await classes(bookOf('junior-chinese-7a'))).toHaveLength(0);
});

test('other areas ask for places of books and chapters, for what is below and for what teaches the same', async () => {
  const { container, services } = app.platform;
  const textbooks = container.get(Textbooks);
  const pep = 'junior-mathematics-7a-pep';
  const node = (path: string) => demoId(`textbook.node.${path}`);
  const number = node(`${pep}/第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴`);
  const equations = node(`${pep}/第五章 一元一次方程`);
  await services.database.read(asSystem('a test asks for places'), async (db) => {
    const places = await textbooks.nodes(db, [number, demoId('nothing')], 'zh-CN');
    expect([...places.keys()]).toEqual([number]);
    expect(places.get(number)).toMatchObject({
      book: { bookId: bookOf(pep), subject: '数学', grade: '七年级', edition: '人教版' },
      path: [{ name: '第一章 有理数' }, { name: '1.2 有理数及其大小比较' }, { id: number, name: '1.2.2 数轴' }],
      isRemoved: false,
    });
    expect((await textbooks.books(db, [bookOf(pep)], 'en')).get(bookOf(pep))?.name).toBe(
      'Mathematics, Grade 7, Volume 1',
    );
    expect(await textbooks.nodesBelow(db, node(`${pep}/第一章 有理数/1.2 有理数及其大小比较`))).toHaveLength(6);
    expect(await textbooks.twinsOf(db, [equations])).toEqual([node('junior-mathematics-7a-bnu/第五章 一元一次方程')]);
    const points = await textbooks.pointsOf(db, [number]);
    expect([...(await textbooks.points(db, points, 'zh-CN')).values()].map(({ path }) => path.at(-1)?.name)).toEqual([
      '数轴',
    ]);
  });
});
