import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Files } from 'edutech/core/server/files/files';
import {
  actOnLessons,
  airDetail,
  airDownload,
  airLessonReport,
  airNewest,
  airOpened,
  airResources,
  airWatched,
  askAirQuestion,
  manageLesson,
  manageLessons,
  placeBooks,
  placeLesson,
  saveAirNote,
  saveLesson,
  setLessonFilm,
  twinPlaces,
} from 'edutech/plugins/air/api';
import type { LessonAct } from 'edutech/plugins/air/model/states';
import { search } from 'edutech/plugins/search/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { updateMade } from 'edutech/plugins/air/server/managing/posters.queries';
import { mp4 } from '../files/sample-files';

let app: TestApp;
let folder: string;
let writer: Caller;
let reviewer: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air', 'search'] });
  folder = await mkdtemp(join(tmpdir(), 'edutech-lessons-'));
  [writer, reviewer] = [await signedIn(app, 'cityadmin'), await signedIn(app, 'superadmin')];
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const pep = 'junior-mathematics-7a-pep';
const node = (path: string) => demoId(`textbook.node.${path}`);
const subtraction = node(`${pep}/第二章 有理数的运算/2.1 有理数的加法与减法/2.1.2 有理数的减法`);
const twin = node('junior-mathematics-7a-bnu/第二章 有理数及其运算/2 有理数的加减运算');
const fields = {
  name: '有理数的减法：变号就能加',
  nameEn: '',
  gradeId: demoId('grade/7'),
  subjectId: demoId('subject/mathematics'),
  teacher: '方晓岚',
  school: '临江区第二中学',
  summary: '减去一个数，等于加上它的相反数。',
  needsLogin: false,
};

const system = asSystem('a test');

const data = async <T>(asked: ReturnType<Caller['call']>) => {
  const answer = await asked;
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.envelope!.data as T;
};
type Seen = { id: string; version: number };
const act = (who: Caller, what: LessonAct, lesson: Seen, reason?: string) =>
  who.call(actOnLessons, { act: what, lessons: [lesson], ...(reason && { reason }) });
const acted = async (who: Caller, what: LessonAct, lesson: Seen, reason?: string) =>
  (await data<OutputOf<typeof actOnLessons>>(act(who, what, lesson, reason))).done[0]!;
const look = (who: Caller, id: string) => data<OutputOf<typeof manageLesson>>(who.call(manageLesson, { id }));

async function uploaded(by: DemoAccount, name = '减法.mp4'): Promise<string> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, Buffer.concat([mp4(0), Buffer.from(path)]));
  const { personId, schoolId } = app.world.people[by];
  const { services, container } = app.platform;
  const file = await services.database.write(system, (db) =>
    container.get(Files).store(db, { path, name }, 'general', { personId, schoolId, keptFor: 60_000 }),
  );
  return file.id;
}

const begun = (changes: Partial<InputOf<typeof saveLesson>> = {}) =>
  data<Seen>(writer.call(saveLesson, { ...fields, ...changes }));

/** A draft that lacks nothing. */
async function complete(changes: Partial<InputOf<typeof saveLesson>> = {}): Promise<Seen> {
  const draft = await begun(changes);
  const filmed = await data<Seen>(writer.call(setLessonFilm, { ...draft, fileId: await uploaded('cityadmin') }));
  return data<Seen>(writer.call(placeLesson, { ...filmed, nodeIds: [subtraction, twin] }));
}

const publicly = async (id: string) => (await visitorOf(app).call(airDetail, { id })).status;

