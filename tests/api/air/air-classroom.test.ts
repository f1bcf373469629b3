import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import {
  airBookOne,
  airBooks,
  airBookTree,
  airDetail,
  airNewest,
  airNodes,
  airOpened,
  airResources,
} from 'edutech/plugins/air/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

type Lesson = OutputOf<typeof airDetail>;

let app: TestApp;
let visitor: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air'] });
  visitor = visitorOf(app);
});
afterAll(() => app.close());

const bookId = demoId('textbook.book.junior-mathematics-7a-pep');
const twinId = demoId('textbook.book.junior-mathematics-7a-bnu');
const lessonId = (slug: string) => demoId(`air.resource.${slug}`);
const data = async <T>(asked: ReturnType<Caller['call']>) => (await asked).envelope!.data as T;
const lessonFor = (person: Caller, slug: string) => data<Lesson>(person.call(airDetail, { id: lessonId(slug) }));
const get = (url: string, { cookie }: Caller, headers: Record<string, string> = {}) =>
  app.platform.app.inject({ method: 'GET', url, headers: { ...headers, ...(cookie && { cookie }) } });

describe('the lists', () => {
  const listed = (place: Record<string, unknown> = {}) =>
    data<OutputOf<typeof airResources>>(visitor.call(airResources, { airBookId: bookId, ...place }));
  const nodesOf = (place: Record<string, unknown> = {}) =>
    data<OutputOf<typeof airNodes>>(visitor.call(airNodes, { airBookId: bookId, ...place }));

  test('books for which most lessons were made stand first, those that only share some last', async () => {
    const books = await data<OutputOf<typeof airBooks>>(visitor.call(airBooks, { source: 1 }));
    expect(books).toHaveLength(12);
    expect(books[1]).toMatchObject({ airBookName: '语文 七年级上册' });
    expect(books.at(-1)).toMatchObject({ airBookId: twinId, edition: '北师大版', lessons: 6 });
    expect(books[0]).toMatchObject({ airBookId: bookId, airBookName: '数学 七年级上册', hue: 'math', stage: 'junior' });
    expect(books[0]!.lessons).toBe((await listed()).pageData.total);
  });

  test('the books of one’s own grade stand first', async () => {
    const { database } = app.platform.services;
    const { personId } = await database.read(asSystem('a test looks for a student'), (db) =>
      db.one(sql<{ personId: string }>`
        select m.person_id from core.class_member m join core.class c on c.id = m.class_id
        join core.term t on t.id = m.term_id and ${new Date()}::date between t.starts_on and t.ends_on
        where c.grade_id = ${demoId('grade/9')} order by m.person_id limit 1`),
    );
    const [mine] = await data<OutputOf<typeof airBooks>>((await signedIn(app, { personId })).call(airBooks));
    expect(mine!.grade).toBe('九年级');
    const [others] = await data<OutputOf<typeof airBooks>>(visitor.call(airBooks));
    expect(others!.grade).toBe('七年级');
  });

  test('a book opens chapter by chapter, down to the third level', async () => {
    const chapters = await nodesOf();
    expect(chapters.map(({ nodeCode }) => nodeCode)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
    const sections = await nodesOf({ nodeId: chapters[0]!.nodeId });
    expect(sections[1]).toMatchObject({ nodeCode: '0102', isHaveChild: true });
    const headings = await nodesOf({ nodeId: sections[1]!.nodeId });
    expect(headings.map(({ isHaveChild }) => isHaveChild)).toEqual([false, false, false, false, false]);
    const below = headings.reduce((sum, { lessons }) => sum + lessons, 0);
    expect(below, 'a section counts what lies below it').toBe(sections[1]!.lessons);
  });

  test('lessons come eight a page, each once, in the order of the book, those that cannot be opened last', async () => {
    const first = await listed();
    expect(first.pageData).toEqual({ cur: 1, line: 8, total: 22 });
    const rest = await Promise.all([2, 3].map((page) => listed({ page })));
    const pages = new Map([first, ...rest].flatMap((page) => page.data.map((line) => [line.resourceId, line])));
    const all = [first, ...rest].flatMap((page) => page.data.map(({ resourceId }) => resourceId));
    expect(all).toHaveLength(22);
    expect(new Set(all).size).toBe(22);
    expect(first.data[0]!.resourceId).toBe(lessonId('m7-sheet-signs'));
    const opens = all.map((id) => pages.get(id)!.status === 1);
    expect(opens).toEqual(opens.toSorted().reverse());
    expect(opens[all.indexOf(lessonId('m7-signs'))]).toBe(false);
    expect((await listed({ page: 4 })).data).toEqual([]);
  });

  test('a chapter finds all that lies at and below it, and nothing else', async () => {
    const { data: found, pageData } = await listed({ nodeCode: '0102' });
    expect(pageData.total).toBe(10);
    expect(found.every(({ resourceId }) => resourceId !== lessonId('m7-signs'))).toBe(true);
    expect((await listed({ nodeCode: '99' })).pageData.total).toBe(0);
    expect((await visitor.call(airResources, { airBookId: bookId, nodeCode: "01'%" })).status).toBe(422);
  });

  test('lessons with an exercise are found, and counted', async () => {
    const everything = await listed({ pageLine: 100 });
    const withExercise = await listed({ pageLine: 100, withExercise: true });
    const ids = withExercise.data.map(({ resourceId }) => resourceId);
    expect(ids).toContain(lessonId('m7-number-line'));
    expect(ids).toEqual(everything.data.flatMap(({ hasExercise, resourceId }) => (hasExercise ? [resourceId] : [])));
    expect(withExercise.pageData.total).toBe(ids.length);
    expect(ids.length).toBeLessThan(everything.pageData.total);
  });

  test.each(['newest', 'views'] as const)(
    'in the order “%s” the highest that can be opened comes first',
    async (order) => {
      const { data: found } = await listed({ order, pageLine: 100 });
      const values = found
        .filter(({ status }) => status === 1)
        .map(({ time, showNum }) => (order === 'newest' ? Date.parse(time) : showNum));
      expect(values.length).toBeGreaterThan(10);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    },
  );

  test('a book says where it stands among grades and subjects', async () => {
    const books = await data<OutputOf<typeof airBooks>>(visitor.call(airBooks));
    expect(books[0]).toMatchObject({ gradeId: demoId('grade/7'), gradeNumber: 7, subject: '数学' });
    const order = new Map(books.map(({ subject, subjectOrder }) => [subject, subjectOrder]));
    expect(order.get('语文')!).toBeLessThan(order.get('数学')!);
    expect(order.get('数学')!).toBeLessThan(order.get('历史')!);
  });

  test('a book that there is not has no chapters and no lessons', async () => {
    const nothing = { airBookId: newId() };
    expect(await nodesOf(nothing)).toEqual([]);
    expect(await listed(nothing)).toMatchObject({ data: [], pageData: { total: 0 } });
  });

  test('a lesson stands in every edition that teaches it, once above several of its chapters', async () => {
    const inTwin = await listed({ airBookId: twinId });
    expect(inTwin.data.map(({ resourceId }) => resourceId)).toContain(lessonId('m7-number-line'));
    expect(inTwin.data.every(({ airBookId }) => airBookId === twinId)).toBe(true);
    const lesson = await lessonFor(visitor, 'm7-number-line');
    expect(lesson.airBookId).toBe(bookId);
    expect(lesson.also).toEqual([
      { airBookId: twinId, bookName: '数学 七年级上册', edition: '北师大版', nodeName: '1 认识有理数' },
    ]);
  });

  test('the calls of the textbook area answer the same book and its whole tree', async () => {
    const one = await data<OutputOf<typeof airBookOne>>(visitor.call(airBookOne, { bookId }));
    expect(one).toMatchObject({ airBookId: bookId, lessons: 22 });
    expect((await visitor.call(airBookOne, { bookId: newId() })).status).toBe(404);
    const tree = await data<OutputOf<typeof airBookTree>>(visitor.call(airBookTree, { bookId }));
    expect(tree.find(({ nodeCode }) => nodeCode === '010202')).toMatchObject({ nodeName: '1.2.2 数轴', level: 3 });
  });

  test('the newest are lessons that can be watched, the newest first', async () => {
    const newest = await data<OutputOf<typeof airNewest>>(visitor.call(airNewest, { count: 6 }));
    expect(newest).toHaveLength(6);
    expect(newest.every(({ status, seconds }) => status === 1 && seconds > 0)).toBe(true);
    const times = newest.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().reverse());
  });
});

