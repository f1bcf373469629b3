import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { S3Contents } from 'edutech/core/server/files/contents/s3-contents';
import { sendFile } from 'edutech/core/server/file-serving/send-file';
import { faultyS3, type StoreFault } from '../../support/hostile/faulty-s3';
import { startS3 } from './content-stores';

let folder: string;
let store: Awaited<ReturnType<typeof startS3>>;
let faulty: Awaited<ReturnType<typeof faultyS3>>;
let contents: S3Contents;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edutech-s3-faults-'));
  store = await startS3(folder);
  faulty = await faultyS3(store.settings.s3Endpoint);
  const { s3Bucket, s3KeyId, s3SecretFile } = store.settings;
  const client = new S3Client({
    endpoint: faulty.address,
    region: 'us-east-1',
    forcePathStyle: true,
    maxAttempts: 2,
    credentials: { accessKeyId: s3KeyId, secretAccessKey: readFileSync(s3SecretFile, 'utf8').trim() },
    requestHandler: { requestTimeout: 300, throwOnRequestTimeout: true },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  contents = new S3Contents({ client, bucket: s3Bucket, draftFolder: join(folder, 'draft'), partBytes: 5_242_880 });
});
afterEach(() => {
  faulty.state.fault = () => undefined;
});
afterAll(async () => {
  await faulty.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const fails = (fault: StoreFault, method = 'GET') => {
  faulty.state.fault = (request) => (request.method === method ? fault : undefined);
};
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { key?: string; message: string }) => error.key ?? error.message,
  );
async function draftOf(bytes: Buffer) {
  const path = join(folder, newId());
  await writeFile(path, bytes);
  return contents.drafts.of(path);
}
async function placed(bytes: Buffer): Promise<string> {
  await contents.place(await draftOf(bytes));
  return shaOf(bytes);
}
const readAll = async (sha256: string, range?: { start: number; end: number }) => {
  const parts: Buffer[] = [];
  for await (const part of await contents.open(sha256, range)) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

test('a store that is silent or answers 500 is away for now: nothing is lost, and nothing is said to be stored', async () => {
  const bytes = randomBytes(2000);
  const sha256 = await placed(bytes);
  for (const fault of ['silent', 'error'] as const) {
    fails(fault);
    expect(await keyOf(contents.open(sha256)), fault).toBe('core.error.unavailable');
    fails(fault, 'HEAD');
    expect(await keyOf(contents.sizeOf(sha256)), fault).toBe('core.error.unavailable');
    fails(fault, 'PUT');
    const draft = await draftOf(randomBytes(2000));
    expect(await keyOf(contents.place(draft)), fault).toBe('core.error.unavailable');
    faulty.state.fault = () => undefined;
    expect(await contents.sizeOf(draft.sha256)).toBeNull();
    // the draft is still there for the next try
    await contents.place(draft);
    expect(await contents.sizeOf(draft.sha256)).toBe(2000);
  }
  expect((await readAll(sha256)).equals(bytes)).toBe(true);
});

test('an answer that is cut, short or of another part is no content', async () => {
  const sha256 = await placed(randomBytes(400_000));
  const drafts = await readdir(contents.drafts.folder);
  const part = { start: 100, end: 300_099 };
  fails('cut');
  await expect(readAll(sha256, part)).rejects.toThrow();
  await expect(contents.withFile(sha256, async () => 'read')).rejects.toThrow();
  for (const fault of ['short', 'whole'] as const) {
    fails(fault);
    expect(await keyOf(contents.open(sha256, part)), fault).toBe('core.files.lost');
  }
  expect(await readdir(contents.drafts.folder)).toEqual(drafts);
});

test('what the store only says to have is not stored, and parts of what failed are taken away', async () => {
  fails('swallow', 'PUT');
  expect(await keyOf(placed(randomBytes(3000)))).toMatch(/The store has null bytes/);
  const large = randomBytes(6_000_000);
  fails('etag', 'PUT');
  faulty.state.asked.length = 0;
  await keyOf(placed(large));
  const isThere = (await contents.sizeOf(shaOf(large))) === large.length;
  // a store that looks at ETags refuses them, and then nothing stays of it
  expect(isThere || faulty.state.asked.some((one) => one.startsWith('DELETE') && one.includes('uploadId'))).toBe(true);
  if (isThere) expect((await readAll(shaOf(large))).equals(large)).toBe(true);
});

test('a list that breaks off or goes in a circle is no whole list', async () => {
  await placed(randomBytes(100));
  for (const fault of ['list', 'circle'] as const) {
    fails(fault);
    const listing = (async () => {
      for await (const name of contents.placedBefore(new Date('2100-01-01'))) expect(name).toMatch(/^[0-9a-f]{64}$/);
    })();
    expect(await keyOf(listing), fault).toMatch(/breaks off/);
  }
});

test('readers of a part get all of it or an error, and the next answer on their connection is their own', async () => {
  const bytes = randomBytes(400_000);
  const sha256 = await placed(bytes);
  const file = { id: '', sha256, bytes: bytes.length, mime: 'video/mp4', ext: 'mp4', name: 'a.mp4' };
  const app = fastify();
  app.get('/', (request, reply) =>
    sendFile(request, reply, { contents, file, caching: 'never', disposition: 'inline' }),
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async () => {
    const answer = await fetch(origin, { headers: { range: 'bytes=0-299999' } });
    return answer.status === 206 ? (await answer.bytes()).length : answer.status;
  };
  for (const [fault, expected] of [
    ['short', 500],
    ['whole', 500],
    ['error', 503],
  ] as const) {
    fails(fault);
    expect(await get(), fault).toBe(expected);
    faulty.state.fault = () => undefined;
    expect(await get()).toBe(300_000);
  }
  fails('cut');
  await expect(get()).rejects.toThrow();
  faulty.state.fault = () => undefined;
  expect(await get()).toBe(300_000);
  await app.close();
});