describe('a lesson', () => {
  test('goes from a draft through a return to everybody, in two editions', async () => {
    const draft = await complete();
    const visitor = visitorOf(app);
    expect(await publicly(draft.id)).toBe(404);
    const inReview = await acted(writer, 'submit', draft);
    const back = await acted(reviewer, 'return', inReview, '片头太长');
    expect(await look(writer, draft.id)).toMatchObject({ state: 'draft', reason: '片头太长' });
    const again = await acted(writer, 'submit', back);
    await acted(reviewer, 'publish', again);

    const shown = await data<OutputOf<typeof airDetail>>(visitor.call(airDetail, { id: draft.id }));
    expect(shown).toMatchObject({ state: 'published', also: [{ edition: '北师大版' }] });
    const film = await app.platform.app.inject({ method: 'GET', url: shown.sourcePath });
    expect(film.statusCode).toBe(200);
    for (const book of [pep, 'junior-mathematics-7a-bnu']) {
      const airBookId = demoId(`textbook.book.${book}`);
      const list = await data<OutputOf<typeof airResources>>(visitor.call(airResources, { airBookId, pageLine: 100 }));
      expect(list.data.filter(({ resourceId }) => resourceId === draft.id)).toHaveLength(1);
    }
    const { steps } = await look(reviewer, draft.id);
    expect(steps.map(({ act: what }) => what)).toEqual(['publish', 'submit', 'return', 'submit', 'begin']);
  });

  test('that is not out is nobody’s but the editors’, in any way of asking', async () => {
    const draft = await complete();
    const teacher = await signedIn(app, 'teacher');
    for (const who of [teacher, visitorOf(app)]) {
      expect((await who.call(airDetail, { id: draft.id })).status).toBe(404);
      expect((await who.call(airOpened, { id: draft.id, visit: newId() })).status).toBe(404);
    }
    expect((await teacher.call(airDownload, { id: draft.id })).status).toBe(404);
    const student = await signedIn(app, 'student');
    const report = { id: draft.id, view: newId(), sequence: 0, age: 0, second: 0, ended: false, stretches: [] };
    expect((await student.call(airWatched, report)).status).toBe(404);
    expect((await student.call(saveAirNote, { id: draft.id, noteId: newId(), second: 1, text: '?' })).status).toBe(404);
    const question = { id: draft.id, questionId: newId(), second: 1, text: '?' };
    expect((await student.call(askAirQuestion, question)).status).toBe(404);
    const classReport = { id: draft.id, classId: app.world.classId, page: 1, pageLine: 15 };
    expect((await teacher.call(airLessonReport, classReport)).status).toBe(404);
    const lite = await app.platform.app.inject({ method: 'GET', url: `/air/lite/lesson/${draft.id}` });
    expect(lite.statusCode).toBe(404);
    for (const who of [teacher, visitorOf(app)]) {
      const newest = await data<OutputOf<typeof airNewest>>(who.call(airNewest, { count: 20 }));
      expect(newest.map(({ resourceId }) => resourceId)).not.toContain(draft.id);
      const found = await data<OutputOf<typeof search>>(who.call(search, { q: fields.name }));
      expect(found.items.map(({ id }) => id)).not.toContain(draft.id);
    }
    const preview = await data<OutputOf<typeof airDetail>>(reviewer.call(airDetail, { id: draft.id }));
    const url = preview.sourcePath;
    expect(
      (await app.platform.app.inject({ method: 'GET', url, headers: { cookie: teacher.cookie } })).statusCode,
    ).toBe(404);
    expect(
      (await app.platform.app.inject({ method: 'GET', url, headers: { cookie: reviewer.cookie } })).statusCode,
    ).toBe(200);
  });

  test('is not let out by whoever wrote it, and called back by nobody else', async () => {
    const inReview = await acted(writer, 'submit', await complete());
    expect((await act(writer, 'publish', inReview)).envelope).toMatchObject({ data: { key: 'air.refusal.ownLesson' } });
    expect((await act(writer, 'return', inReview, '自己退回')).status).toBe(422);
    expect((await act(reviewer, 'recall', inReview)).envelope).toMatchObject({
      data: { key: 'air.refusal.notWriter' },
    });
    await acted(writer, 'recall', inReview);
  });

  test('is not submitted without a film or a chapter, and not returned without a reason', async () => {
    const draft = await begun();
    expect((await act(writer, 'submit', draft)).envelope).toMatchObject({ data: { key: 'air.missing.film' } });
    const filmed = await data<Seen>(writer.call(setLessonFilm, { ...draft, fileId: await uploaded('cityadmin') }));
    expect((await act(writer, 'submit', filmed)).envelope).toMatchObject({ data: { key: 'air.missing.place' } });
    const inReview = await acted(writer, 'submit', await complete());
    expect((await act(reviewer, 'return', inReview, '  ')).envelope).toMatchObject({
      data: { key: 'air.error.noReason' },
    });
  });

  test('is taken back with a reason, goes out again unchanged, or is written anew', async () => {
    const out = await acted(reviewer, 'publish', await acted(writer, 'submit', await complete()));
    const film = await data<OutputOf<typeof airDetail>>(visitorOf(app).call(airDetail, { id: out.id }));
    const watched = async () => (await app.platform.app.inject({ method: 'GET', url: film.sourcePath })).statusCode;
    const gone = await acted(reviewer, 'withdraw', out, '有一处板书写错');
    expect(await watched(), 'who has kept the address').toBe(404);
    expect(await publicly(out.id)).toBe(404);
    const back = await acted(writer, 'restore', gone);
    expect(await publicly(out.id)).toBe(200);
    const draft = await acted(writer, 'revise', await acted(writer, 'withdraw', back, '重录'));
    expect((await writer.call(saveLesson, { ...draft, ...fields, name: '有理数的减法（重录）' })).status).toBe(200);
    expect((await writer.call(placeLesson, { ...draft, version: draft.version + 1, nodeIds: [] })).status).toBe(200);
  });

  test('has no poster of before when it comes to be for signed-in people only', async () => {
    const draft = await complete();
    const out = await acted(reviewer, 'publish', await acted(writer, 'submit', draft));
    const { services } = app.platform;
    const poster = () =>
      services.database.read(system, (db) =>
        db.one<{ poster: string }>(sql`select poster from air.resource where id = ${draft.id}`),
      );
    await services.database.write(system, (db) => updateMade(db, draft.id, { poster: '/files/public', seconds: 9 }));
    const back = await acted(writer, 'revise', await acted(reviewer, 'withdraw', out, '先收回'));
    const same = await data<Seen>(writer.call(saveLesson, { ...fields, ...back, name: '减法' }));
    expect(await poster()).toEqual({ poster: '/files/public' });
    await data(writer.call(saveLesson, { ...fields, ...same, needsLogin: true }));
    expect(await poster()).toEqual({ poster: '' });
  });

  test('as a draft is thrown away and taken out again', async () => {
    const draft = await begun();
    const removed = await acted(writer, 'remove', draft);
    expect((await writer.call(manageLesson, { id: draft.id })).status).toBe(404);
    await acted(writer, 'unremove', removed);
    expect((await look(writer, draft.id)).state).toBe('draft');
  });
});

