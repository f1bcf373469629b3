import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addUse,
  copyResource,
  countDownload,
  downloadResource,
  favourResources,
  legacyCountDownload,
  listResources,
  publicResource,
  rateResource,
  removeUse,
  resourceOpened,
  showResource,
  topResources,
} from 'edutech/plugins/resource/api';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf, resource } from './resource-kit';

let app: TestApp;
let teacher: Caller;
let headteacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['resource'] });
  teacher = await signedIn(app, 'teacher');
  headteacher = await signedIn(app, 'headteacher');
});
afterAll(() => app.close());

const exercise = resource('rational-exercise');
const poems = resource('poems-slides');
const shown = async (id: string, who = teacher) => dataOf<typeof showResource>(await who.call(showResource, { id }));

test('a copy made on the server is the teacher’s own, has the same content, and goes unless it is kept', async () => {
  const copy = dataOf<typeof copyResource>(await teacher.call(copyResource, { id: exercise }));
  expect(copy).toMatchObject({ name: 'rational-exercise.pdf', mime: 'application/pdf' });
  const { services } = app.platform;
  const rows = await services.database.read(asSystem('a test'), (db) =>
    db.all<{ own: boolean; goes: boolean; same: boolean }>(sql`
      select owner_person_id = ${app.world.people.teacher.personId} as own, expires_at is not null as goes,
        exists (select from core.file f where f.sha256 = c.sha256 and f.id <> c.id) as same
      from core.file c where id = ${copy.file}`),
  );
  expect(rows).toEqual([{ own: true, goes: true, same: true }]);
  const student = await signedIn(app, 'student');
  expect((await student.call(copyResource, { id: exercise })).status).toBe(403);
});

test('a download is a ticket for whoever asked, and counts once a minute', async () => {
  const { downloadNum } = await shown(exercise);
  const answer = dataOf<typeof downloadResource>(await teacher.call(downloadResource, { id: exercise }));
  expect(answer.name).toBe('rational-exercise.pdf');
  const headers = { cookie: teacher.cookie };
  const file = await app.platform.app.inject({ method: 'GET', url: answer.address, headers });
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  expect(file.rawPayload.length).toBe(answer.bytes);
  expect((await app.platform.app.inject({ method: 'GET', url: answer.address })).statusCode).not.toBe(200);
  // older clients count besides; our own call has counted already
  for (const endpoint of [legacyCountDownload, countDownload, downloadResource])
    await teacher.call(endpoint, { id: exercise });
  expect((await shown(exercise)).downloadNum).toBe(downloadNum + 1);
  const counted = await headteacher.call(legacyCountDownload, { id: exercise });
  expect(dataOf<typeof countDownload>(counted)).toEqual({ downloadNum: downloadNum + 2 });
});

test('files beside the main one are downloaded by their own id, those of other resources are not', async () => {
  const { otherFile } = await shown(poems);
  const melody = await teacher.call(downloadResource, { id: poems, ffid: otherFile[0]!.ffid });
  expect(dataOf<typeof downloadResource>(melody).name).toBe('melody.mp3');
  expect((await teacher.call(downloadResource, { id: exercise, ffid: otherFile[0]!.ffid })).status).toBe(404);
});

test('students and guests download what is public, and nothing else', async () => {
  const student = await signedIn(app, 'student');
  const mayOf = async (who: Caller) =>
    dataOf<typeof publicResource>(await who.call(publicResource, { id: exercise })).may.download;
  expect([await mayOf(student), await mayOf(teacher), await mayOf(visitorOf(app))]).toEqual([true, true, false]);
  expect((await student.call(downloadResource, { id: exercise })).status).toBe(200);
  expect((await student.call(downloadResource, { id: resource('midterm-paper') })).status).toBe(404);
  expect((await visitorOf(app).call(downloadResource, { id: exercise })).status).toBe(401);
});

