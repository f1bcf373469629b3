import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { getUserInfo } from 'edutech/core/common/api/session';
import type { UserInfo } from 'edutech/core/common/session';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import { sql } from 'edutech/core/server/data/db';
import { LiveOptions } from 'edutech/core/server/registry/live-options';
import { beginSso, finishSso } from 'edutech/plugins/account/api';
import {
  changeSignOn,
  readSignOn,
  removeSignOn,
  searchAudit,
  type SignOn,
  trySignOn,
  undoSignOn,
} from 'edutech/plugins/deployment/api';
import { Browser } from '../../../support/browser';
import { startCasServer } from '../../../support/identity/cas-server';
import { clientId, clientSecret, startOidcServer } from '../../../support/identity/oidc-server';
import { Traveller } from '../../../support/identity/traveller';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';

const origin = 'http://localhost';
let app: TestApp;
let operator: Caller;
let city: Awaited<ReturnType<typeof startOidcServer>>;
let cas: Awaited<ReturnType<typeof startCasServer>>;
let teacherCode = '';
beforeAll(async () => {
  city = await startOidcServer({ origin, provider: 'city' });
  cas = await startCasServer({ wang: { loginName: 'teacher' } });
  const ofFile = { id: 'file', protocol: 'cas', name: '文件', nameEn: 'File', address: cas.address };
  app = await startApp({
    on: ['deployment', 'account'],
    city: {
      settings: { allowLocalAddresses: true },
      plugins: { account: { options: { identityProviders: [ofFile] } } },
    },
  });
  operator = await signedIn(app, 'superadmin');
  const { usercode } = (await (await signedIn(app, 'teacher')).call(getUserInfo)).envelope!.data as UserInfo;
  teacherCode = usercode;
});
afterAll(async () => {
  await app.close();
  await city.close();
  await cas.close();
});

const shared = { algorithm: 'RS256', scope: 'openid profile', provesTwoFactors: false } as const;
const oidc = () => ({
  ...shared,
  id: 'city',
  protocol: 'oidc',
  name: '云州统一身份认证',
  nameEn: 'Yunzhou identity',
  address: city.issuer,
  clientId,
  claim: 'usercode',
  finds: 'usercode',
});
const province = () => ({
  ...shared,
  id: 'province',
  protocol: 'cas',
  name: '省平台',
  nameEn: 'Province',
  address: cas.address,
  clientId: '',
  claim: 'loginName',
  finds: 'username',
});
const read = async () => (await operator.call(readSignOn)).envelope!.data as SignOn;
const save = async (given: object, isNew = true) =>
  operator.call(changeSignOn, { ...given, isNew, reason: '接入市平台', changeId: (await read()).changeId });
const steps = async (given: object) => {
  const answer = await operator.call(trySignOn, { ...given });
  expect(answer.text).not.toContain(clientSecret);
  return (answer.envelope!.data as OutputOf<typeof trySignOn>).steps;
};
const offered = () =>
  app.platform.container
    .get(LiveOptions)
    .flatMap((one) => one.now()['identityProviders'] as { id: string }[])
    .map(({ id }) => id);

/** Sets out, signs in there as somebody and comes back. */
async function login(name: string) {
  const browser = new Browser(app);
  const begun = await browser.post(beginSso, { provider: 'city' });
  if (begun.status !== 200) return begun;
  const back = await new Traveller().signIn(begun.data.address, `${origin}/sign-in/city`, name);
  return browser.post(finishSso, { provider: 'city', query: back.search.slice(1) });
}

test('a trial goes through discovery, keys, endpoints and our secret, and stops where something is wrong', async () => {
  const whole = await steps({ ...oidc(), secret: clientSecret });
  expect(whole.map(({ step, isDone }) => [step, isDone])).toEqual(
    ['find', 'discover', 'keys', 'endpoints', 'client'].map((step) => [step, true]),
  );
  const last = async (given: object) => (await steps({ ...oidc(), secret: clientSecret, ...given })).at(-1);
  expect(await last({ address: `${city.issuer}/elsewhere` })).toMatchObject({ step: 'discover', advice: 'discover' });
  expect(await last({ algorithm: 'ES256' })).toMatchObject({ step: 'keys', isDone: false, advice: 'keys' });
  expect(await last({ secret: 'wrong' })).toMatchObject({
    step: 'client',
    answer: expect.stringContaining('invalid_client'),
    advice: 'client',
  });
  expect(await last({ address: 'http://localhost:2' })).toMatchObject({ step: 'discover', advice: 'refused' });
  expect((await read()).services.map(({ id }) => id)).toEqual(['file']);
});

