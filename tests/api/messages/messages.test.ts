import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { NotificationMatter } from 'edutech/core/server/notifications/matters';
import { HeldSettings } from 'edutech/core/server/settings/held-settings';
import { Texts } from 'edutech/core/server/texts';
import * as account from 'edutech/plugins/account/api';
import { MessageWay } from 'edutech/plugins/account/kit/server/message-way';
import type { AccountServices } from 'edutech/plugins/account/server/account-services';
import { deliver } from 'edutech/plugins/account/server/notify/deliver.job';
import { movableClock } from '../../support/browser';
import { aliyunKey, startAliyunServer } from '../../support/messages/aliyun-server';
import { appKey, startDingtalkServer, startWecomServer } from '../../support/messages/app-servers';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const number = '13812345678';
const clock = movableClock();
let app: TestApp;
let teacher: Caller;
let sms: Awaited<ReturnType<typeof startAliyunServer>>;
let wecom: Awaited<ReturnType<typeof startWecomServer>>;
let dingtalk: Awaited<ReturnType<typeof startDingtalkServer>>;
let threads = 0;

const none = { address: '', tokenAddress: '', keyId: '', agentId: '', signName: '', template: '', codeTemplate: '' };
const toDay = (hour: number) => {
  const now = clock.now();
  clock.move((((hour - 8 + 48) % 24) - now.getUTCHours() + 24) * 3_600_000 - now.getUTCMinutes() * 60_000);
};

beforeAll(async () => {
  toDay(10);
  sms = await startAliyunServer(clock.now);
  wecom = await startWecomServer({ [number]: 'ZhouWenjing' });
  dingtalk = await startDingtalkServer({ [number]: 'zwj-01' });
  const work = { ...none, ...appKey, agentId: '1000002' };
  const messageServices = JSON.stringify([
    {
      ...none,
      ...aliyunKey,
      kind: 'sms',
      address: sms.address,
      signName: '云州教育',
      template: 'SMS_1',
      codeTemplate: 'SMS_2',
    },
    { ...work, kind: 'wecom', address: wecom.address },
    { ...work, kind: 'dingtalk', address: dingtalk.address, tokenAddress: dingtalk.address },
  ]);
  app = await startApp({
    on: ['account', 'organisation', 'work', 'messages'],
    replace: [[Clock, clock]],
    city: { settings: { messageServices, allowLocalAddresses: true, publicOrigin: 'http://localhost' } },
  });
  teacher = await signedIn(app, 'teacher');
});
afterAll(async () => {
  await app.close();
  await Promise.all([sms, wecom, dingtalk].map((one) => one.close()));
});

const system = asSystem('a test looks');
const write = <Row>(query: ReturnType<typeof sql<Row>>) =>
  app.platform.services.database.write(system, (db) => db.all<Row>(query));
const personId = () => app.world.people.teacher.personId;

/** What a process does that runs jobs; a new one knows nothing of the one before. */
function newProcess() {
  const { container, services } = app.platform;
  const parts = {
    clock,
    database: services.database,
    jobs: container.get(Jobs),
    matters: container.get(NotificationMatter),
    settings: container.get(HeldSettings).settings,
    texts: container.get(Texts),
    ways: container.get(MessageWay),
  };
  const job = deliver(parts as unknown as AccountServices);
  const signal = new AbortController().signal;
  return (id: string, until: AbortSignal = signal) => job.run({ id }, { signal: until } as never);
}

const choose = (way: string, matter = 'work.collected', isOn = true) =>
  teacher.call(account.chooseWay, { matter, way, isOn });

/** Notifies the teacher; answers the messages that wait for it, by way. */
async function notify(title = '一次函数', key = 'work.notice.closed') {
  const thing = { schoolId: app.world.schoolId, area: 'work', thread: `test/${++threads}` };
  const now = clock.now();
  const people = [{ personId: personId(), path: '/work?tab=all' }];
  await app.platform.services.database.write(system, (db) =>
    app.platform.container
      .get(Notifications)
      .notify(
        db,
        { ...thing, people, key, params: { class: '七(2)班', title, students: 40, count: 31 }, at: now },
        now,
      ),
  );
  const rows = await write(
    sql<{ id: string; way: string }>`select id, way from account.delivery where thread = ${thing.thread}`,
  );
  return { thing, ids: Object.fromEntries(rows.map(({ id, way }) => [way, id])) as Record<string, string> };
}
const stateOf = async (id: string) =>
  (await write(sql<{ state: string }>`select state from account.delivery where id = ${id}`))[0]!.state;
/** When the waiting job of a message begins. */
const beginsAt = async (id: string) =>
  (
    await write(sql<{ startAfter: Date }>`
      select start_after from jobs.job where name = 'account.deliver' and data->>'id' = ${id} order by created_on desc, start_after desc limit 1`)
  )[0]!.startAfter;