test('one rates what one has used, once and anew, and never one’s own', async () => {
  const { ratings } = await shown(poems, headteacher);
  expect(keyOf(await headteacher.call(rateResource, { id: poems, score: 5 }))).toBe('resource.error.notUsed');
  await headteacher.call(downloadResource, { id: poems });
  const rated = async (score: number) =>
    dataOf<typeof rateResource>(await headteacher.call(rateResource, { id: poems, score }));
  expect(await rated(5)).toEqual({ rating: 5, ratings: ratings + 1 });
  expect(await rated(2)).toEqual({ rating: 2, ratings: ratings + 1 });
  expect((await shown(poems, headteacher)).myRating).toBe(2);
  expect(await rated(0)).toEqual({ rating: 0, ratings });
  expect(await rated(0)).toEqual({ rating: 0, ratings });
  const own = await teacher.call(rateResource, { id: resource('number-line-plan'), score: 5 });
  expect([own.status, keyOf(own)]).toEqual([403, 'resource.error.ownResource']);
});

test('where somebody used it is told to other readers with his name, and taken back by himself only', async () => {
  const answer = await teacher.call(addUse, { id: exercise, title: ' 七(3)班 单元练习 ' });
  const { useId } = dataOf<typeof addUse>(answer);
  expect((await shown(exercise, headteacher)).usedIn[0]).toMatchObject({
    title: '七(3)班 单元练习',
    person: '周文静',
    isOwn: false,
  });
  expect((await headteacher.call(removeUse, { useId })).status).toBe(404);
  expect((await teacher.call(removeUse, { useId })).status).toBe(200);
  expect((await shown(exercise, headteacher)).usedIn).toEqual([]);
  for (let at = 0; at < 10; at++) await teacher.call(addUse, { id: exercise, title: `第 ${at} 次` });
  expect(keyOf(await teacher.call(addUse, { id: exercise, title: '再一次' }))).toBe('resource.error.tooManyUses');
});

test('marks are one’s own, and stand in one’s own list', async () => {
  const marked = async (who: Caller) =>
    dataOf<typeof listResources>(await who.call(listResources, { space: 'favourites' })).data.map(({ id }) => id);
  const ids = [exercise, poems];
  expect(dataOf<typeof favourResources>(await teacher.call(favourResources, { ids, on: true }))).toEqual({ count: 2 });
  expect(dataOf<typeof favourResources>(await teacher.call(favourResources, { ids, on: true }))).toEqual({ count: 0 });
  expect((await marked(teacher)).sort()).toEqual([...ids].sort());
  expect(await marked(headteacher)).toEqual([]);
  expect((await shown(exercise)).isFavourite).toBe(true);
  for (const last of [exercise, poems]) {
    await teacher.call(favourResources, { ids: [last], on: false });
    await teacher.call(favourResources, { ids: [last], on: true });
    expect((await marked(teacher))[0], 'the last one marked is the first').toBe(last);
  }
  await teacher.call(favourResources, { ids: [poems], on: false });
  expect(await marked(teacher)).toEqual([exercise]);
  const hidden = await teacher.call(favourResources, { ids: [resource('morning-reading-draft')], on: true });
  expect(hidden.status).toBe(404);
});

test('an opening is counted once, however often it is sent, and the most used come first', async () => {
  const { showNum } = await shown(exercise);
  const visit = newId();
  for (const counted of [true, false])
    expect((await visitorOf(app).call(resourceOpened, { id: exercise, visit })).envelope!.data).toEqual({ counted });
  expect((await shown(exercise)).showNum).toBe(showNum + 1);
  const draft = { id: resource('number-line-draft'), visit: newId() };
  expect((await visitorOf(app).call(resourceOpened, draft)).status).toBe(404);
  const top = dataOf<typeof topResources>(await visitorOf(app).call(topResources, { by: 'used', count: 3 }));
  expect(top[0]!.id).toBe(exercise);
  const newest = dataOf<typeof topResources>(await visitorOf(app).call(topResources, { by: 'newest', count: 2 }));
  expect(newest.map(({ id }) => id)).toEqual([resource('number-line-film'), resource('number-line-slides')]);
});
