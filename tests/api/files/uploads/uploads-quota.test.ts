import { mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginUpload, cancelUpload, listUploads, uploadRoom } from 'edutech/core/common/api/uploads';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Contents } from 'edutech/core/server/files/contents/contents';
import { Files } from 'edutech/core/server/files/files';
import { forgetExpiredFiles } from 'edutech/core/server/files/sweep-files';
import { Spool, UploadSpool } from 'edutech/core/server/uploads/spool/spool';
import { type Caller, personIdOf, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { film, originOf, patchHeaders, sendByTus, sha256Of, tus, whenTaken } from './tus-client';

const megabyte = 1_048_576;
const system = asSystem('test');
let app: TestApp;
let origin: string;
let teacher: Caller;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-spool-'));
  const settings = { personQuotaGigabytes: 100 / 1024, schoolQuotaGigabytes: 150 / 1024 };
  app = await startApp({
    plugins: ['portal', 'textbook', 'air'],
    works: true,
    city: { settings },
    replace: [[Spool, new UploadSpool(folder)]],
  });
  origin = await originOf(app);
  teacher = await signedIn(app, 'teacher');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const begin = (who: Caller, megabytes: number) =>
  who.call(beginUpload, { name: 'a.mp4', bytes: megabytes * megabyte, group: 'video' });

test('what one has and has announced must fit into the quota, of the person and of the school', async () => {
  const first = await begin(teacher, 60);
  expect(first.status).toBe(200);
  const second = await begin(teacher, 50);
  expect(second.envelope).toMatchObject({ code: 413, data: { key: 'core.files.quota', params: { most: 0.1 } } });
  const length = { 'upload-length': String(50 * megabyte), 'upload-metadata': 'filename YS5tcDQ=' };
  expect((await tus(origin, teacher, ['POST', '/uploads/'], length)).key).toBe('core.files.quota');
  // parts count as what they will be joined into
  expect((await tus(origin, teacher, ['POST', '/uploads/'], { ...length, 'upload-concat': 'partial' })).key).toBe(
    'core.files.quota',
  );
  const headteacher = await signedIn(app, 'headteacher');
  expect((await begin(headteacher, 80)).status).toBe(200);
  expect((await begin(await signedIn(app, 'principal'), 20)).envelope).toMatchObject({
    data: { key: 'core.files.schoolQuota' },
  });
  const { uploadId } = first.envelope!.data as { uploadId: string };
  await teacher.call(cancelUpload, { uploadId });
  expect((await begin(await signedIn(app, 'principal'), 20)).status).toBe(200);
});

test('of several who announce at once only those get room for whom there is some', async () => {
  const both = [teacher, await signedIn(app, 'principal')] as const;
  const answers = await Promise.all(Array.from({ length: 12 }, (_, nth) => begin(both[nth % 2]!, 12)));
  const begun = answers.filter(({ status }) => status === 200);
  for (const { envelope } of begun)
    for (const who of both)
      await who.call(cancelUpload, { uploadId: (envelope!.data as { uploadId: string }).uploadId });
  // 80 and 20 of 150 megabytes are taken since the test before, and a few are the demo’s
  expect(begun).toHaveLength(3);
});

test('a file that has come and that nobody keeps is listed in every browser, and gives its room back when it is removed', async () => {
  const { database } = app.platform.services;
  const files = app.platform.container.get(Files);
  const elsewhere = await signedIn(app, 'teacher');
  const listed = async () =>
    (
      (await elsewhere.call(listUploads)).envelope!.data as { uploads: { uploadId: string; state: string }[] }
    ).uploads.filter(({ state }) => state === 'ready');
  const used = async () =>
    ((await elsewhere.call(uploadRoom)).envelope!.data as { person: { used: number } }).person.used;
  const before = await used();
  const { length: keptBytes } = film(3000);
  const [unclaimed, kept] = [
    await whenTaken(teacher, await sendByTus(origin, teacher, film(3000))),
    await whenTaken(teacher, await sendByTus(origin, teacher, film(3000))),
  ];
  await database.write(system, (db) => files.keep(db, [kept.fileId], personIdOf(app, 'teacher')));
  expect(await listed()).toEqual([
    expect.objectContaining({ uploadId: unclaimed.uploadId, state: 'ready', fileId: unclaimed.fileId }),
  ]);

  for (const { uploadId } of [unclaimed, kept]) await elsewhere.call(cancelUpload, { uploadId });
  expect(await listed()).toEqual([]);
  expect(await used()).toBe(before + keptBytes);
  await expect(database.read(system, (db) => files.find(db, kept.fileId))).resolves.toBeDefined();
});

test('a file that something points at is neither removed nor forgotten, and one that nothing does is', async () => {
  const { database } = app.platform.services;
  const files = app.platform.container.get(Files);
  const taken = async () => (await whenTaken(teacher, await sendByTus(origin, teacher, film(2000)))).fileId;
  const [used, free] = [await taken(), await taken()];
  await database.write(system, (db) =>
    db.run(sql`
      update air.resource set file_id = ${used} where id = (select id from air.resource where file_id is not null limit 1)`),
  );
  const removed = (id: string) => database.write(system, (db) => files.remove(db, id));
  await expect(removed(used)).rejects.toMatchObject({ key: 'core.files.stillUsed', status: 409 });
  const inAMonth = { now: () => new Date(Date.now() + 31 * 86_400_000) };
  const context = { actor: system, signal: new AbortController().signal, heartbeat: async () => {} };
  const contents = app.platform.container.get(Contents);
  await forgetExpiredFiles({ contents, database, clock: inAMonth }, context);
  const found = await database.read(system, (db) => files.findMany(db, [used, free]));
  expect([...found.keys()]).toEqual([used]);
});

test.runIf(process.platform === 'linux')(
  'a full disk is answered 507, what came before stays, and the upload goes on when there is room',
  async () => {
    const content = film(2 * megabyte);
    const { envelope } = await teacher.call(beginUpload, { name: 'a.mp4', bytes: content.length, group: 'video' });
    const { address } = envelope!.data as { address: string };
    await tus(origin, teacher, ['PATCH', address], patchHeaders(0), content.subarray(0, 1000));
    const [piece] = await readdir(folder);
    const path = join(folder, piece!);
    await rename(path, `${path}-kept`);
    // a device that is always full
    await symlink('/dev/full', path);
    const answer = await tus(origin, teacher, ['PATCH', address], patchHeaders(1000), content.subarray(1000));
    expect([answer.status, answer.key]).toEqual([507, 'core.files.noSpace']);
    await rm(path);
    await rename(`${path}-kept`, path);
    expect((await tus(origin, teacher, ['HEAD', address])).offset).toBe('1000');
    await tus(origin, teacher, ['PATCH', address], patchHeaders(1000), content.subarray(1000));
    const { fileId } = await whenTaken(teacher, address);
    const file = await app.platform.services.database.read(system, (db) =>
      app.platform.container.get(Files).find(db, fileId),
    );
    expect(file.sha256).toBe(sha256Of(content));
  },
);