const confirm = () =>
  write(sql`
    with p as (update core.person set phone = '138 1234 5678' where id = ${personId()} returning id)
    insert into account.phone (person_id, number, confirmed_at) select id, ${number}, ${clock.now()} from p
    on conflict (person_id) do update set number = excluded.number, confirmed_at = excluded.confirmed_at`);

beforeEach(async () => {
  clock.move(1000);
  await write(sql`delete from account.notification_way`);
  await write(sql`delete from account.phone`);
});

test('ways are offered where they are set up, reach a confirmed number only, and students are offered none on a telephone', async () => {
  const waysOf = async (caller: Caller) =>
    ((await caller.call(account.listMatters)).envelope!.data as account.MatterList).ways;
  expect((await waysOf(teacher)).map(({ id, missing }) => [id, missing !== ''])).toEqual([
    ['sms', true],
    ['wecom', true],
    ['dingtalk', true],
  ]);
  expect(await waysOf(await signedIn(app, 'student'))).toEqual([]);
  expect((await waysOf(await signedIn(app, 'guardian'))).map(({ id }) => id)).toEqual(['sms']);
  expect(
    (await (await signedIn(app, 'student')).call(account.chooseWay, { matter: 'work.results', way: 'sms', isOn: true }))
      .status,
  ).toBe(404);
  await choose('sms');
  expect((await notify()).ids).toEqual({});
  await confirm();
  expect((await waysOf(teacher)).every(({ missing }) => missing === '')).toBe(true);
});

test('a choice is made for one number: with another, messages must be chosen again', async () => {
  await confirm();
  clock.move(1000);
  await choose('sms');
  expect(Object.keys((await notify()).ids)).toEqual(['sms']);
  await write(sql`update core.person set phone = '13900000000' where id = ${personId()}`);
  expect((await notify()).ids).toEqual({});
  clock.move(1000);
  await confirm();
  expect((await notify()).ids).toEqual({});
});

async function chosen(...ways: string[]) {
  await confirm();
  clock.move(1000);
  for (const way of ways) await choose(way);
}

test('all three bring title and link, with one token for many messages, and one more when it has ended', async () => {
  await chosen('sms', 'wecom', 'dingtalk');
  const run = newProcess();
  const { ids } = await notify('二次函数 http://evil.example 【伪造】');
  for (const id of Object.values(ids)) await run(id);
  expect(sms.taken.at(-1)).toMatchObject({ to: number, template: 'SMS_1', outId: ids['sms'] });
  expect(Object.keys(sms.taken.at(-1)!.variables).sort()).toEqual(['city', 'title']);
  expect(sms.taken.at(-1)!.variables['city']).toBe('云州市');
  for (const { shown, tokens, member } of [
    { ...wecom, member: 'ZhouWenjing' },
    { ...dingtalk, member: 'zwj-01' },
  ]) {
    expect(shown.at(-1)).toMatchObject({
      member,
      title: expect.stringContaining('二次函数'),
      link: 'http://localhost/work?tab=all',
    });
    expect(tokens.isGood('token-1')).toBe(true);
  }
  wecom.tokens.expire();
  dingtalk.tokens.expire();
  const again = (await notify('三角形')).ids;
  for (const id of Object.values(again)) await run(id);
  expect([wecom.shown.length, dingtalk.shown.length, sms.taken.length]).toEqual([2, 2, 2]);
  expect(await Promise.all([...Object.values(ids), ...Object.values(again)].map(stateOf))).toEqual(
    Array(6).fill('sent'),
  );
  // the member was looked up once
  expect(wecom.arrived.filter((one) => one.endsWith('/getuserid'))).toHaveLength(1);
  expect(wecom.arrived.filter((one) => one.endsWith('/gettoken'))).toHaveLength(2);
});

test.each(['cut', 'takenAndCut', 'broken', 'malformed', 'endless'] as const)(
  'a message whose answer is lost (%s) is neither lost nor sent twice',
  async (mood) => {
    await chosen('sms', 'wecom', 'dingtalk');
    const before = [sms.taken.length, wecom.shown.length, dingtalk.shown.length];
    const { ids } = await notify(`统计 ${mood}`);
    for (const service of [sms, wecom, dingtalk]) service.next(mood);
    const first = newProcess();
    // a cut line that was taken, and one that was not, look the same
    for (const id of Object.values(ids)) await expect(first(id)).rejects.toThrow();
    const second = newProcess();
    for (const id of Object.values(ids)) await second(id);
    expect(await stateOf(ids['sms']!)).toBe('sending');
    clock.move(61_000);
    for (const id of Object.values(ids)) await second(id);
    expect(await Promise.all(Object.values(ids).map(stateOf))).toEqual(['sent', 'sent', 'sent']);
    expect([sms.taken.length, wecom.shown.length, dingtalk.shown.length]).toEqual(before.map((count) => count + 1));
  },
);

