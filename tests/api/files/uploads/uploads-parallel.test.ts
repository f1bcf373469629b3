import { expect } from 'vitest';
import { beginUpload, listUploads, uploadTicket } from 'edutech/core/common/api/uploads';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { UploadSpool } from 'edutech/core/server/uploads/spool/spool';
import { tidyUploads } from 'edutech/core/server/uploads/tidy-uploads.job';
import { type Caller, signedIn } from '../../../support/people';
import type { TestApp } from '../../../support/servers/start-app';
import { film, patchHeaders, sendByTus, sha256Of, tus, whenTaken } from './tus-client';
import { test, type Uploading } from './uploading';

let app: TestApp;
let origin: string;
let teacher: Caller;
let fileOf: Uploading['fileOf'];
let pieces: Uploading['pieces'];
let folder: string;
test.beforeAll(({ uploading }) => {
  ({ app, origin, teacher, fileOf, pieces, folder } = uploading);
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const metadata = { 'upload-metadata': `filename ${base64('a.mp4')},group ${base64('video')}` };

/** A part that has come whole, by its address. */
async function part(who: Caller, content: Buffer) {
  const created = await tus(origin, who, ['POST', '/uploads/'], {
    'upload-concat': 'partial',
    'upload-length': String(content.length),
  });
  const address = created.headers.get('location')!;
  await tus(origin, who, ['PATCH', address], patchHeaders(0), content);
  return address;
}
const joinParts = (who: Caller, addresses: readonly string[]) =>
  tus(origin, who, ['POST', '/uploads/'], { 'upload-concat': `final;${addresses.join(' ')}`, ...metadata });

test('a client that is not ours sends four parts side by side, and the file is the same byte for byte', async () => {
  const content = film(4_000_000);
  const address = await sendByTus(origin, teacher, content, { parallelUploads: 4 });
  const { state, fileId } = await whenTaken(teacher, address);
  expect(state).toBe('ready');
  const file = await fileOf(fileId);
  expect([file.bytes, file.sha256]).toEqual([content.length, sha256Of(content)]);
});

test('the same parts joined once more, by a client that missed the answer, are the same upload', async () => {
  const content = film(2000);
  const parts = [await part(teacher, content.subarray(0, 900)), await part(teacher, content.subarray(900))];
  const first = await joinParts(teacher, parts);
  const again = await joinParts(teacher, parts);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  // joined otherwise they are used already
  expect((await joinParts(teacher, [...parts].reverse())).status).toBe(403);
  const told = await tus(origin, teacher, ['HEAD', first.headers.get('location')!]);
  expect([told.offset, told.headers.get('upload-concat')]).toEqual([
    String(content.length),
    `final;${parts.join(' ')}`,
  ]);
  const more = await tus(origin, teacher, ['PATCH', first.headers.get('location')!], patchHeaders(0), content);
  expect([more.status, more.key]).toEqual([403, 'core.uploads.joined']);
});

test('parts that are not whole, not parts or named twice are not joined', async () => {
  const whole = await part(teacher, film(500));
  const created = await tus(origin, teacher, ['POST', '/uploads/'], {
    'upload-concat': 'partial',
    'upload-length': '9',
  });
  expect((await joinParts(teacher, [whole, created.headers.get('location')!])).key).toBe('core.uploads.wrongParts');
  expect((await joinParts(teacher, [whole, whole])).key).toBe('core.uploads.wrongParts');
  const { envelope } = await teacher.call(beginUpload, { name: 'a.mp4', bytes: 1000, group: 'video' });
  expect((await joinParts(teacher, [(envelope!.data as { address: string }).address])).status).toBe(404);
  expect((await teacher.call(listUploads)).text).not.toContain(whole.split('/').at(-1));
});

test('somebody else’s upload is not there: not to be seen, sent to, removed or joined', async () => {
  const content = film(1000);
  const { envelope } = await teacher.call(beginUpload, { name: 'a.mp4', bytes: content.length, group: 'video' });
  const { address } = envelope!.data as { address: string };
  const own = await part(teacher, content);
  for (const account of ['headteacher', 'countyadmin', 'cityadmin', 'superadmin'] as const) {
    const other = await signedIn(app, account);
    for (const [method, headers, body] of [
      ['HEAD', {}],
      ['PATCH', patchHeaders(0), content],
      ['DELETE', {}],
    ] as const)
      expect((await tus(origin, other, [method, address], headers, body)).status, `${account} ${method}`).toBe(404);
    expect((await joinParts(other, [own])).status, account).toBe(404);
  }
  expect((await tus(origin, teacher, ['HEAD', address])).offset).toBe('0');
});

test('without a session, a token, our own origin or the right to upload nothing is taken', async () => {
  const { envelope } = await teacher.call(beginUpload, { name: 'a.mp4', bytes: 9, group: 'video' });
  const { address, uploadId } = envelope!.data as { address: string; uploadId: string };
  const status = async (who: Partial<Caller>, headers: Record<string, string> = {}, path = address) => {
    const answer = await tus(origin, { cookie: '', token: '', ...who }, ['HEAD', path], headers);
    return answer.status;
  };
  const { cookie, token } = teacher;
  expect(await status({})).toBe(401);
  expect(await status({ cookie })).toBe(403);
  expect(await status({ cookie, token }, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await status({ cookie, token }, { 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ token })).toBe(401);
  // the general token has no place in an address, and a ticket is for one upload and one session
  expect(await status({ cookie }, {}, `${address}?token=${encodeURIComponent(token)}`)).toBe(403);
  const ticketFor = async (who: Caller, input = {}) =>
    ((await who.call(uploadTicket, input)).envelope!.data as { token: string }).token;
  const ticket = await ticketFor(teacher, { uploadId });
  expect(await status({ cookie }, {}, `${address}?token=${ticket}`)).toBe(200);
  expect(await status({ cookie }, {}, `${address}?token=${await ticketFor(teacher)}`)).toBe(403);
  const colleague = await signedIn(app, 'headteacher');
  expect(await status({ cookie: colleague.cookie }, {}, `${address}?token=${ticket}`)).toBe(403);
  expect((await colleague.call(uploadTicket, { uploadId })).status).toBe(404);
  for (const account of ['student', 'mustchange'] as const) {
    const answer = await tus(origin, await signedIn(app, account), ['POST', '/uploads/'], {
      'upload-length': '9',
      ...metadata,
    });
    expect(answer.status, account).toBe(403);
  }
});

test('requests that the protocol does not know are refused with what is wrong', async () => {
  const created = { 'upload-length': '9', ...metadata };
  const refusal = async (headers: Record<string, string>) =>
    (await tus(origin, teacher, ['POST', '/uploads/'], headers)).key;
  expect(await refusal(metadata)).toBe('core.uploads.wrongHeader');
  expect(await refusal({ ...created, 'upload-length': '0' })).toBe('core.uploads.empty');
  const empty = await teacher.call(beginUpload, { name: '空白.docx', bytes: 0, group: 'general' });
  expect([empty.status, empty.envelope?.msg]).toEqual([422, expect.stringContaining('空白.docx')]);
  expect(await refusal({ ...created, 'upload-length': '1073741825' })).toBe('core.files.tooLarge');
  expect(await refusal({ ...created, 'upload-metadata': 'filename *' })).toBe('core.uploads.wrongHeader');
  expect(await refusal({ 'upload-length': '9', 'upload-metadata': `group ${base64('software')}` })).toBe(
    'core.uploads.wrongHeader',
  );
  expect(await refusal({ ...created, 'upload-concat': 'final;/uploads/x' })).toBe('core.uploads.wrongHeader');
  const begun = await tus(origin, teacher, ['POST', '/uploads/'], created);
  const address = new URL(begun.headers.get('location')!, origin).pathname;
  const sent = { ...patchHeaders(0), 'content-type': 'application/octet-stream' };
  const other = await tus(origin, teacher, ['PATCH', address], sent, Buffer.alloc(9));
  expect([other.status, other.key]).toEqual([415, 'core.uploads.wrongHeader']);
  for (const path of ['/uploads/x', '/uploads/../files', `/uploads/${'0'.repeat(32)}/more`])
    expect((await tus(origin, teacher, ['HEAD', path])).status, path).toBe(404);
});

test('an upload that nobody goes on with is removed when its time is over, with its pieces; a younger one stays', async () => {
  const { database } = app.platform.services;
  const begin = async () => {
    const { envelope } = await teacher.call(beginUpload, { name: 'a.mp4', bytes: 1000, group: 'video' });
    const { address } = envelope!.data as { address: string };
    await tus(origin, teacher, ['PATCH', address], patchHeaders(0), film(0).subarray(0, 10));
    return address;
  };
  const address = await begin();
  const run = (days: number) => {
    const clock = { now: () => new Date(app.platform.container.get(Clock).now().getTime() + days * 86_400_000) };
    const context = {
      actor: asSystem('test'),
      signal: new AbortController().signal,
      attempt: 1,
      heartbeat: async () => {},
    };
    return tidyUploads(database, new UploadSpool(folder), clock).run({}, context);
  };
  await run(6.9);
  expect((await tus(origin, teacher, ['HEAD', address])).status).toBe(200);
  await run(7.1);
  expect((await tus(origin, teacher, ['HEAD', address])).status).toBe(404);
  expect(await pieces()).toEqual([]);
});
