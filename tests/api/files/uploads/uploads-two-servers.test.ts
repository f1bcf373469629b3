import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginUpload, uploadState } from 'edutech/core/common/api/uploads';
import { asSystem } from 'edutech/core/server/actor';
import { Files } from 'edutech/core/server/files/files';
import { Spool, UploadSpool } from 'edutech/core/server/uploads/spool/spool';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { film, originOf, patchHeaders, sendPart, sha256Of, tus, whenTaken } from './tus-client';

/** Two servers over one database and one spool. */
let one: TestApp;
let two: TestApp;
let teacher: Caller;
let folder: string;
const origins: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-spool-'));
  const options = { plugins: ['portal'], replace: [[Spool, new UploadSpool(folder)]] as const };
  one = await startApp({ ...options, works: true });
  two = await startApp({ ...options, sameDatabaseAs: one });
  for (const app of [one, two]) origins.push(await originOf(app));
  teacher = await signedIn(one, 'teacher');
});
afterAll(async () => {
  await two.close();
  await one.close();
  await rm(folder, { recursive: true });
});

test('an upload goes on at another server while the first still hears its old sender, whose bytes count no more', async () => {
  const [first, second] = origins as [string, string];
  const content = film(3_000_000);
  const { envelope } = await teacher.call(beginUpload, { name: 'a.mp4', bytes: content.length, group: 'video' });
  const { address, uploadId } = envelope!.data as { address: string; uploadId: string };
  const old = sendPart(first, teacher, address, 0, content.length, content.subarray(0, 1_000_000));
  await vi.waitFor(async () => {
    const { envelope: state } = await teacher.call(uploadState, { uploadId });
    expect(state!.data).toMatchObject({ received: 1_000_000 });
  }, 10_000);
  expect((await tus(second, teacher, ['HEAD', address])).offset).toBe('1000000');
  // what the old sender goes on with is another film
  old.write(film(1_000_000));
  const middle = await tus(
    second,
    teacher,
    ['PATCH', address],
    patchHeaders(1_000_000),
    content.subarray(1_000_000, 2_000_000),
  );
  expect([middle.status, middle.offset]).toEqual([204, '2000000']);
  await expect.poll(() => Promise.race([old.answered, Promise.resolve(-1)]), { timeout: 10_000 }).toBe(423);
  expect((await tus(first, teacher, ['HEAD', address])).offset).toBe('2000000');
  await tus(first, teacher, ['PATCH', address], patchHeaders(2_000_000), content.subarray(2_000_000));
  const { fileId } = await whenTaken(teacher, address);
  const file = await one.platform.services.database.read(asSystem('test'), (db) =>
    one.platform.container.get(Files).find(db, fileId),
  );
  expect(file.sha256).toBe(sha256Of(content));
});
