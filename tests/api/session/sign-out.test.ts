import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import * as api from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import { Events } from 'edutech/core/server/events/events';
import { Files, type StoredFile } from 'edutech/core/server/files/files';
import { Sessions } from 'edutech/core/server/session/sessions';
import { Browser } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { pdf } from '../files/sample-files';

let app: TestApp;
let other: TestApp;
let origin: string;
let folder: string;
let file: StoredFile;
beforeAll(async () => {
  app = await startApp({ on: [] });
  other = await startApp({ on: [], sameDatabaseAs: app });
  await app.platform.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.platform.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'edutech-sign-out-'));
  const path = join(folder, 'a.pdf');
  await writeFile(path, pdf);
  const owner = { personId: app.world.people.headteacher.personId, schoolId: app.world.schoolId };
  file = await app.platform.services.database.write(asSystem('a test'), (db) =>
    app.platform.container.get(Files).store(db, { path, name: 'a.pdf' }, 'attachments', owner),
  );
});
afterAll(async () => {
  await other.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody with all that a session can have: tabs here and on another process, a ticket, a hand-over, an open socket. */
async function person(username: string) {
  const browser = new Browser(app);
  expect((await browser.login(username, demoPassword)).status).toBe(200);
  const secret = browser.cookies.get('sid')!;
  const sessionId = createHash('sha256').update(secret).digest('hex');
  const elsewhere = Object.assign(new Browser(other), { cookies: new Map(browser.cookies), token: browser.token });
  expect((await elsewhere.get(api.getUserInfo)).status).toBe(200);
  const headers = { cookie: `sid=${secret}` };
  const address = app.platform.container.get(Files).ticketAddress(file, 'download', sessionId);
  const download = async () => (await fetch(origin + address, { headers })).status;
  expect(await download()).toBe(200);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { ...headers, origin } });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  return { browser, tab: browser.copy(), elsewhere, download, closed, socket, secret };
}

/** Nothing of it opens anything any more. */
async function expectDead({ tab, elsewhere, download, closed }: Awaited<ReturnType<typeof person>>) {
  for (const dead of [tab, elsewhere]) {
    expect((await dead.get(api.getUserInfo)).code).toBe(464);
    expect((await dead.post(api.endOtherDevices)).code).toBe(464);
    expect((await dead.post(api.createHandOverTicket, { purpose: 'window' })).code).toBe(464);
  }
  expect(await download()).toBe(404);
  expect(await closed).toBe(4001);
}

/** Other processes hear of it by an event, a twentieth of a second later on a machine that is not busy. */
const heardBy = (elsewhere: Browser) =>
  vi.waitFor(async () => expect((await elsewhere.get(api.getUserInfo)).code).toBe(464), 5_000);

describe('T6: after', () => {
  test('logout everything of the session is dead at once: cookie, token, ticket and socket, on every process', async () => {
    const all = await person('headteacher');
    expect((await all.browser.post(api.logout)).status).toBe(200);
    expect(all.browser.setCookies.filter((line) => line.includes('Max-Age=0'))).toHaveLength(2);
    expect((await all.tab.get(api.getUserInfo)).code).toBe(464);
    await heardBy(all.elsewhere);
    await expectDead(all);
    const again = new WebSocket(`${origin.replace('http', 'ws')}/live`, {
      headers: { cookie: `sid=${all.secret}`, origin },
    });
    await expect(new Promise((resolve, reject) => again.on('open', resolve).on('error', reject))).rejects.toThrow(
      '401',
    );
  });

  test('logout on another process it is dead here', async () => {
    const all = await person('headteacher');
    expect((await all.elsewhere.copy().post(api.logout)).status).toBe(200);
    await heardBy(all.tab);
    await expectDead(all);
  });

  test('logout twice nothing is wrong, and other sessions of the person go on', async () => {
    const [one, two] = [await person('headteacher'), await person('headteacher')];
    expect((await one.browser.post(api.logout)).status).toBe(200);
    expect((await one.browser.post(api.logout)).status).toBe(200);
    expect((await two.browser.get(api.getUserInfo)).status).toBe(200);
    expect(two.socket.readyState).toBe(WebSocket.OPEN);
    await two.browser.post(api.logout);
  });

  test('a change of password by the person all other sessions are dead', async () => {
    const [here, there] = [await person('mustchange'), await person('mustchange')];
    const input = { oldPassword: demoPassword, newPassword: 'Autumn-leaf-7' };
    expect((await here.browser.post(api.changePassword, input)).status).toBe(200);
    await heardBy(there.elsewhere);
    await expectDead(there);
    expect((await here.browser.get(api.getUserInfo)).status).toBe(200);
  });

  test('the account was disabled all its sessions are dead', async () => {
    const all = await person('guestcity');
    const { container, services } = app.platform;
    const { personId } = app.world.people.guestcity;
    await services.database.write(asSystem('an administrator disables an account'), async (db) => {
      await db.run(sql`update core.person set disabled_at = ${new Date()} where id = ${personId}`);
      await container.get(Sessions).endAllOf(db, personId);
      await container.get(Events).emit(db, { name: 'person.changed', payload: { personId } });
    });
    await heardBy(all.elsewhere);
    await expectDead(all);
  });

  test('logout a hand-over that was asked for before leads nowhere', async () => {
    const all = await person('headteacher');
    const ticketFor = async (purpose: string) =>
      (await all.browser.post(api.createHandOverTicket, { purpose })).data.ticket;
    const tickets = [await ticketFor('window'), await ticketFor('admin-site')] as const;
    expect((await all.browser.post(api.logout)).status).toBe(200);
    for (const [at, purpose] of ['window', 'admin-site'].entries()) {
      const used = await new Browser(app).post(api.exchangeTicket, { ticket: tickets[at], purpose });
      expect(used).toMatchObject({ status: 410, key: 'core.session.ticketUsed' });
    }
  });

  test('a change of post a hand-over that was asked for before still works', async () => {
    const { browser } = await person('teacher');
    const { ticket } = (await browser.post(api.createHandOverTicket, { purpose: 'window' })).data;
    const { aclRole } = (await browser.get(api.getUserInfo)).data;
    expect((await browser.post(api.switchRole, { roleId: aclRole.at(-1).roleId })).status).toBe(200);
    expect((await new Browser(app).post(api.exchangeTicket, { ticket, purpose: 'window' })).status).toBe(200);
  });
});
