import { describe, expect, test, vi } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { Browser, browserOf, movableClock } from '../../support/browser';
import { twoProcesses } from '../../support/servers/two-processes';

const system = asSystem('test');
const clock = movableClock();
const processes = twoProcesses({ replace: [[Clock, clock]] });
const signedIn = (username: string, at = processes.first) => browserOf(at, username);
describe('several processes', () => {
  test('a session begun at one is known to the other, and ended there it ends here at once', async () => {
    const browser = await signedIn('teacher');
    const there = new Browser(processes.second);
    there.cookies = browser.cookies;
    there.token = browser.token;
    expect((await browser.get(api.getUserInfo)).status).toBe(200);
    expect((await there.get(api.getUserInfo)).status).toBe(200);
    expect((await there.post(api.logout)).status).toBe(200);
    await vi.waitFor(async () => expect((await browser.copy().get(api.getUserInfo)).code).toBe(464), 5_000);
  });

  test('failures are counted together', async () => {
    for (let failure = 0; failure < 5; failure++) {
      await new Browser(failure % 2 ? processes.first : processes.second, '127.2.0.1').login('shared-name', 'x');
    }
    expect((await new Browser(processes.first, '127.2.0.2').login('shared-name', 'x')).status).toBe(429);
    expect((await new Browser(processes.second, '127.2.0.2').login('shared-name', 'x')).status).toBe(429);
  });

  test('after one made a new key, both believe tokens of the one before, and of the one before that no more', async () => {
    const [here, there] = [await signedIn('teacher'), await signedIn('student', processes.second)];
    const secrets = processes.first.platform.container.get(ServerSecrets);
    const rotate = () =>
      processes.first.platform.services.database.write(system, (db) => secrets.rotate(db, clock.now()));
    const old = { here: here.token, there: there.token };
    await rotate();
    clock.move(2_000);
    const renewed = await signedIn('headteacher');
    const elsewhere = new Browser(processes.second);
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
  const { database } = processes.first.platform.services;
  const tables = ['server_secret', 'seal_key', 'used_nonce', 'one_use_ticket', 'login_failure', 'session'];
  await signedIn('teacher');
  for (const table of tables) {
    const seen = await database.read({ kind: 'visitor' }, (db) => db.all(sql.raw(`select 1 from core.${table}`)));
    expect(seen, table).toHaveLength(0);
  }
});
