import { createHash } from 'node:crypto';
import { afterEach, expect, vi } from 'vitest';
import { beginUpload, cancelUpload, listUploads, uploadState, uploadTicket } from 'edutech/core/common/api/uploads';
import { asSystem } from 'edutech/core/server/actor';
import { Contents } from 'edutech/core/server/files/contents/contents';
import { Files } from 'edutech/core/server/files/files';
import { forgetExpiredFiles } from 'edutech/core/server/files/sweep-files';
import type { Caller } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { film, patchHeaders, sendByTus, sendPart, sha256Of, tus, whenTaken } from './tus-client';
import { test, type Uploading } from './uploading';

let app: TestApp;
let origin: string;
let teacher: Caller;
let fileOf: Uploading['fileOf'];
let pieces: Uploading['pieces'];
let before: string[];

test.beforeAll(async ({ uploading }) => {
  ({ app, origin, teacher, fileOf, pieces } = uploading);
  before = await pieces();
});

afterEach(async () => {
  const { envelope } = await teacher.call(listUploads);
  const { uploads } = envelope!.data as { uploads: { uploadId: string; state: string }[] };
  for (const { uploadId } of uploads.filter(({ state }) => state === 'open'))
    await teacher.call(cancelUpload, { uploadId });
  // whatever became of an upload, nothing of it stays
  await vi.waitFor(async () => expect(await pieces()).toEqual(before), 5000);
});

async function begun(
  bytes: number,
  input: Record<string, unknown> = {},
): Promise<{ address: string; uploadId: string }> {
  const { envelope } = await teacher.call(beginUpload, { name: '第一课.mp4', bytes, group: 'video', ...input });
  return envelope!.data as { address: string; uploadId: string };
}
/** Waits until so much has come for good, without stopping what comes. */
const hasCome = (address: string, bytes: number) =>
  vi.waitFor(async () => {
    const { envelope } = await teacher.call(uploadState, { uploadId: address.split('/').at(-1)! });
    expect(envelope!.data).toMatchObject({ received: bytes });
  }, 5000);
const offsetOf = async (address: string) => Number((await tus(origin, teacher, ['HEAD', address])).offset);

test('a client that is not ours uploads a film in pieces, and the file is the same byte for byte', async () => {
  const content = film(3_000_000);
  const address = await sendByTus(origin, teacher, content, { chunkSize: 1_000_000 });
  const { state, fileId } = await whenTaken(teacher, address);
  expect(state).toBe('ready');
  expect(await fileOf(fileId)).toMatchObject({
    name: '第一课.mp4',
    mime: 'video/mp4',
    bytes: content.length,
    sha256: sha256Of(content),
  });
});

test('an upload that was begun is found again by its mark, and lies in one piece however it was cut', async () => {
  const content = film(50_000);
  const { address, uploadId } = await begun(content.length, { mark: 'my film' });
  expect((await teacher.call(listUploads)).envelope?.data).toMatchObject({
    uploads: expect.arrayContaining([
      expect.objectContaining({ uploadId, mark: 'my film', received: 0, state: 'open' }),
    ]),
  });
  await tus(origin, teacher, ['PATCH', address], patchHeaders(0), content.subarray(0, 20_000));
  expect(await pieces()).toHaveLength(before.length + 1);
  await tus(origin, teacher, ['PATCH', address], patchHeaders(20_000), content.subarray(20_000));
  await whenTaken(teacher, address);
});

test('a wrong offset is refused and changes nothing', async () => {
  const content = film(1000);
  const { address } = await begun(content.length);
  await tus(origin, teacher, ['PATCH', address], patchHeaders(0), content.subarray(0, 400));
  for (const wrong of [0, 399, 401, content.length]) {
    const answer = await tus(origin, teacher, ['PATCH', address], patchHeaders(wrong), Buffer.from('x'));
    expect([answer.status, answer.key], String(wrong)).toEqual([409, 'core.uploads.wrongOffset']);
  }
  expect(await offsetOf(address)).toBe(400);
});

test('a wrong checksum is refused with 460 and the offset stays, a right one counts', async () => {
  const content = film(1000);
  const { address, uploadId } = await begun(content.length);
  const sum = (of: Buffer) => ({ 'upload-checksum': `sha1 ${createHash('sha1').update(of).digest('base64')}` });
  const send = (body: Buffer, checksum: Record<string, string>, offset = 0) =>
    tus(origin, teacher, ['PATCH', address], { ...patchHeaders(offset), ...checksum }, body);
  const wrong = await send(content, sum(Buffer.from('another')));
  expect([wrong.status, wrong.key]).toEqual([460, 'core.uploads.wrongChecksum']);
  expect(await offsetOf(address)).toBe(0);
  expect((await send(content, { 'upload-checksum': 'crc32 AAAA' })).status).toBe(400);
  expect((await send(content.subarray(0, 300), sum(content.subarray(0, 300)))).offset).toBe('300');
  expect((await send(content.subarray(300), sum(content.subarray(300)), 300)).status).toBe(204);
  const { fileId } = await whenTaken(teacher, `/uploads/${uploadId}`);
  expect((await fileOf(fileId)).sha256).toBe(sha256Of(content));
});

