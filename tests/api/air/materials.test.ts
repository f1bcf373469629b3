import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { Files } from 'edutech/core/server/files/files';
import {
  addAirMaterial,
  airDetail,
  markAirExercise,
  removeAirMaterial,
  restoreAirMaterial,
} from 'edutech/plugins/air/api';
import { sweepMaterials } from 'edutech/plugins/air/server/materials/sweep-materials.job';
import { mostMaterials } from 'edutech/plugins/air/model/materials';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { onePoint } from '../../support/uploading';

let app: TestApp;
let folder: string;
let editor: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air'] });
  folder = await mkdtemp(join(tmpdir(), 'edutech-materials-'));
  editor = await signedIn(app, 'cityadmin');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const lesson = (slug: string) => demoId(`air.resource.${slug}`);
const materialsOf = async (who: Caller, id: string) =>
  ((await who.call(airDetail, { id })).envelope!.data as OutputOf<typeof airDetail>).otherFile;

/** A file that has just been uploaded, and goes by itself unless somebody keeps it. */
async function uploaded(by: DemoAccount, name: string, group: FileGroup = 'general'): Promise<string> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, onePoint);
  const { personId, schoolId } = app.world.people[by];
  const owner = { personId, schoolId, keptFor: 60_000 };
  const { services, container } = app.platform;
  const file = await services.database.write(asSystem('a test'), (db) =>
    container.get(Files).store(db, { path, name }, group, owner),
  );
  return file.id;
}

test('an editor of the city puts a file beside a lesson, once, and everybody reads it', async () => {
  const id = lesson('m7-opposite');
  const before = await materialsOf(visitorOf(app), id);
  const fileId = await uploaded('cityadmin', '板书.png');
  for (const _ of ['at first', 'by a retry'])
    expect((await editor.call(addAirMaterial, { id, fileId })).status).toBe(200);
  const [added, ...more] = (await materialsOf(visitorOf(app), id)).slice(before.length);
  expect(more).toEqual([]);
  expect(added).toMatchObject({ ffid: fileId, name: '板书', ext: 'png' });
  const answer = await app.platform.app.inject({ method: 'GET', url: added!.sourcePath });
  expect(answer.rawPayload).toEqual(onePoint);

  expect((await editor.call(removeAirMaterial, { id, ffid: fileId })).status).toBe(200);
  expect(await materialsOf(visitorOf(app), id)).toEqual(before);
  expect((await editor.call(removeAirMaterial, { id, ffid: fileId })).status).toBe(404);
});

test('what was taken out is closed to readers, comes back by undo, and goes for good after an hour', async () => {
  const id = lesson('m7-signs');
  const fileId = await uploaded('cityadmin', '误删.png');
  await editor.call(addAirMaterial, { id, fileId });
  const shown = async () => (await materialsOf(visitorOf(app), id)).find(({ ffid }) => ffid === fileId);
  const { sourcePath } = (await shown())!;
  const read = async () => (await app.platform.app.inject({ method: 'GET', url: sourcePath })).statusCode;
  await editor.call(removeAirMaterial, { id, ffid: fileId });
  expect([await shown(), await read()]).toEqual([undefined, 404]);
  expect((await editor.call(restoreAirMaterial, { id, ffid: fileId })).status).toBe(200);
  expect([(await shown())?.name, await read()]).toEqual(['误删', 200]);
  expect((await editor.call(restoreAirMaterial, { id, ffid: fileId })).status).toBe(404);

  await editor.call(removeAirMaterial, { id, ffid: fileId });
  const { services, container } = app.platform;
  await services.database.write(asSystem('an hour passes'), (db) =>
    db.run(sql`update air.attachment set removed_at = removed_at - interval '61 minutes' where file_id = ${fileId}`),
  );
  await sweepMaterials({ ...services, files: container.get(Files) }).run({}, {} as never);
  expect((await editor.call(restoreAirMaterial, { id, ffid: fileId })).status).toBe(404);
});

