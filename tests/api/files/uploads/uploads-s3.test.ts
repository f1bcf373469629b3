import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginUpload, claimUpload, proveUpload } from 'edutech/core/common/api/uploads';
import { asSystem } from 'edutech/core/server/actor';
import { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { Renditions } from 'edutech/plugins/media/server/conversion/renditions';
import { Workshop } from 'edutech/plugins/media/server/conversion/workshop';
import type { Db } from 'edutech/core/server/data/db';
import { Contents } from 'edutech/core/server/files/contents/contents';
import { S3Contents } from 'edutech/core/server/files/contents/s3-contents';
import { Files } from 'edutech/core/server/files/files';
import { takeUpload } from 'edutech/core/server/uploads/take-upload.job';
import { selectOptionalUpload } from 'edutech/core/server/uploads/uploads.queries';
import type { JobContext } from 'edutech/core/server/jobs/jobs';
import { systemClock } from 'edutech/core/server/clock';
import { Spool, UploadSpool } from 'edutech/core/server/uploads/spool/spool';
import { faultyS3 } from '../../../support/hostile/faulty-s3';
import { makePhoto } from '../../../support/conversion/photos';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { startS3 } from '../content-stores';
import { film, originOf, sendByTus, sha256Of, whenTaken } from './tus-client';

/** A whole platform whose files lie in an S3 store, as a deployment with `fileStore: "s3"` has it. */
let app: TestApp;
let origin: string;
let teacher: Caller;
let folder: string;
let store: Awaited<ReturnType<typeof startS3>>;
let faulty: Awaited<ReturnType<typeof faultyS3>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-s3-'));
  store = await startS3(folder);
  faulty = await faultyS3(store.settings.s3Endpoint);
  app = await startApp({
    plugins: ['portal', 'media'],
    works: true,
    city: { settings: { ...store.settings, s3Endpoint: faulty.address } },
    replace: [
      [Spool, new UploadSpool(join(folder, 'pieces'))],
      [Renditions, new DiskRenditions(join(folder, 'renditions'))],
      [Workshop, { folder: join(folder, 'workshop') }],
    ],
  });
  origin = await originOf(app);
  teacher = await signedIn(app, 'teacher');
});
afterAll(async () => {
  await app.close();
  await faulty.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const write = <T>(work: (db: Db) => Promise<T>) => app.platform.services.database.write(asSystem('test'), work);

test('a film goes up in four parts at once into an S3 store, and comes down whole and by ranges as it was', async () => {
  const content = film(12_000_000);
  const { fileId } = await whenTaken(teacher, await sendByTus(origin, teacher, content, { parallelUploads: 4 }));
  const contents = app.platform.container.get(Contents);
  expect(contents).toBeInstanceOf(S3Contents);
  expect(await contents.sizeOf(sha256Of(content))).toBe(content.length);
  await write((db) => app.platform.container.get(Files).publish(db, fileId));
  const address = `${origin}/files/${sha256Of(content)}/${encodeURIComponent('第一课.mp4')}`;
  const whole = await fetch(address);
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(sha256Of(Buffer.from(await whole.arrayBuffer()))).toBe(sha256Of(content));
  const part = await fetch(address, { headers: { range: 'bytes=7000000-7000999' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(7_000_000, 7_001_000))).toBe(true);
});

test('an upload that is whole while its store is away waits for it, longer than a file that fails by itself', async () => {
  const { database } = app.platform.services;
  const content = film(300_000);
  faulty.state.fault = () => 'error';
  const address = await sendByTus(origin, teacher, content);
  const uploadId = address.split('/').at(-1)!;
  const stateOf = () => write((db) => selectOptionalUpload(db, uploadId));
  await vi.waitFor(
    () => expect(faulty.state.asked.filter((one) => one.startsWith('HEAD')).length).toBeGreaterThan(2),
    10_000,
  );
  const contents = app.platform.container.get(Contents);
  const taking = takeUpload({
    database,
    contents,
    spool: app.platform.container.get(Spool) as UploadSpool,
    clock: systemClock,
    keptFor: 60_000,
  });
  const context = { actor: asSystem('test'), signal: new AbortController().signal, heartbeat: async () => {} };
  const third = taking.run({ uploadId }, { ...context, attempt: 3 } as JobContext);
  await expect(third).rejects.toMatchObject({ key: 'core.error.unavailable' });
  expect(await stateOf()).toMatchObject({ state: 'taking' });
  faulty.state.fault = () => undefined;
  expect((await whenTaken(teacher, address)).state).toBe('ready');
  expect(await contents.sizeOf(sha256Of(content))).toBe(content.length);
});

test('what lies in an S3 store already needs no sending by who holds it', async () => {
  const content = film(400_000);
  await whenTaken(teacher, await sendByTus(origin, teacher, content));
  const colleague = await signedIn(app, 'headteacher');
  const begun = await colleague.call(beginUpload, { name: 'b.mp4', bytes: content.length, group: 'video' });
  const { uploadId, address } = begun.envelope!.data as { uploadId: string; address: string };
  const claim = await colleague.call(claimUpload, { uploadId, sha256: sha256Of(content) });
  const { nonce, ranges } = claim.envelope!.data as { nonce: string; ranges: { start: number; length: number }[] };
  const proof = createHash('sha256').update(Buffer.from(nonce, 'hex'));
  for (const { start, length } of ranges) proof.update(content.subarray(start, start + length));
  const { envelope } = await colleague.call(proveUpload, { uploadId, proof: proof.digest('hex') });
  expect(envelope?.data).toEqual({ isKnown: true });
  expect((await whenTaken(colleague, address)).state).toBe('ready');
});

test('a picture in an S3 store is converted', async () => {
  const address = await sendByTus(origin, teacher, await makePhoto(), {
    metadata: { filename: '课桌.jpg', group: 'photos' },
  });
  const { fileId } = await whenTaken(teacher, address);
  const conversions = app.platform.container.get(Conversions);
  const file = await write((db) => app.platform.container.get(Files).find(db, fileId));
  await write((db) => conversions.request(db, [file]));
  await vi.waitFor(
    async () => {
      const made = await write((db) => conversions.renditionsOf(db, [file], 'public'));
      expect(made.get(file.id)).toMatchObject({ kind: 'picture' });
    },
    { timeout: 20_000, interval: 100 },
  );
});