test('a trial holds no connection of the database while the other side is silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const arrived = once(silent, 'connection') as Promise<[Socket]>;
  const trial = steps({ ...province(), address: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  const [socket] = await arrived;
  const { connections } = app.platform.services.database;
  // what came before it may still be giving its own back
  await expect.poll(() => connections.open - connections.idle).toBe(0);
  socket.destroy();
  expect((await trial).at(-1)).toMatchObject({ step: 'loginPage', isDone: false });
  silent.close();
});

test('a trial of CAS opens the login page and asks the address that validates', async () => {
  const whole = await steps(province());
  expect(whole.map(({ step, isDone }) => [step, isDone])).toEqual(
    ['find', 'loginPage', 'validate', 'service'].map((step) => [step, true]),
  );
  const elsewhere = await steps({ ...province(), address: cas.address.replace('/cas', '/other') });
  expect(elsewhere.at(-1)).toMatchObject({ step: 'loginPage', isDone: false, advice: 'loginPage' });
});

test('people sign in by a service that was set up in the browser, without a restart, and no longer when it is removed', async () => {
  expect((await login(teacherCode)).status).toBe(404);
  const saved = await save({ ...oidc(), secret: clientSecret });
  expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('/sso/city/logout')]);
  await vi.waitFor(() => expect(offered()).toEqual(['file', 'city']));
  const reply = await login(teacherCode);
  expect(reply.data).toMatchObject({ login: { userEntity: { username: 'teacher' } } });

  const gone = await operator.call(removeSignOn, { id: 'city', changeId: (await read()).changeId });
  expect(gone.status).toBe(200);
  await vi.waitFor(() => expect(offered()).toEqual(['file']));
  expect((await login(teacherCode)).status).toBe(404);
  const { batches } = gone.envelope!.data as SignOn;
  expect(batches[0]).toMatchObject({ canUndo: true, changes: [{ name: '云州统一身份认证', what: 'removed' }] });
  expect((await operator.call(undoSignOn, { batchId: batches[0]!.batchId })).status).toBe(200);
  await vi.waitFor(() => expect(offered()).toEqual(['file', 'city']));
  // the secret came back with it
  expect((await login(teacherCode)).data).toMatchObject({ login: { userEntity: { username: 'teacher' } } });
  expect((await operator.call(undoSignOn, { batchId: batches[0]!.batchId })).status).toBe(409);
});

test('a secret goes to the address and the id for which it was typed, and nobody reads it', async () => {
  expect((await steps(oidc())).at(-1)).toMatchObject({ step: 'client', isDone: true });
  for (const other of [{ address: 'http://localhost:1' }, { clientId: 'other' }]) {
    const given = { ...oidc(), ...other };
    for (const answer of [await save(given, false), await operator.call(trySignOn, given)])
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('deployment.signOn.secretAgain')]);
  }
  const changed = await save({ ...oidc(), name: '市平台' }, false);
  expect((changed.envelope!.data as SignOn).services[1]).toMatchObject({ name: '市平台', hasSecret: true });
  expect((changed.envelope!.data as SignOn).batches[0]!.changes).toEqual([
    { name: '市平台', nameEn: 'Yunzhou identity', what: 'changed', fields: ['name'] },
  ]);
  const rows = await app.platform.container
    .get(Database)
    .read(asSystem('a test looks'), (db) =>
      db.all(sql<{ value: unknown }>`select before, value from core.setting_change`),
    );
  const log = await operator.call(searchAudit, {
    from: '2026-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
    line: 50,
    act: 'deployment.changeSetting',
  });
  expect(log.text).toContain('市平台 · OIDC');
  expect(rows.length).toBeGreaterThan(2);
  for (const seen of [changed.text, JSON.stringify(rows), log.text, app.log.join('\n')])
    expect(seen).not.toContain(clientSecret);
});

test('what the file has stays there, and a name is given once', async () => {
  const wrong = async (given: object, isNew?: boolean) => {
    const answer = await save(given, isNew);
    return [answer.status, /deployment\.\w+\.\w+/.exec(answer.text)?.[0]];
  };
  expect(await wrong({ ...province(), id: 'file' })).toEqual([422, 'deployment.signOn.idTaken']);
  expect(await wrong({ ...province(), id: 'file' }, false)).toEqual([404, 'deployment.error.noSetting']);
  expect(await wrong(oidc())).toEqual([422, 'deployment.signOn.idTaken']);
  expect(await wrong({ ...oidc(), id: 'other', clientId: ' ' })).toEqual([422, 'deployment.signOn.needsClientId']);
  const open = { ...province(), address: 'http://cas.example.cn/cas' };
  expect(await wrong(open)).toEqual([422, 'deployment.signOn.needsTls']);
  expect((await operator.call(trySignOn, open)).status).toBe(422);
  const far = { ...province(), address: 'https://cas.example.cn:99999/cas' };
  expect(await wrong(far)).toEqual([422, 'deployment.error.noAddress']);
  expect((await operator.call(trySignOn, far)).status).toBe(422);
  const late = await operator.call(changeSignOn, { ...province(), isNew: true, reason: '', changeId: null });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('deployment.error.changedSince')]);
});

test('only who runs the deployment sets sign-on up', async () => {
  for (const who of ['cityadmin', 'countyadmin', 'schooladmin', 'teacher'] as const) {
    const caller = await signedIn(app, who);
    for (const answer of [
      await caller.call(readSignOn),
      await caller.call(changeSignOn, { ...province(), isNew: true, reason: '', changeId: null }),
      await caller.call(removeSignOn, { id: 'city', changeId: null }),
      await caller.call(undoSignOn, { batchId: '0'.repeat(32) }),
      await caller.call(trySignOn, province()),
    ])
      expect(answer.status).toBe(403);
  }
});

test('without leave of the file no service on this machine is asked, by whatever name', async () => {
  const strict = await startApp({ on: ['deployment', 'account'] });
  try {
    const caller = await signedIn(strict, 'superadmin');
    const { port } = new URL(cas.address);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1']) {
      const given = { ...province(), address: `https://${host}:${port}/cas` };
      const saved = await caller.call(changeSignOn, { ...given, isNew: true, reason: '', changeId: null });
      expect([host, saved.status, saved.text]).toEqual([
        host,
        422,
        expect.stringContaining('deployment.signOn.inward'),
      ]);
      const tried = await caller.call(trySignOn, given);
      expect((tried.envelope!.data as OutputOf<typeof trySignOn>).steps).toMatchObject([
        { step: 'find', isDone: false, advice: 'inward' },
      ]);
    }
  } finally {
    await strict.close();
  }
});