test('a client that is not ours, overtaken in the middle, asks where the upload stands and goes on from there', async () => {
  const content = film(900_000);
  const { address } = await begun(content.length);
  const refused: number[] = [];
  let isOvertaken = false;
  await sendByTus(origin, teacher, content, {
    uploadUrl: origin + address,
    chunkSize: 300_000,
    onBeforeRequest: async (request) => {
      // between its question and its second piece somebody else has sent one
      if (isOvertaken || request.getHeader('Upload-Offset') !== '300000') return;
      isOvertaken = true;
      await tus(origin, teacher, ['PATCH', address], patchHeaders(300_000), content.subarray(300_000, 600_000));
    },
    onAfterResponse: (_request, response) => {
      if (response.getStatus() >= 400) refused.push(response.getStatus());
    },
  });
  expect(refused).toEqual([409]);
  const { fileId } = await whenTaken(teacher, address);
  expect((await fileOf(fileId)).sha256).toBe(sha256Of(content));
});

test('a client that is not ours, whose piece was changed on the way, sends it again, and the file is what it was', async () => {
  const content = film(600_000);
  const { address } = await begun(content.length);
  const refused: number[] = [];
  await sendByTus(origin, teacher, content, {
    uploadUrl: origin + address,
    chunkSize: 200_000,
    onBeforeRequest: (request) => {
      const offset = Number(request.getHeader('Upload-Offset'));
      if (request.getMethod() !== 'PATCH') return;
      // of the second piece another one's sum, once: as if a bit had turned
      const isWrong = offset === 200_000 && refused.length === 0;
      const piece = isWrong ? content.subarray(0, 200_000) : content.subarray(offset, offset + 200_000);
      request.setHeader('upload-checksum', `sha256 ${createHash('sha256').update(piece).digest('base64')}`);
    },
    onAfterResponse: (_request, response) => {
      if (response.getStatus() >= 400) refused.push(response.getStatus());
    },
    onShouldRetry: () => true,
  });
  expect(refused).toEqual([460]);
  const { fileId } = await whenTaken(teacher, address);
  expect((await fileOf(fileId)).sha256).toBe(sha256Of(content));
});

test('more than was announced is refused', async () => {
  const content = film(1000);
  const { address } = await begun(500);
  const answer = await tus(origin, teacher, ['PATCH', address], patchHeaders(0), content);
  expect([answer.status, answer.key]).toEqual([413, 'core.uploads.tooLong']);
  expect(await offsetOf(address)).toBe(0);
});

test('when the line is cut, what has come is kept, and the upload goes on behind it', async () => {
  const content = film(900_000);
  const { address } = await begun(content.length);
  const cut = sendPart(origin, teacher, address, 0, content.length, content.subarray(0, 500_000));
  await hasCome(address, 500_000);
  cut.cut();
  expect(await offsetOf(address)).toBe(500_000);
  await tus(origin, teacher, ['PATCH', address], patchHeaders(500_000), content.subarray(500_000));
  const { fileId } = await whenTaken(teacher, address);
  expect((await fileOf(fileId)).sha256).toBe(sha256Of(content));
});

test('a second request takes over from one that hangs, and both bring a whole file', async () => {
  const content = film(600_000);
  const { address } = await begun(content.length);
  const hanging = sendPart(origin, teacher, address, 0, content.length, content.subarray(0, 200_000));
  await hasCome(address, 200_000);
  const from = await offsetOf(address);
  expect(await hanging.answered).not.toBe(204);
  await tus(origin, teacher, ['PATCH', address], patchHeaders(from), content.subarray(from));
  const { fileId } = await whenTaken(teacher, address);
  expect((await fileOf(fileId)).sha256).toBe(sha256Of(content));
});