describe('two people at one lesson', () => {
  test('see both versions of the fields, and nothing is lost', async () => {
    const draft = await begun();
    await data(reviewer.call(saveLesson, { ...draft, ...fields, teacher: '林致远' }));
    const late = await writer.call(saveLesson, { ...draft, ...fields, teacher: '顾清和' });
    expect(late).toMatchObject({
      status: 409,
      envelope: { data: { detail: { theirs: { teacher: '林致远', version: 2 } } } },
    });
    expect((await writer.call(placeLesson, { ...draft, nodeIds: [] })).status).toBe(409);
    expect((await act(writer, 'remove', draft)).status).toBe(409);
  });

  test('do not publish one that was changed under their eyes: several at once tell which', async () => {
    const [fresh, old] = [
      await acted(writer, 'submit', await complete()),
      await acted(writer, 'submit', await complete()),
    ];
    const outcome = await data<OutputOf<typeof actOnLessons>>(
      reviewer.call(actOnLessons, { act: 'publish', lessons: [fresh, { ...old, version: old.version - 1 }] }),
    );
    expect(outcome.done.map(({ id }) => id)).toEqual([fresh.id]);
    expect(outcome.refused).toMatchObject([{ id: old.id, key: 'air.error.changed' }]);
  });
});

describe('what is written', () => {
  test('has a name, a grade and a subject that there are', async () => {
    for (const wrong of [{ name: '  ' }, { gradeId: newId() }, { subjectId: newId() }])
      expect((await writer.call(saveLesson, { ...fields, ...wrong })).status).toBe(422);
  });

  test('is written on drafts only, with files of one’s own only', async () => {
    const out = { id: demoId('air.resource.m7-opposite'), version: 1 };
    expect((await writer.call(saveLesson, { ...out, ...fields })).envelope).toMatchObject({
      data: { key: 'air.refusal.state' },
    });
    expect((await writer.call(setLessonFilm, { ...out, fileId: await uploaded('cityadmin') })).status).toBe(422);
    const draft = await begun();
    expect((await writer.call(setLessonFilm, { ...draft, fileId: await uploaded('superadmin') })).status).toBe(404);
    expect((await writer.call(saveLesson, { id: newId(), version: 1, ...fields })).status).toBe(404);
  });

  test('stands on the city’s chapters only, and what is out stands somewhere', async () => {
    const draft = await begun();
    const own = node('personal-teacher-mathematics-7/有理数');
    for (const nodeId of [own, newId()])
      expect((await writer.call(placeLesson, { ...draft, nodeIds: [nodeId] })).envelope).toMatchObject({
        data: { key: 'air.error.noPlace' },
      });
    const out = { id: demoId('air.resource.m7-opposite'), version: 1 };
    expect((await writer.call(placeLesson, { ...out, nodeIds: [] })).envelope).toMatchObject({
      data: { key: 'air.missing.place' },
    });
  });
});

