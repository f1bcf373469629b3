import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { signSkyClass } from 'edutech/core/server/sign-in/login/sky-class';
import { ownProfile } from 'edutech/plugins/account/api/profile';
import { Browser, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const system = asSystem('test');
const clock = movableClock();
const skySecret = 's'.repeat(40);
const city = { settings: { skyClassKeys: { sky: skySecret } } };
let app: TestApp;
/** A second server process over the same database. */
let other: TestApp;
beforeAll(async () => {
  app = await startApp({ on: ['account'], replace: [[Clock, clock]], city });
  other = await startApp({ on: ['account'], replace: [[Clock, clock]], city, sameDatabaseAs: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

describe('sky class', () => {
  const linkOf = async (username: string, nonce = randomBytes(12).toString('hex')) => {
    const { usercode } = await app.platform.services.database.read(system, (db) =>
      db.one<{ usercode: string }>(sql`select usercode from core.person where username = ${username}`),
    );
    const parts = { key: 'sky', usercode, expires: Math.floor(clock.now().getTime() / 1000) + 60, nonce };
    return { ...parts, signature: signSkyClass(parts, skySecret) };
  };

  test('a student comes in by a signed link, once', async () => {
    const link = await linkOf('student');
    const browser = new Browser(app, '127.3.0.1');
    expect((await browser.post(api.skyClassLogin, link)).data.userEntity.username).toBe('student');
    expect((await browser.get(api.getUserInfo)).status).toBe(200);
    const again = await new Browser(other, '127.3.0.1').post(api.skyClassLogin, link);
    expect(again).toMatchObject({ status: 400, key: 'core.session.skyClassFailed' });
  });

  test('a student who never had a password is not asked to change one, in another window neither', async () => {
    await app.platform.services.database.write(system, (db) =>
      db.run(sql`update core.person set must_change_password = true, password_hash = null where username = 'student'`),
    );
    const browser = new Browser(app, '127.3.0.4');
    const { data } = await browser.post(api.skyClassLogin, await linkOf('student'));
    expect(data.userEntity.username).toBe('student');
    expect((await browser.get(api.getLoginState)).data.changePassword).toBe(false);
    expect((await browser.get(ownProfile)).status).toBe(200);
    const { ticket } = (await browser.post(api.createHandOverTicket, { purpose: 'window' })).data;
    const opened = new Browser(app, '127.3.0.4');
    expect((await opened.post(api.exchangeTicket, { ticket, purpose: 'window' })).data.isSignedIn).toBe(true);
    expect((await opened.get(ownProfile)).status).toBe(200);
  });

  test('nobody but a student does', async () => {
    for (const username of ['teacher', 'superadmin']) {
      expect((await new Browser(app, '127.3.0.2').post(api.skyClassLogin, await linkOf(username))).status).toBe(400);
    }
  });

  test('a link that is outlived or changed opens nothing', async () => {
    const link = await linkOf('student');
    const changed = { ...link, nonce: 'f'.repeat(24) };
    expect((await new Browser(app, '127.3.0.3').post(api.skyClassLogin, changed)).status).toBe(400);
    clock.move(60_000);
    expect((await new Browser(app, '127.3.0.3').post(api.skyClassLogin, link)).status).toBe(400);
  });
});