test('a client may create and send in one request, and reads when an unfinished upload goes', async () => {
  const content = film(1000);
  const metadata = `filename ${Buffer.from('a.mp4').toString('base64')},group ${Buffer.from('video').toString('base64')}`;
  const created = await tus(
    origin,
    teacher,
    ['POST', '/uploads/'],
    {
      'content-type': 'application/offset+octet-stream',
      'upload-length': String(content.length),
      'upload-metadata': metadata,
    },
    content.subarray(0, 600),
  );
  expect([created.status, created.offset]).toEqual([201, '600']);
  expect(Date.parse(created.headers.get('upload-expires')!)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  const address = created.headers.get('location')!;
  // a proxy that lets no PATCH through
  const rest = await tus(
    origin,
    teacher,
    ['POST', address],
    { ...patchHeaders(600), 'x-http-method-override': 'PATCH' },
    content.subarray(600),
  );
  expect([rest.status, rest.offset]).toEqual([204, String(content.length)]);
  expect((await whenTaken(teacher, address)).state).toBe('ready');
});

test('a kind of file that the group does not take is refused before a byte is sent, with what it takes', async () => {
  const { envelope } = await teacher.call(beginUpload, { name: '程序.exe', bytes: 1000, group: 'images' });
  expect(envelope).toMatchObject({ code: 422, data: { key: 'core.files.wrongType' } });
  expect(envelope?.msg).toContain('jpg, png');
  const large = await teacher.call(beginUpload, { name: 'a.mp4', bytes: 1_073_741_825, group: 'video' });
  expect(large.envelope).toMatchObject({ code: 413, data: { key: 'core.files.tooLarge' } });
});

test('a content that is not what its name says is refused with a reason, and nothing of it stays', async () => {
  const address = await sendByTus(origin, teacher, Buffer.from('<!doctype html><script>alert(1)</script>'));
  const { state, fault, fileId } = await whenTaken(teacher, address);
  expect([state, fileId]).toEqual(['refused', null]);
  expect(fault).toContain('mp4');
});

test('a file goes by itself unless its uploader keeps it; a file of somebody else is kept for nobody', async () => {
  const { database } = app.platform.services;
  const files = app.platform.container.get(Files);
  const taken = async () => (await whenTaken(teacher, await sendByTus(origin, teacher, film(2000)))).fileId;
  const [kept, left] = [await taken(), await taken()];
  const system = asSystem('test');
  const { personId } = app.world.people.teacher;
  await expect(
    database.write(system, (db) => files.keep(db, [left], app.world.people.headteacher.personId)),
  ).rejects.toThrow('core.files.notFound');
  expect((await database.write(system, (db) => files.keep(db, [kept], personId)))[0]).toMatchObject({ id: kept });
  const inAWeek = { now: () => new Date(Date.now() + 7.1 * 86_400_000) };
  await forgetExpiredFiles(
    { contents: app.platform.container.get(Contents), database, clock: inAWeek },
    { actor: system, signal: new AbortController().signal, heartbeat: async () => {} },
  );
  await expect(fileOf(kept)).resolves.toMatchObject({ id: kept });
  await expect(fileOf(left)).rejects.toThrow('core.files.notFound');
});

test('giving an upload up removes what has come of it, by call and by protocol', async () => {
  const content = film(1000);
  for (const end of [
    (uploadId: string) => teacher.call(cancelUpload, { uploadId }),
    (uploadId: string) => tus(origin, teacher, ['DELETE', `/uploads/${uploadId}`]),
  ]) {
    const { address, uploadId } = await begun(content.length);
    await tus(origin, teacher, ['PATCH', address], patchHeaders(0), content.subarray(0, 500));
    expect(await pieces()).toHaveLength(before.length + 1);
    expect((await end(uploadId)).status).toBeLessThan(300);
    expect(await pieces()).toEqual(before);
    expect((await tus(origin, teacher, ['HEAD', address])).status).toBe(404);
  }
});

test('the server says what it can', async () => {
  const { status, headers } = await tus(origin, teacher, ['OPTIONS', '/uploads/']);
  expect(status).toBe(204);
  expect(headers.get('tus-version')).toBe('1.0.0');
  expect(headers.get('tus-extension')).toContain('concatenation');
  expect(headers.get('tus-max-size')).toBe('1073741824');
  const old = await tus(origin, teacher, ['HEAD', `/uploads/${'0'.repeat(32)}`], { 'tus-resumable': '0.2.2' });
  expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
});

test('a ticket for clients without headers opens what it was made for', async () => {
  const content = film(1000);
  const { envelope } = await teacher.call(uploadTicket);
  const { token } = envelope!.data as { token: string };
  const address = await sendByTus(origin, teacher, content, {
    endpoint: `${origin}/uploads/?token=${token}`,
    headers: { cookie: teacher.cookie, origin },
  });
  expect(address).toContain('?token=');
  expect((await whenTaken(teacher, address)).state).toBe('ready');
});
