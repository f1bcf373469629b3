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
import { Spool, UploadSpool } from 'edutech/core/server/uploads/spool/spool';
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

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-s3-'));
  store = await startS3(folder);
  app = await startApp({
    plugins: ['portal', 'media'],
    works: true,
    city: { settings: store.settings },
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
