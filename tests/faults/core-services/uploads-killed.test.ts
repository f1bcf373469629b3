import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginUpload, cancelUpload, uploadRoom, uploadState } from 'edutech/core/common/api/uploads';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { Files } from 'edutech/core/server/files/files';
import { film, sendByTus, sendPart, sha256Of, tus, whenTaken } from '../../api/files/uploads/tus-client';
import { type Caller, signedIn } from '../../support/people';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../under-fire/few-areas';

const root = new URL('../../../', import.meta.url).pathname;

/** Uploads are core's. */
const city = cityWithOnly();
/** Asks only; bytes are taken, and files made, by processes that the test kills. */
let office: TestApp;
let teacher: Caller;
let data: string;
let server: ServerProcess;

beforeAll(async () => {
  office = await startApp({ plugins: [], city });
  teacher = await signedIn(office, 'teacher');
  data = await mkdtemp(join(tmpdir(), 'edutech-killed-'));
  writeFileSync(join(data, 'city.json'), JSON.stringify(city));
  server = await start();
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await office.close();
  await rm(data, { recursive: true, force: true });
});

const start = () =>
  startServerProcess({
    dist: process.env['EDUTECH_DIST'] ?? join(root, 'dist'),
    database: office.database,
    data,
    env: { EDUTECH_CONFIG: join(data, 'city.json') },
  });

/** Bytes that the teacher and the school have by now. */
async function used(): Promise<readonly [person: number, school: number]> {
  const { person, school } = (await teacher.call(uploadRoom)).envelope!.data as OutputOf<typeof uploadRoom>;
  return [person.used, school!.used];
}

async function killAndStart(): Promise<void> {
  const gone = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await gone;
  server = await start();
}

test('an upload whose server is killed twice goes on where the disk has it, and the file is the same byte for byte', async () => {
  const content = film(40_000_000);
  const before = await used();
  // announced, on its way and taken: it counts once, whatever dies meanwhile
  const counted = before.map((bytes) => bytes + content.length);
  const { envelope } = await teacher.call(beginUpload, { name: '公开课.mp4', bytes: content.length, group: 'video' });
  const { address, uploadId } = envelope!.data as { address: string; uploadId: string };
  const received = async () => {
    const { envelope: answer } = await teacher.call(uploadState, { uploadId });
    return (answer!.data as { received: number }).received;
  };
  for (const [from, to] of [
    [0, 20_000_000],
    [20_000_000, 30_000_000],
  ] as const) {
    const offset = Number((await tus(server.url, teacher, ['HEAD', address])).offset);
    expect(offset).toBeLessThanOrEqual(from);
    // the rest never comes, so the request is killed in its middle
    sendPart(server.url, teacher, address, offset, content.length - offset, content.subarray(offset, to));
    await vi.waitFor(async () => expect(await received()).toBeGreaterThan(offset), { timeout: 20_000, interval: 50 });
    const acknowledged = await received();
    await killAndStart();
    const kept = Number((await tus(server.url, teacher, ['HEAD', address])).offset);
    expect(kept).toBeGreaterThanOrEqual(acknowledged);
    expect(kept).toBeLessThanOrEqual(to);
    expect(await used()).toEqual(counted);
  }
  await sendByTus(server.url, teacher, content, { uploadUrl: server.url + address });
  // all have come, and nothing has been made of them yet
  await killAndStart();
  expect(await used()).toEqual(counted);
  const { state, fileId } = await whenTaken(teacher, address);
  expect(state).toBe('ready');
  expect(await used()).toEqual(counted);
  const { services, container } = office.platform;
  const file = await services.database.read(asSystem('test'), (db) => container.get(Files).find(db, fileId));
  expect([file.bytes, file.sha256]).toEqual([content.length, sha256Of(content)]);
  await vi.waitFor(async () => expect(await readdir(join(data, 'uploads/pieces'))).toEqual([]), 10_000);
}, 120_000);

test('what was only announced, half sent or a part of several when the server died gives its room back when it is given up', async () => {
  const before = await used();
  const content = film(3_000_000);
  const begin = async () => {
    const { envelope } = await teacher.call(beginUpload, { name: 'b.mp4', bytes: content.length, group: 'video' });
    return envelope!.data as { address: string; uploadId: string };
  };
  const [announced, half] = [await begin(), await begin()];
  sendPart(server.url, teacher, half.address, 0, content.length, content.subarray(0, 2_000_000));
  const length = { 'upload-length': '1000000', 'upload-metadata': 'filename Yi5tcDQ=', 'upload-concat': 'partial' };
  const part = await tus(server.url, teacher, ['POST', '/uploads/'], length);
  const partId = String(part.headers.get('location')).split('/').at(-1)!;
  await killAndStart();
  const [person] = await used();
  expect(person - before[0]).toBe(2 * content.length + 1_000_000);
  for (const uploadId of [announced.uploadId, half.uploadId, partId]) await teacher.call(cancelUpload, { uploadId });
  expect(await used()).toEqual(before);
  // once more is no second time
  await teacher.call(cancelUpload, { uploadId: half.uploadId });
  await killAndStart();
  expect(await used()).toEqual(before);
}, 120_000);
