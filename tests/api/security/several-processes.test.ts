import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-city/password';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { Browser, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';

const system = asSystem('test');
const clock = movableClock();
let app: TestApp;
/** A second server process over the same database. */
let other: TestApp;
beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]] });
  other = await startApp({ replace: [[Clock, clock]], sameDatabaseAs: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const signedIn = async (username: string, at = app) => {
  const browser = new Browser(at);
  expect((await browser.login(username, demoPassword)).status).toBe(200);
  return browser;
};
describe('several processes', () => {
  test('a session begun at one is known to the other, and ended there it ends here at once', async () => {
    const browser = await signedIn('teacher');
    const there = new Browser(other);
    there.cookies = browser.cookies;
    there.token = browser.token;
    expect((await browser.get(api.getUserInfo)).status).toBe(200);
    expect((await there.get(api.getUserInfo)).status).toBe(200);
    expect((await there.post(api.logout)).status).toBe(200);
    await vi.waitFor(async () => expect((await browser.copy().get(api.getUserInfo)).code).toBe(464), 5_000);
  });

  test('failures are counted together', async () => {
    for (let failure = 0; failure < 5; failure++) {
      await new Browser(failure % 2 ? app : other, '10.2.0.1').login('shared-name', 'x');
    }
    expect((await new Browser(app, '10.2.0.2').login('shared-name', 'x')).status).toBe(429);
    expect((await new Browser(other, '10.2.0.2').login('shared-name', 'x')).status).toBe(429);
  });

  test('after one made a new key, both believe tokens of the one before, and of the one before that no more', async () => {
    const [here, there] = [await signedIn('teacher'), await signedIn('student', other)];
    const secrets = app.platform.container.get(ServerSecrets);
    const rotate = () => app.platform.services.database.write(system, (db) => secrets.rotate(db, clock.now()));
    const old = { here: here.token, there: there.token };
    await rotate();
    clock.move(2_000);
    const renewed = await signedIn('headteacher');
    const elsewhere = new Browser(other);
    elsewhere.cookies = renewed.cookies;
    elsewhere.token = renewed.token;
    expect((await elsewhere.post(api.endOtherDevices)).status).toBe(200);
    expect((await here.post(api.endOtherDevices)).status).toBe(200);
    expect((await there.post(api.endOtherDevices)).status).toBe(200);
    await rotate();
    clock.move(61_000);
    Object.assign(here, { token: old.here });
    expect((await here.post(api.endOtherDevices)).code).toBe(464);
  });
});

test('secrets are seen by the system only', async () => {
  const { database } = app.platform.services;
  const tables = ['server_secret', 'seal_key', 'used_nonce', 'one_use_ticket', 'login_failure', 'session'];
  await signedIn('teacher');
  for (const table of tables) {
    const seen = await database.read({ kind: 'visitor' }, (db) => db.all(sql.raw(`select 1 from core.${table}`)));
    expect(seen, table).toHaveLength(0);
  }
});
