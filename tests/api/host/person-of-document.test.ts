import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logout } from 'edutech/core/common/api/session';
import type { LoginResult } from 'edutech/core/common/session';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Events } from 'edutech/core/server/events/events';
import { turnSwitch } from 'edutech/core/server/module-switches/turn-switch';
import { loginCookie } from 'edutech/core/server/session/cookies';
import { scriptsCookie } from '../../../host/web/document/scripts-cookie';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let site: TestApp;
beforeAll(async () => {
  site = await startApp({ web: true });
});
afterAll(() => site.close());

const documentAt = (url: string, cookie: string) =>
  site.platform.app.inject({ url, headers: { accept: 'text/html', cookie } });

/** The boot facts of a document. */
const bootIn = (body: string): { person?: LoginResult; version: string } =>
  JSON.parse(/id="edutech-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { person?: LoginResult; version: string };

/** What a document says of whose it is. */
async function personIn(cookie: string): Promise<LoginResult | undefined> {
  return bootIn((await documentAt('/home', cookie)).body).person;
}

const cookiesOf = ({ cookie }: Caller) => `${cookie}; ${loginCookie}=1`;

test('the document of somebody who is signed in says who, so that the page asks for its own data at once', async () => {
  const teacher = await signedIn(site, 'teacher');
  const person = await personIn(cookiesOf(teacher));
  expect(person?.userEntity.username).toBe('teacher');
  expect(person?.module).toContain('air');
  expect(person?.termVos).not.toEqual([]);
});

test('the document of a visitor, and of a session that has ended, says nobody', async () => {
  expect(await personIn('')).toBeUndefined();
  const student = await signedIn(site, 'student');
  await student.call(logout);
  expect(await personIn(cookiesOf(student))).toBeUndefined();
});

/** The teacher's name, in an element of its own or not. */
const drawnHome = /<h1>(<[^>]+>)?周文静/;

test('a home is drawn for a browser that has no scripts yet, and left to one that has them', async () => {
  const teacher = cookiesOf(await signedIn(site, 'teacher'));
  const { body } = await documentAt('/home', teacher);
  expect(body).toMatch(drawnHome);
  expect(body).toContain('aria-current="page"');
  expect(body).toContain('id="boot-failed"');
  const { version } = bootIn(body);
  const again = (await documentAt('/home', `${teacher}; ${scriptsCookie}=${version}`)).body;
  expect(again).not.toContain('<h1');
  expect(again).toContain('class="boot-frame"');
  const afterUpdate = (await documentAt('/home', `${teacher}; ${scriptsCookie}=older`)).body;
  expect(afterUpdate).toMatch(drawnHome);
  const student = (await documentAt('/student-home/main', cookiesOf(await signedIn(site, 'student')))).body;
  expect(student).not.toMatch(drawnHome);
  expect(student).toContain('shell-student');
});

test('nobody is drawn a home of others, one without a session, or one before a password that must be changed', async () => {
  const homes = ['/home/main', '/student-home/main', '/admin/workbench'];
  const drawnFor = async (cookie: string) => {
    const pages = await Promise.all(homes.map(async (url) => (await documentAt(url, cookie)).body));
    return homes.filter((_, nth) => pages[nth]!.includes('class="shell '));
  };
  const [student, mustChange] = [await signedIn(site, 'student'), await signedIn(site, 'mustchange')];
  expect(await drawnFor(cookiesOf(student))).toEqual(['/student-home/main']);
  expect(await drawnFor(cookiesOf(mustChange))).toEqual([]);
  expect(await drawnFor(`${loginCookie}=1`)).toEqual([]);
  await student.call(logout);
  expect(await drawnFor(cookiesOf(student))).toEqual([]);
});

test('homes drawn at once are each of their own reader, and no cache may keep them', async () => {
  const homes = { teacher: '/home/main', student: '/student-home/main', schooladmin: '/admin/workbench' } as const;
  const names = ['teacher', 'student', 'schooladmin'] as const;
  const readers = await Promise.all(
    names.map(async (account) => ({ account, cookie: cookiesOf(await signedIn(site, account)) })),
  );
  const rounds = Array.from({ length: 4 }, () => readers).flat();
  const documents = await Promise.all(
    rounds.map(async ({ account, cookie }) => ({ account, ...(await documentAt(homes[account], cookie)) })),
  );
  const nameOf = new Map(documents.map(({ account, body }) => [account, bootIn(body).person!.userEntity.name]));
  expect(new Set(nameOf.values()).size).toBe(names.length);
  for (const { account, body, headers } of documents) {
    expect(bootIn(body).person?.userEntity.username).toBe(account);
    expect(body).toContain('class="drawn"');
    expect([headers['cache-control'], headers['vary']]).toEqual(['no-store', 'cookie, accept-language']);
    expect(headers['etag']).toBeUndefined();
    const shell = /<header[\s\S]*?<\/header>/.exec(body)?.[0] ?? body;
    for (const [other, name] of nameOf) expect(shell.includes(name), `${name} for ${account}`).toBe(other === account);
  }
});

test('a name that is a script is text on a drawn home and in its facts', async () => {
  const name = '</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>"\'';
  const { teacher } = site.world.people;
  const rename = (to: string) =>
    site.platform.services.database.write(asSystem('a test renames somebody'), (db) =>
      db.run(sql`update core.person set name = ${to} where id = ${teacher.personId}`),
    );
  const scriptsIn = (body: string) => body.match(/<script|<img/g)?.length;
  const cookie = cookiesOf(await signedIn(site, 'teacher'));
  const before = (await documentAt('/home/main', cookie)).body;
  await rename(name);
  const { body } = await documentAt('/home/main', cookiesOf(await signedIn(site, 'teacher')));
  await rename('周文静');
  expect(bootIn(body).person?.userEntity.name).toBe(name);
  expect(body).toContain('&lt;img src=x onerror=alert(2)&gt;');
  expect(body).not.toContain('<img src=x');
  expect(body).not.toContain('<script>alert');
  expect(scriptsIn(body)).toBe(scriptsIn(before));
});

test('a page of a module that is switched off, or that nobody has, is not there for visitors or for who is signed in', async () => {
  const { services, container } = site.platform;
  const turn = (countyId: string | null, isOn: boolean) =>
    services.database.write(asSystem('a test turns a switch'), (db) =>
      turnSwitch(db, container.get(Events), { pluginId: 'air', countyId, isOn }, services.clock.now()),
    );
  const [teacher, cityAdmin] = [
    cookiesOf(await signedIn(site, 'teacher')),
    cookiesOf(await signedIn(site, 'cityadmin')),
  ];
  const statuses = (url: string) =>
    Promise.all(['', teacher, cityAdmin].map(async (cookie) => (await documentAt(url, cookie)).statusCode));
  expect(await statuses('/air/air_list')).toEqual([200, 200, 200]);
  expect(await statuses('/nobody-has-this')).toEqual([404, 404, 404]);

  await turn(site.world.countyId, false);
  await vi.waitFor(async () => expect(await statuses('/air/air_list')).toEqual([200, 404, 200]));
  await turn(null, false);
  await vi.waitFor(async () => expect(await statuses('/air/air_list')).toEqual([404, 404, 404]));
  const { body } = await documentAt('/air/air_list', '');
  expect(body).toContain('<title>这项功能已停用 · ');
  expect(await statuses('/login')).toEqual([200, 200, 200]);
});
