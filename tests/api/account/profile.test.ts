import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from 'edutech/core/common/addresses/addresses';
import { getUserInfo } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import * as api from 'edutech/plugins/account/api';
import { maxAvatarBytes } from 'edutech/plugins/account/model/limits';
import { giveConsent, withdrawConsent } from 'edutech/plugins/organisation/api';
import { type Expected, movableClock } from '../../support/browser';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['account', 'organisation'], replace: [[Clock, clock]] });
});
afterAll(() => app.close());

const dataOf = async (answer: Promise<{ envelope: unknown }>): Promise<Expected> =>
  ((await answer).envelope as { data: unknown }).data;

describe('a profile', () => {
  test('is edited by its person, phone and sex; a stale version shows both', async () => {
    const teacher = await signedIn(app, 'teacher');
    const before = await dataOf(teacher.call(api.ownProfile));
    expect(before).toMatchObject({ name: app.world.people.teacher.name, maySetSex: true, mail: null });
    const after = await dataOf(
      teacher.call(api.editProfile, { sex: 2, phone: '138 0000 1234', version: before.version }),
    );
    expect(after).toMatchObject({ sex: 2, phone: '138 0000 1234', version: before.version + 1 });

    const stale = await teacher.call(api.editProfile, { sex: 1, phone: '', version: before.version });
    expect(stale.status).toBe(409);
    expect((stale.envelope as { data: { detail: unknown } }).data.detail).toMatchObject({
      mine: { sex: 1 },
      theirs: { sex: 2, phone: '138 0000 1234' },
    });
  });

  test('of a student has the school’s word for the sex', async () => {
    const student = await signedIn(app, 'student');
    const { sex, version, maySetSex } = await dataOf(student.call(api.ownProfile));
    expect(maySetSex).toBe(false);
    const refused = await student.call(api.editProfile, { sex: sex === 1 ? 2 : 1, phone: '', version });
    expect(refused.status).toBe(422);
    expect((await student.call(api.editProfile, { sex, phone: '', version })).status).toBe(200);
  });

  test('is not edited by whoever only looks, nor with nonsense for a number', async () => {
    const teacher = await signedIn(app, 'headteacher');
    const { version } = await dataOf(teacher.call(api.ownProfile));
    expect((await teacher.call(api.editProfile, { sex: null, phone: '<script>', version })).status).toBe(422);
  });
});

/** A PNG of one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height, 0x55).fill(0, 0, 1);
  for (let y = 0; y < height; y++) rows[y * (width * 3 + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (0xedb88320 & -(value & 1));
  }
  return (value ^ 0xffffffff) >>> 0;
}

async function upload(caller: Caller, name: string, content: Buffer) {
  const { path, root } = api.uploadAvatar;
  const payload = Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="token"\r\n\r\n${caller.token}\r\n`),
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const response = await app.platform.app.inject({
    method: 'POST',
    url: addressOf(root, path),
    payload,
    headers: {
      cookie: caller.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  return { status: response.statusCode, body: JSON.parse(response.body) };
}

const addressShown = async (account: DemoAccount) =>
  (await dataOf((await signedIn(app, account)).call(getUserInfo))).fullPath as string;

const filesOf = (personId: string) =>
  app.platform.services.database.read(asSystem('a test counts files'), (db) =>
    db.one<{ count: number }>(
      sql`select count(*)::int as count from core.file where owner_person_id = ${personId} and name like 'avatar.%'`,
    ),
  );

describe('a picture of oneself', () => {
  test('stands beside the name at once, and the one before is gone', async () => {
    const teacher = await signedIn(app, 'teacher');
    expect((await upload(teacher, '我.png', png(256, 256))).status).toBe(200);
    const first = await addressShown('teacher');
    expect(first).toMatch(/^\/files\/[0-9a-f]{64}\/avatar\.png$/);
    expect((await app.platform.app.inject({ method: 'GET', url: first })).statusCode).toBe(200);
    expect((await upload(teacher, '我.png', png(128, 128))).status).toBe(200);
    expect(await addressShown('teacher')).not.toBe(first);
    // addresses of public files are remembered for a minute
    clock.move(61_000);
    expect((await app.platform.app.inject({ method: 'GET', url: first })).statusCode).toBe(404);
    expect(await filesOf(app.world.people.teacher.personId)).toEqual({ count: 1 });

    const both = await Promise.all([upload(teacher, 'a.png', png(64, 64)), upload(teacher, 'b.png', png(32, 32))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await filesOf(app.world.people.teacher.personId), 'of two at once').toEqual({ count: 1 });

    expect((await teacher.call(api.removeAvatar)).status).toBe(200);
    expect(await addressShown('teacher')).toBe('');
    expect(await filesOf(app.world.people.teacher.personId)).toEqual({ count: 0 });
  });

  test('is judged by its content: no other file, none too large, none with a camera’s notes', async () => {
    const student = await signedIn(app, 'student');
    const wrong = async (name: string, content: Buffer) => (await upload(student, name, content)).status;
    expect(await wrong('a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(422);
    expect(await wrong('a.png', png(2000, 10))).toBe(422);
    expect(await wrong('a.png', Buffer.concat([png(8, 8), Buffer.alloc(maxAvatarBytes)]))).toBe(413);
    const exif = Buffer.from('ffd8ffe1000845786966000000ffc0000b080008000801011100ffd9', 'hex');
    expect(await wrong('a.jpg', exif)).toBe(422);
    expect(await addressShown('student')).toBe('');
  });

  test('of a child under 14 needs the guardians, and goes out of sight when they think better of it', async () => {
    const { database, clock: time } = app.platform.services;
    const system = asSystem('a test arranges its case');
    const { personId } = app.world.people.student;
    const born = (day: string) =>
      database.write(system, (db) =>
        db.run(sql`update core.person set birth_date = ${day}::date where id = ${personId}`),
      );
    const county = await signedIn(app, 'countyadmin');
    const student = await signedIn(app, 'student');
    await born('2016-05-01');
    await county.call(withdrawConsent, { personId, purpose: 'media' });
    const refused = await upload(student, 'a.png', png(64, 64));
    expect(refused).toMatchObject({ status: 403, body: { data: { key: 'account.avatar.noConsent' } } });

    const form = { personId, purposes: ['media'], guardian: '林芳', relation: 'mother' };
    expect((await county.call(giveConsent, form)).status).toBe(200);
    expect((await upload(student, 'a.png', png(64, 64))).status).toBe(200);
    expect(await addressShown('student')).not.toBe('');
    expect((await county.call(withdrawConsent, { personId, purpose: 'media' })).status).toBe(200);
    expect(await addressShown('student')).toBe('');
    const today = time.now().getFullYear();
    await born(`${today - 15}-01-01`);
    expect(await addressShown('student'), 'from 14 on it is the student’s own decision').not.toBe('');
  });
});
