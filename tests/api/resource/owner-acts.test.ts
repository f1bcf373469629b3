import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import { sql } from 'edutech/core/server/data/db';
import { Files } from 'edutech/core/server/files/files';
import {
  deleteResource,
  deleteResources,
  listPublicResources,
  listResources,
  publicResource,
  purgeResources,
  restoreResources,
  shareResources,
  showResource,
  uploadResources,
  withdrawResources,
} from 'edutech/plugins/resource/api';
import { emptyTrash, trashDays } from 'edutech/plugins/library/kit/server/empty-trash.job';
import { trash } from 'edutech/plugins/resource/server/owner-acts/owner-acts.routes';
import { search } from 'edutech/plugins/search/api';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { dataOf, keyOf, numberLine, resource, uploaded, values } from './resource-kit';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['resource', 'search'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const film = resource('number-line-film');
const title = '微课：数轴的三要素';

async function saved(title: string): Promise<{ id: string; fileId: string }> {
  const fileId = await uploaded(app, 'teacher', `${title}.png`);
  const answer = await teacher.call(uploadResources, { resources: [{ ...values(title), fileId }] });
  return { id: dataOf<typeof uploadResources>(answer)[0]!.id, fileId };
}

const idsIn = async (space: string, who = teacher) =>
  dataOf<typeof listResources>(await who.call(listResources, { space, pageLine: 50 })).data.map(({ id }) => id);
const publicIds = async () =>
  dataOf<typeof listPublicResources>(
    await visitorOf(app).call(listPublicResources, { nodeId: numberLine, pageLine: 50 }),
  ).data.map(({ id }) => id);
const foundIds = async (q: string) =>
  dataOf<typeof search>(await visitorOf(app).call(search, { q })).items.map(({ id }) => id);
const fetched = async (url: string) => (await app.platform.app.inject({ method: 'GET', url })).statusCode;
const countOf = (answer: Parameters<typeof dataOf>[0]) => dataOf<typeof deleteResources>(answer).count;

test('what is removed is nowhere but in the trash, and comes back to where it was', async () => {
  expect(await publicIds()).toContain(film);
  expect(await foundIds(title)).toContain(film);
  const { file } = dataOf<typeof publicResource>(await visitorOf(app).call(publicResource, { id: film }));

  expect(countOf(await teacher.call(deleteResource, { id: film }))).toBe(1);
  expect(countOf(await teacher.call(deleteResource, { id: film }))).toBe(0);
  expect(await publicIds()).not.toContain(film);
  expect(await foundIds(title)).not.toContain(film);
  expect(await idsIn('mine')).not.toContain(film);
  expect(await idsIn('trash')).toContain(film);
  expect((await visitorOf(app).call(publicResource, { id: film })).status).toBe(404);
  expect((await teacher.call(showResource, { id: film })).status).toBe(404);
  expect(await fetched(file.sourcePath)).toBe(404);

  expect(countOf(await teacher.call(restoreResources, { ids: [film] }))).toBe(1);
  expect(await publicIds()).toContain(film);
  expect(await foundIds(title)).toContain(film);
  expect(await fetched(file.sourcePath)).toBe(200);
});

test('the trash begins with what was removed last, however old it is', async () => {
  const newest = (await idsIn('mine'))[0]!;
  const oldest = (await idsIn('mine')).at(-1)!;
  for (const id of [newest, oldest]) await teacher.call(deleteResource, { id });
  expect((await idsIn('trash')).slice(0, 2)).toEqual([oldest, newest]);
  await teacher.call(restoreResources, { ids: [newest, oldest] });
});

test('what is removed for good goes with its file, and only from the trash', async () => {
  const { id, fileId } = await saved('不要了');
  expect(keyOf(await teacher.call(purgeResources, { ids: [id] }))).toBe('resource.error.notInTrash');
  await teacher.call(deleteResources, { ids: [id] });
  expect(countOf(await teacher.call(purgeResources, { ids: [id] }))).toBe(1);
  expect(await idsIn('trash')).not.toContain(id);
  const { services, container } = app.platform;
  const files = await services.database.read(asSystem('a test'), (db) => container.get(Files).findMany(db, [fileId]));
  expect(files.size).toBe(0);
});

test('the trash empties itself after a month, not before', async () => {
  const { id } = await saved('放久了');
  await teacher.call(deleteResource, { id });
  const { container } = app.platform;
  const after = async (days: number) => {
    const clock = { now: () => new Date(Date.now() + days * 86_400_000) };
    const job = emptyTrash({ clock, database: container.get(Database), files: container.get(Files) }, trash);
    const signal = new AbortController().signal;
    await job.run({}, { actor: asSystem('a test'), signal, attempt: 1, heartbeat: async () => undefined });
    return idsIn('trash');
  };
  expect(await after(trashDays - 1)).toContain(id);
  expect(await after(trashDays + 1)).not.toContain(id);
});

test('a file that something else names stays with its resource, and holds up no other in the trash', async () => {
  const [named, other] = [await saved('头像也用'), await saved('没人用')];
  const { services, container } = app.platform;
  const { personId } = app.world.people.teacher;
  const picture = (fileId: string | null) =>
    services.database.write(asSystem('a test'), (db) =>
      db.run(sql`update core.person set avatar_file_id = ${fileId} where id = ${personId}`),
    );
  await picture(named.fileId);
  await teacher.call(deleteResources, { ids: [named.id, other.id] });
  const clock = { now: () => new Date(Date.now() + (trashDays + 1) * 86_400_000) };
  const job = emptyTrash({ clock, database: container.get(Database), files: container.get(Files) }, trash);
  const context = { actor: asSystem('a test'), signal: new AbortController().signal, attempt: 1 };
  await job.run({}, { ...context, heartbeat: async () => undefined });
  await picture(null);
  const left = await idsIn('trash');
  expect(left).toContain(named.id);
  expect(left).not.toContain(other.id);
});

test('up to fifty go in one act, all or none', async () => {
  const mine = [(await saved('一')).id, (await saved('二')).id];
  expect((await teacher.call(deleteResources, { ids: [...mine, resource('morning-reading-draft')] })).status).toBe(404);
  expect(await idsIn('mine')).toEqual(expect.arrayContaining(mine));
  expect(countOf(await teacher.call(deleteResources, { ids: mine }))).toBe(2);
  const many = Array.from({ length: 51 }, (_, at) => at.toString(16).padStart(32, '0'));
  expect((await teacher.call(deleteResources, { ids: many })).status).toBe(422);
});

test('sharing asks once, upwards only, and what is taken back is the owner’s alone', async () => {
  const { id } = await saved('想分享');
  const standing = async () => {
    const { visibility, wanted } = dataOf<typeof showResource>(await teacher.call(showResource, { id }));
    return { visibility, wanted };
  };
  expect(countOf(await teacher.call(shareResources, { ids: [id], wanted: 2 }))).toBe(1);
  expect(await standing()).toEqual({ visibility: 1, wanted: 2 });
  expect(keyOf(await teacher.call(shareResources, { ids: [id], wanted: 3 }))).toBe('resource.error.cannotShare');
  expect(countOf(await teacher.call(withdrawResources, { ids: [id] }))).toBe(1);
  expect(await standing()).toEqual({ visibility: 1, wanted: 0 });
  expect(countOf(await teacher.call(withdrawResources, { ids: [id] }))).toBe(0);
  expect(keyOf(await teacher.call(shareResources, { ids: [resource('number-line-plan')], wanted: 3 }))).toBe(
    'resource.error.cannotShare',
  );
});

test('calling off a request leaves what was shared before as it is', async () => {
  const paper = resource('midterm-paper');
  const headteacher = await signedIn(app, 'headteacher');
  const standing = async () => {
    const { visibility, wanted, time } = dataOf<typeof showResource>(await teacher.call(showResource, { id: paper }));
    return { visibility, wanted, time };
  };
  const before = await standing();
  expect(before).toMatchObject({ visibility: 2, wanted: 0 });
  await teacher.call(shareResources, { ids: [paper], wanted: 3 });
  expect(await standing()).toEqual({ ...before, wanted: 3 });
  expect(countOf(await teacher.call(withdrawResources, { ids: [paper] }))).toBe(1);
  expect(await standing()).toEqual(before);
  expect(await idsIn('school', headteacher)).toContain(paper);
  expect(countOf(await teacher.call(withdrawResources, { ids: [paper] }))).toBe(1);
  expect(await standing()).toMatchObject({ visibility: 1, wanted: 0 });
  expect(await idsIn('school', headteacher)).not.toContain(paper);
});

test('what is taken back from everybody can be fetched no more, and be changed again', async () => {
  const slides = resource('number-line-slides');
  const { file } = dataOf<typeof publicResource>(await visitorOf(app).call(publicResource, { id: slides }));
  expect(countOf(await teacher.call(withdrawResources, { ids: [slides] }))).toBe(1);
  expect(await fetched(file.sourcePath)).toBe(404);
  expect((await (await signedIn(app, 'headteacher')).call(showResource, { id: slides })).status).toBe(404);
  const own = dataOf<typeof showResource>(await teacher.call(showResource, { id: slides }));
  expect(own.may).toMatchObject({ edit: true, withdraw: false, shareToPublic: true });
  expect(own.file.sourcePath).toMatch(/^\/files\/ticket\/view\//);
});

test('nobody removes, restores, shares or takes back what is not his', async () => {
  const headteacher = await signedIn(app, 'headteacher');
  for (const endpoint of [deleteResources, restoreResources, purgeResources, withdrawResources])
    expect((await headteacher.call(endpoint, { ids: [film] })).status).toBe(404);
  expect((await headteacher.call(shareResources, { ids: [resource('number-line-draft')], wanted: 3 })).status).toBe(
    404,
  );
  for (const who of ['student', 'auditor', 'cityadmin', 'guestcity'] as const)
    expect((await (await signedIn(app, who)).call(deleteResource, { id: film })).status).toBe(403);
});

test('a teacher is found by name while one of his resources is public, and leads to them', async () => {
  const name = '周文静';
  const found = async () =>
    dataOf<typeof search>(await visitorOf(app).call(search, { q: name, kind: 'teacher' })).items;
  const [one, ...others] = await found();
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    title: name,
    address: `/education_resources/resource-list?q=${encodeURIComponent(name)}`,
  });

  const shown = dataOf<typeof listResources>(
    await teacher.call(listResources, { space: 'mine', pageLine: 50 }),
  ).data.filter(({ visibility }) => visibility === 3);
  const ids = shown.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(countOf(await teacher.call(deleteResources, { ids }))).toBe(ids.length);
  expect(await found()).toEqual([]);
  expect(countOf(await teacher.call(restoreResources, { ids }))).toBe(ids.length);
  expect((await found()).map(({ id }) => id)).toEqual([one!.id]);
});
