import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHandOverTicket, exchangeTicket, getUserInfo } from 'edutech/core/common/api/session';
import type { UserInfo } from 'edutech/core/common/session';
import type { ErrorData } from 'edutech/core/common/wire/envelope';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { goOutside } from 'edutech/plugins/account/api/outside';
import { type AnsweringName, answerings } from '../../support/identity/outside-server';
import { outsideClient, outsideSecret, startOutsideServer } from '../../support/identity/outside-server';
import { guardian } from '../../support/consents';
import { signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let outside: Awaited<ReturnType<typeof startOutsideServer>>;

beforeAll(async () => {
  process.env['TEST_OUTSIDE_SECRET'] = outsideSecret;
  outside = await startOutsideServer();
  const named = { name: '外部平台', nameEn: 'Outside' };
  const shared = { ...named, clientId: outsideClient, secretEnvironment: 'TEST_OUTSIDE_SECRET' };
  const oauth = { ...shared, protocol: 'oauth', patience: 20 };
  const subject = { ...shared, protocol: 'signed', address: `${outside.address}/subject` };
  const outsidePlatforms = [
    ...Object.keys(answerings).map((id) => ({
      ...oauth,
      id,
      address: `${outside.address}/oauth/${id}`,
      ...(['slow', 'stalls'].includes(id) && { patience: 0.5 }),
    })),
    { ...oauth, id: 'gone', address: 'http://localhost:9/oauth' },
    { ...oauth, id: 'unset', address: `${outside.address}/oauth/good`, secretEnvironment: 'TEST_OUTSIDE_NOTHING' },
    { ...oauth, id: 'mistaken', address: `${outside.address}/oauth/good`, clientId: 'somebody else' },
    { ...subject, id: 'subject', openTo: ['teacher', 'student'], origins: ['https://res.subject.example'] },
    { ...subject, id: 'numbers', tells: 'usercode' },
    { ...named, id: 'province', protocol: 'ticket', address: `${outside.address}/province?from=city` },
  ];
  app = await startApp({
    city: { settings: { requestsPerMinute: 100_000 }, plugins: { account: { options: { outsidePlatforms } } } },
  });
});
afterAll(async () => {
  await app.close();
  await outside.close();
});

/** Goes as a new session of somebody; the answer, flat. */
async function go(input: Record<string, unknown>, as: DemoAccount = 'teacher') {
  const { status, envelope } = await (await signedIn(app, as)).call(goOutside, input);
  const data = envelope?.data as (ErrorData & { redirectUrl?: string }) | null;
  return { status, key: data?.key, params: data?.params, url: data?.redirectUrl ?? '' };
}

const visit = async (address: string) => /<h1>(.*)<\/h1>/.exec(await (await fetch(address)).text())?.[1];
const person = (account: DemoAccount) => app.world.people[account];

describe('going on to educational resources (OAuth)', () => {
  test.for(['good', 'envelope'] as const)('lets one in as oneself, once (%s)', async (platform) => {
    const { status, url } = await go({ platform, userId: person('teacher').personId });
    expect(status).toBe(200);
    expect(await visit(url)).toBe(`Resources of ${person('teacher').personId}`);
    expect(await visit(url)).toBe('Not let in');
  });

  test('tells the platform who one is and nothing else', async () => {
    await go({ platform: 'good' });
    expect([...outside.asked['good']!.at(-1)!.keys()].sort()).toEqual(
      ['client_id', 'nonce', 'signature', 'timestamp', 'userid'].sort(),
    );
  });

  test('nobody goes on as somebody else, and the platform hears nothing of it', async () => {
    const before = outside.asked['good']?.length ?? 0;
    const userId = person('principal').personId;
    expect(await go({ platform: 'good', userId })).toMatchObject({ status: 403, key: 'account.outside.otherPerson' });
    expect(outside.asked['good']?.length ?? 0).toBe(before);
  });

  test.for([
    ['refuses', 400, 'account.outside.refused', 1],
    ['silent', 400, 'account.outside.refusedSilently', 1],
    ['malformed', 503, 'account.outside.strange', 1],
    ['list', 503, 'account.outside.strange', 1],
    ['addressless', 503, 'account.outside.strange', 1],
    ['elsewhere', 503, 'account.outside.strange', 1],
    ['lookalike', 503, 'account.outside.strange', 1],
    ['script', 503, 'account.outside.strange', 1],
    ['endless', 503, 'account.outside.strange', 1],
    ['wanders', 503, 'account.outside.strange', 1],
    ['broken', 503, 'account.outside.unavailable', 1],
    ['slow', 503, 'account.outside.unavailable', 1],
    ['stalls', 503, 'account.outside.unavailable', 1],
    ['cut', 503, 'account.outside.unavailable', 1],
    ['overloaded', 503, 'account.outside.unavailable', 2],
    ['hiccup', 200, undefined, 2],
  ] as const satisfies readonly (readonly [AnsweringName, number, string | undefined, number])[])(
    'a server that %s: %i, and it is asked no oftener than is safe',
    async ([platform, status, key, times]) => {
      expect(await go({ platform })).toMatchObject({ status, key });
      expect(outside.asked[platform]).toHaveLength(times);
      expect(outside.asked['/strange-host']).toBeUndefined();
    },
  );

  test('what the platform says is shown, in one line', async () => {
    expect((await go({ platform: 'refuses' })).params).toEqual({ message: '该用户 未开通资源服务' });
    expect((await go({ platform: 'mistaken' })).params).toEqual({ message: 'unknown client' });
  });

  test('a server that is gone, and a secret that is not there, are said', async () => {
    expect(await go({ platform: 'gone' })).toMatchObject({ status: 503, key: 'account.outside.unavailable' });
    expect(await go({ platform: 'unset' })).toMatchObject({ status: 503, key: 'account.outside.notReady' });
  });
});

describe('signing in at a subject platform', () => {
  beforeAll(() => guardian(app).signs('outside'));

  test.for([
    [{}, 'front page'],
    [{ address: '/paper?id=7&name=期中' }, '/paper?id=7&amp;name='],
    [{ address: 'https://res.subject.example/a b'.replace(' ', '%20') }, 'https://res.subject.example/a%20b'],
  ] as const)('leads to the page that was asked for: %j', async ([input, arrived]) => {
    const { status, url } = await go({ platform: 'subject', ...input }, 'student');
    expect(status).toBe(200);
    const title = await visit(url);
    expect(title).toContain(`Papers of ${person('student').personId}`);
    const where = arrived.startsWith('/') ? outside.address : '';
    expect(title).toContain(where + arrived.replace('&amp;', '&'));
  });

  test.for(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://169.254.169.254/latest'])(
    'leads nowhere else: %s',
    async (address) => {
      expect(await go({ platform: 'subject', address })).toMatchObject({
        status: 422,
        key: 'account.outside.elsewhere',
      });
    },
  );

  test('a link that somebody has changed lets nobody in', async () => {
    const url = new URL((await go({ platform: 'subject' })).url);
    url.searchParams.set('userid', person('principal').personId);
    expect(await visit(url.href)).toBe('wrong signature');
  });

  test('tells the school number only where the city says so', async () => {
    const { url } = await go({ platform: 'numbers' });
    const { envelope } = await (await signedIn(app, 'teacher')).call(getUserInfo);
    expect(new URL(url).searchParams.get('userid')).toBe((envelope!.data as UserInfo).usercode);
  });
});

describe('single sign-on at the province', () => {
  test('takes a ticket along that its server exchanges once, and only by its own name', async () => {
    const { url } = await go({ platform: 'province', address: '/lesson/3' });
    const { searchParams, pathname } = new URL(url);
    expect([pathname, searchParams.get('from')]).toEqual(['/province', 'city']);
    expect(searchParams.get('address')).toBe(`${outside.address}/lesson/3`);
    const server = visitorOf(app);
    const exchange = (ticket: string | null, purpose = 'platform-province') =>
      server.call(exchangeTicket, { ticket, purpose });
    const ticket = searchParams.get('token');
    const { envelope } = await exchange(ticket);
    expect(envelope?.data).toMatchObject({ username: 'teacher', isSignedIn: false });
    expect((await exchange(ticket)).status).toBe(410);
    const other = new URL((await go({ platform: 'province' })).url).searchParams.get('token');
    expect((await exchange(other, 'platform-subject')).status).toBe(410);
  });
});

test('a student under 14 goes nowhere without a guardian’s consent, and nothing is told before', async () => {
  const { signs, withdraws } = guardian(app);
  const records = () =>
    app.platform.services.database.read(asSystem('a test looks'), (db) =>
      db.one<{ count: number }>(sql`
        select count(*) as count from core.audit_record
        where act in ('account.goOutside', 'session.handOver') and person_id = ${person('student').personId}`),
    );
  await withdraws('outside');
  const before = await records();
  const refused = { status: 403, key: 'core.consents.outside' };
  expect(await go({ platform: 'subject' }, 'student')).toMatchObject(refused);
  const student = await signedIn(app, 'student');
  // the ticket of another site would tell as much
  const ticket = await student.call(createHandOverTicket, { purpose: 'platform-province' });
  expect(ticket).toMatchObject({ status: 403, envelope: { data: { key: 'core.consents.outside' } } });
  expect((await student.call(createHandOverTicket, { purpose: 'window' })).status).toBe(200);
  expect((await records()).count).toBe(before.count + 1);
  await signs('media');
  expect(await go({ platform: 'subject' }, 'student'), 'one purpose is not another').toMatchObject(refused);
  await signs('outside');
  expect((await go({ platform: 'subject' }, 'student')).status).toBe(200);
  expect((await student.call(createHandOverTicket, { purpose: 'platform-province' })).status).toBe(200);
});

test('a platform that is not connected is not there, and one for others is not open', async () => {
  expect(await go({ platform: 'none' })).toMatchObject({ status: 404, key: 'account.outside.none' });
  for (const account of ['student', 'cityadmin', 'guestcity'] as const) {
    expect(await go({ platform: 'good' }, account)).toMatchObject({ status: 403, key: 'core.error.noPermission' });
  }
  expect((await visitorOf(app).call(goOutside, { platform: 'good' })).envelope?.code).toBe(464);
});

test('each going stands in the audit log with the platform; what lets people in stands nowhere', async () => {
  const seen = await signedIn(app, 'headteacher');
  const urls: string[] = [];
  for (const platform of ['good', 'subject', 'province']) {
    urls.push(((await seen.call(goOutside, { platform })).envelope!.data as { redirectUrl: string }).redirectUrl);
  }
  const records = await app.platform.services.database.read(asSystem('a test looks'), (db) =>
    db.all<{ text: string; platform: string }>(sql`
      select r::text as text, facts ->> 'platform' as platform from core.audit_record r
      where act = 'account.goOutside' and person_id = ${person('headteacher').personId} order by r.id`),
  );
  expect(records.map(({ platform }) => platform)).toEqual(['good', 'subject', 'province']);
  const kept = [...app.log, ...records.map(({ text }) => text)].join('\n');
  const secrets = urls.flatMap((url) =>
    ['code', 'signature', 'token'].map((name) => new URL(url).searchParams.get(name)),
  );
  for (const secret of [outsideSecret, ...secrets.filter((one) => one !== null)]) expect(kept).not.toContain(secret);
});