test('what is taken out of a public lesson is closed, though a lesson for signed-in people has it too', async () => {
  const fileId = await uploaded('cityadmin', '两处.png');
  const [open, closed] = [lesson('m7-signs'), lesson('ms1-monotone')];
  for (const id of [open, closed]) await editor.call(addAirMaterial, { id, fileId });
  const shown = (await materialsOf(visitorOf(app), open)).find(({ ffid }) => ffid === fileId)!;
  await editor.call(removeAirMaterial, { id: open, ffid: fileId });
  expect((await app.platform.app.inject({ method: 'GET', url: shown.sourcePath })).statusCode).toBe(404);
  expect((await materialsOf(await signedIn(app, 'teacher'), closed)).map(({ ffid }) => ffid)).toContain(fileId);
});

test('what stands beside a lesson for signed-in people is not for everybody', async () => {
  const id = lesson('ms1-monotone');
  const fileId = await uploaded('cityadmin', '图像.png');
  await editor.call(addAirMaterial, { id, fileId });
  const shown = async (who: Caller) => (await materialsOf(who, id)).find(({ ffid }) => ffid === fileId);
  expect((await shown(await signedIn(app, 'teacher')))?.sourcePath).toMatch(/^\/files\/ticket\/view\//);
  expect(await shown(visitorOf(app))).toBeUndefined();
});

test('a file that two lessons show stays when one lets it go', async () => {
  const fileId = await uploaded('cityadmin', '公用.png');
  for (const slug of ['m7-signs', 'm7-absolute']) await editor.call(addAirMaterial, { id: lesson(slug), fileId });
  await editor.call(removeAirMaterial, { id: lesson('m7-signs'), ffid: fileId });
  expect((await materialsOf(visitorOf(app), lesson('m7-absolute'))).map(({ ffid }) => ffid)).toContain(fileId);
});

test('nobody adds a file of somebody else, nor one of a kind that has no place there', async () => {
  const id = lesson('m7-opposite');
  const theirs = await editor.call(addAirMaterial, { id, fileId: await uploaded('teacher', '别人的.png') });
  const drawing = await editor.call(addAirMaterial, {
    id,
    fileId: await uploaded('cityadmin', '图.webp', 'photos').catch(() => demoId('none')),
  });
  expect([theirs.status, drawing.status]).toEqual([404, 404]);
});

test('whoever does not look after the air classroom changes no lesson', async () => {
  const id = lesson('m7-opposite');
  const teacher = await signedIn(app, 'teacher');
  const fileId = await uploaded('teacher', '我的.png');
  expect((await teacher.call(addAirMaterial, { id, fileId })).status).toBe(403);
  const [material] = await materialsOf(teacher, lesson('m7-number-line'));
  expect((await teacher.call(removeAirMaterial, { id: lesson('m7-number-line'), ffid: material!.ffid })).status).toBe(
    403,
  );
});

test('a lesson holds thirty files and not one more', async () => {
  const id = lesson('m7-balance');
  const room = mostMaterials - (await materialsOf(editor, id)).length;
  for (let at = 0; at < room; at++)
    await editor.call(addAirMaterial, { id, fileId: await uploaded('cityadmin', `${at}.png`) });
  const answer = await editor.call(addAirMaterial, { id, fileId: await uploaded('cityadmin', '多.png') });
  expect(answer.envelope!.data).toMatchObject({ key: 'air.error.tooManyMaterials' });
});

test('an editor says that a material is an exercise, and that it is none; others may not', async () => {
  const id = lesson('ph8-refraction');
  const [material] = await materialsOf(visitorOf(app), id);
  const mark = (who: Caller, isExercise: boolean) =>
    who.call(markAirExercise, { id, ffid: material!.ffid, isExercise });
  const isExercise = async () => (await materialsOf(visitorOf(app), id))[0]!.isExercise;
  expect(await isExercise()).toBe(true);
  expect((await mark(await signedIn(app, 'teacher'), false)).status).toBe(403);
  expect((await mark(editor, false)).status).toBe(200);
  expect(await isExercise()).toBe(false);
  expect((await mark(editor, true)).status).toBe(200);
  expect(await isExercise()).toBe(true);
  const elsewhere = { id: lesson('cn7-spring'), ffid: material!.ffid, isExercise: true };
  expect((await editor.call(markAirExercise, elsewhere)).status).toBe(404);
});
