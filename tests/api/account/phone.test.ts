import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import * as api from 'edutech/plugins/account/api';
import { movableClock } from '../../support/browser';
import { aliyunKey, startAliyunServer } from '../../support/messages/aliyun-server';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;
let sms: Awaited<ReturnType<typeof startAliyunServer>>;
beforeAll(async () => {
  sms = await startAliyunServer(clock.now);
  const none = { tokenAddress: '', agentId: '' };
  const service = { ...none, ...aliyunKey, kind: 'sms', address: sms.address, signName: '云州教育' };
  app = await startApp({
    on: ['account', 'messages'],
    replace: [[Clock, clock]],
    city: {
      settings: {
        messageServices: JSON.stringify([{ ...service, template: 'SMS_1', codeTemplate: 'SMS_2' }]),
        allowLocalAddresses: true,
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await sms.close();
});

const profile = async (caller: Caller) => (await caller.call(api.ownProfile)).envelope!.data as api.OwnProfile;
const type = async (caller: Caller, phone: string) => {
  const { sex, version } = await profile(caller);
  expect((await caller.call(api.editProfile, { sex, phone, version })).status).toBe(200);
};
const checkOf = async (caller: Caller) => (await profile(caller)).phoneCheck;
const lastCode = () => sms.taken.at(-1)!.variables['code']!;
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const said = ({ status, text }: { status: number; text: string }) => [status, /account\.\w+\.\w+/.exec(text)?.[0]];

test('a number counts once the code that was sent to it has been typed, and another one does not', async () => {
  const teacher = await signedIn(app, 'teacher');
  await type(teacher, '0571-88886666');
  expect(await checkOf(teacher)).toEqual({ state: 'noMobile', isPending: false });
  expect(said(await teacher.call(api.beginPhone))).toEqual([409, 'account.phone.noMobile']);
  await type(teacher, '+86 138 0000 1111');
  expect((await teacher.call(api.beginPhone)).status).toBe(200);
  expect(sms.taken.at(-1)).toMatchObject({ to: '13800001111', template: 'SMS_2' });
  expect(lastCode()).toMatch(/^\d{6}$/);
  expect(await checkOf(teacher)).toEqual({ state: 'open', isPending: true });
  expect(said(await teacher.call(api.confirmPhone, { code: other(lastCode()) }))).toEqual([
    400,
    'account.mail.wrongCode',
  ]);
  expect((await teacher.call(api.confirmPhone, { code: lastCode() })).status).toBe(200);
  expect(await checkOf(teacher)).toEqual({ state: 'confirmed', isPending: false });
  // the same number, written otherwise
  await type(teacher, '138-0000-1111');
  expect((await checkOf(teacher))?.state).toBe('confirmed');
  await type(teacher, '13800002222');
  expect((await checkOf(teacher))?.state).toBe('open');
  await type(teacher, '13800001111');
  expect((await checkOf(teacher))?.state).toBe('open');
  // a code for one number does not confirm another
  clock.move(61_000);
  await teacher.call(api.beginPhone);
  await type(teacher, '13800002222');
  expect(said(await teacher.call(api.confirmPhone, { code: lastCode() }))).toEqual([410, 'account.mail.over']);
});

test('a code ends after ten minutes, and after five wrong ones', async () => {
  const caller = await signedIn(app, 'cityadmin');
  await type(caller, '13800003333');
  await caller.call(api.beginPhone);
  clock.move(601_000);
  expect(said(await caller.call(api.confirmPhone, { code: lastCode() }))).toEqual([410, 'account.mail.over']);
  await caller.call(api.beginPhone);
  const code = lastCode();
  const wrong = await Promise.all(
    Array.from({ length: 5 }, () => caller.call(api.confirmPhone, { code: other(code) })),
  );
  expect(wrong.map(({ status }) => status)).toEqual(Array(5).fill(400));
  expect((await caller.call(api.confirmPhone, { code })).status).toBe(410);
  const rows = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.all(sql<{ hash: string }>`select encode(code_hash, 'escape') as hash from account.phone`),
  );
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('one code a minute and five a day, for each person and each number, also of several at once', async () => {
  const [first, second] = [await signedIn(app, 'schooladmin'), await signedIn(app, 'guardian')];
  for (const caller of [first, second]) await type(caller, '13800004444');
  const before = sms.taken.length;
  const both = await Promise.all([first, second, first].map((caller) => caller.call(api.beginPhone)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  for (let sent = 1; sent < 5; sent++) {
    clock.move(61_000);
    expect((await [first, second][sent % 2]!.call(api.beginPhone)).status).toBe(200);
  }
  clock.move(61_000);
  expect(said(await first.call(api.beginPhone))).toEqual([429, 'account.phone.tooMany']);
  expect(said(await second.call(api.beginPhone))).toEqual([429, 'account.phone.tooMany']);
  expect(sms.taken.length - before).toBe(5);
  clock.move(86_400_000);
  expect((await (await signedIn(app, 'schooladmin')).call(api.beginPhone)).status).toBe(200);
});

test('a service that fails is told, students have no number to confirm, and a removed one counts no more', async () => {
  const student = await signedIn(app, 'student');
  expect(await checkOf(student)).toBeNull();
  expect((await student.call(api.beginPhone)).status).toBe(403);
  const caller = await signedIn(app, 'superadmin');
  await type(caller, '13800005555');
  sms.next('broken');
  expect(said(await caller.call(api.beginPhone))).toEqual([503, 'account.phone.failed']);
  clock.move(61_000);
  await caller.call(api.beginPhone);
  await caller.call(api.confirmPhone, { code: lastCode() });
  expect((await checkOf(caller))?.state).toBe('confirmed');
  expect((await caller.call(api.removePhone)).status).toBe(200);
  expect((await checkOf(caller))?.state).toBe('open');
  expect(app.log.join('\n')).not.toContain('13800005555');
});