describe('the lists of management', () => {
  const list = (who: Caller, input: Record<string, unknown>) =>
    data<OutputOf<typeof manageLessons>>(who.call(manageLessons, input));

  test('show everybody’s or one’s own, by state, and what waits for one', async () => {
    const inReview = await acted(writer, 'submit', await complete({ name: '等待审核的一课' }));
    const holds = (found: OutputOf<typeof manageLessons>) => found.items.some(({ id }) => id === inReview.id);
    expect(holds(await list(writer, { scope: 'mine', q: '等待审核' }))).toBe(true);
    expect(holds(await list(reviewer, { scope: 'mine', q: '等待审核' }))).toBe(false);
    const waiting = await list(reviewer, { scope: 'all', tab: 'waiting', pageLine: 100 });
    expect(holds(waiting)).toBe(true);
    expect(waiting.counts['waiting']).toBe(waiting.page.total);
    expect(waiting.items.find(({ id }) => id === inReview.id)?.acts).toEqual(['publish', 'return']);
    expect(holds(await list(writer, { scope: 'all', tab: 'waiting', pageLine: 100 }))).toBe(false);
    const byName = await list(writer, {
      scope: 'all',
      tab: 'published',
      sort: 'name',
      subjectId: demoId('subject/english'),
    });
    expect(byName.items.every(({ subject }) => subject === '英语')).toBe(true);
  });

  test('offer the city’s books, and chapters of other editions that teach the same', async () => {
    const books = await data<OutputOf<typeof placeBooks>>(writer.call(placeBooks, {}));
    expect(books.map(({ bookId }) => bookId)).toContain(demoId(`textbook.book.${pep}`));
    expect(books.map(({ bookId }) => bookId)).not.toContain(demoId('textbook.book.school-201-mathematics-7'));
    const nodeIds = [node(`${pep}/第五章 一元一次方程`)];
    expect(await data(writer.call(twinPlaces, { nodeIds }))).toMatchObject([
      { edition: '北师大版', path: ['第五章 一元一次方程'], removed: false },
    ]);
  });
});