describe('one lesson', () => {
  test('is watched by a visitor in parts, with its subtitles, its papers and what stands near', async () => {
    const lesson = await lessonFor(visitor, 'm7-number-line');
    expect(lesson).toMatchObject({
      name: '数轴：让数“站”到直线上',
      bookName: '数学 七年级上册',
      trail: ['第一章 有理数', '1.2 有理数及其大小比较', '1.2.2 数轴'],
      mime: 'video/mp4',
    });
    const part = await get(lesson.sourcePath, visitor, { range: 'bytes=0-99' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
    expect((await get(lesson.captions, visitor)).body).toMatch(/^WEBVTT/);
    expect(lesson.otherFile).toHaveLength(2);
    for (const { sourcePath, bytes } of lesson.otherFile) {
      expect((await get(sourcePath, visitor)).rawPayload.length).toBe(bytes);
    }
    expect(lesson.related.length).toBeGreaterThan(0);
    expect(lesson.related.map(({ resourceId }) => resourceId)).not.toContain(lesson.resourceId);
  });

  test('has no address while it is converted, nor when that failed', async () => {
    const converting = await lessonFor(visitor, 'm7-signs');
    expect([converting.status, converting.sourcePath]).toEqual([3, '']);
    const failed = await lessonFor(visitor, 'm7-profit');
    expect([failed.status, failed.sourcePath]).toEqual([4, '']);
  });

  test('that needs a city login gives its address to who is signed in, for this session only', async () => {
    const locked = await lessonFor(visitor, 'ms1-monotone');
    expect(locked).toMatchObject({ needsLogin: true, sourcePath: '' });
    const [guest, student] = [await signedIn(app, 'guestcity'), await signedIn(app, 'student')];
    const open = await lessonFor(guest, 'ms1-monotone');
    expect((await get(open.sourcePath, student)).statusCode).toBe(404);
    expect((await get(open.sourcePath, visitor)).statusCode).toBe(404);
    expect((await get(open.sourcePath, guest)).statusCode).toBe(200);
  });

  test('that there is not is said not to be found', async () => {
    for (const endpoint of [airDetail, airOpened]) {
      const answer = await visitor.call(endpoint, { id: newId(), visit: newId() });
      expect(answer).toMatchObject({ status: 404, envelope: { data: { key: 'air.error.notFound' } } });
    }
  });

  test('counts an opening once, however often it is told', async () => {
    const before = await lessonFor(visitor, 'sc5-pendulum');
    const visit = newId();
    for (const counted of [true, false]) {
      const answer = await visitor.call(airOpened, { id: before.resourceId, visit });
      expect(answer.envelope!.data).toEqual({ counted });
    }
    expect((await lessonFor(visitor, 'sc5-pendulum')).showNum).toBe(before.showNum + 1);
  });
});