test('a process that is killed while the service is silent leaves what another finishes, and the service has it once', async () => {
  await chosen('sms', 'wecom');
  const before = [sms.taken.length, wecom.shown.length];
  const { ids } = await notify('概率');
  sms.next('takenAndSilent');
  wecom.next('takenAndSilent');
  const killed = new AbortController();
  const dead = Object.values(ids).map((id) => newProcess()(id, killed.signal).catch(() => 'dead'));
  await expect.poll(() => [sms.taken.length, wecom.shown.length]).toEqual(before.map((count) => count + 1));
  expect(await Promise.all(Object.values(ids).map(stateOf))).toEqual(['sending', 'sending']);
  killed.abort();
  expect(await Promise.all(dead)).toEqual(['dead', 'dead']);
  clock.move(61_000);
  const next = newProcess();
  for (const id of Object.values(ids)) await next(id);
  for (const id of Object.values(ids)) await next(id);
  expect(await Promise.all(Object.values(ids).map(stateOf))).toEqual(['sent', 'sent']);
  expect([sms.taken.length, wecom.shown.length]).toEqual(before.map((count) => count + 1));
});

test('a busy service is left alone for as long as it wants, a full number for itself, and nothing is lost', async () => {
  await chosen('sms');
  const run = newProcess();
  const [one, two, three] = [await notify('一'), await notify('二'), await notify('三')].map(({ ids }) => ids['sms']!);
  sms.next('throttled');
  await run(one!);
  expect(await stateOf(one!)).toBe('waiting');
  expect((await beginsAt(one!)).getTime() - clock.now().getTime()).toBeGreaterThan(85_000);
  const calls = sms.arrived.length;
  await run(two!);
  expect([sms.arrived.length, await stateOf(two!)]).toEqual([calls, 'waiting']);
  clock.move(91_000);
  await run(one!);
  sms.refuse(number, 'isv.BUSINESS_LIMIT_CONTROL', '触发小时级流控Permits:5');
  await run(two!);
  await run(three!);
  expect(await Promise.all([one, two, three].map((id) => stateOf(id!)))).toEqual(['sent', 'waiting', 'sent']);
  expect((await beginsAt(two!)).getTime() - clock.now().getTime()).toBeGreaterThan(3_500_000);
});

test('who cannot be reached ends it, what is set up wrongly is tried again, and no number is in what it says', async () => {
  await chosen('sms', 'wecom');
  const run = newProcess();
  const first = (await notify('一')).ids;
  sms.refuse(number, 'isv.MOBILE_NUMBER_ILLEGAL');
  wecom.refuse(81_013);
  await run(first['sms']!);
  await run(first['wecom']!);
  expect([await stateOf(first['sms']!), await stateOf(first['wecom']!)]).toEqual(['unreachable', 'unreachable']);
  const second = (await notify('二')).ids;
  sms.refuse(number, 'isv.OUT_OF_SERVICE', `业务停机 ${number}`);
  const error = await run(second['sms']!).catch((caught: unknown) => caught as Error);
  expect((error as Error).message).toBe('isv.OUT_OF_SERVICE 业务停机 …');
  expect(await stateOf(second['sms']!)).toBe('waiting');
});

test('what was withdrawn is not sent, nor what a newer one has replaced', async () => {
  await chosen('sms');
  const run = newProcess();
  const before = sms.taken.length;
  const { ids, thing } = await notify();
  await app.platform.services.database.write(system, (db) =>
    app.platform.container.get(Notifications).withdraw(db, [thing]),
  );
  await run(ids['sms']!);
  expect([await stateOf(ids['sms']!), sms.taken.length]).toEqual(['withdrawn', before]);
});

test('at night telephones are left alone until seven, except for the security of the account', async () => {
  await chosen('sms');
  await choose('sms', 'account.security');
  toDay(23);
  const run = newProcess();
  const before = sms.taken.length;
  const plain = (await notify()).ids['sms']!;
  await run(plain);
  expect([await stateOf(plain), sms.taken.length]).toEqual(['waiting', before]);
  const morning = await beginsAt(plain);
  expect([morning.getUTCHours(), morning.getUTCMinutes()]).toEqual([23, 0]);
  const urgent = (await notify('', 'account.notice.copiedPasskey')).ids['sms']!;
  await run(urgent);
  expect(await stateOf(urgent)).toBe('sent');
  toDay(8);
  await run(plain);
  expect([await stateOf(plain), sms.taken.length]).toEqual(['sent', before + 2]);
});
