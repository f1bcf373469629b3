import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from 'edutech/plugins/account/api/sso';
import { Browser } from '../../support/browser';
import { casSuccess, casXml, startHostileCasServer } from '../../support/identity/hostile-cas-server';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let cas: Awaited<ReturnType<typeof startHostileCasServer>>;
const user = '<cas:user>teacher</cas:user>';

beforeAll(async () => {
  cas = await startHostileCasServer();
  const service = { protocol: 'cas', name: '省平台', nameEn: 'Province', claim: '', finds: 'username' };
  const identityProviders = [{ id: 'province', address: cas.address, ...service }];
  app = await startApp({ on: ['account'], city: { plugins: { account: { options: { identityProviders } } } } });
});
afterAll(async () => {
  await app.close();
  await cas.close();
});

async function signIn(ticket = 'ST-1-x') {
  const browser = new Browser(app);
  const { data } = await browser.post(api.beginSso, { provider: 'province' });
  const state = new URL(new URL(data.address).searchParams.get('service')!).searchParams.get('state');
  return browser.post(api.finishSso, {
    provider: 'province',
    query: new URLSearchParams({ state: state!, ticket }).toString(),
  });
}
const says = (text: string) =>
  cas.answers((response) => void response.writeHead(200, { 'content-type': 'application/xml' }).end(text));

test('an honest answer signs in', async () => {
  says(casXml(casSuccess(user)));
  expect((await signIn()).data.login).toMatchObject({ userEntity: { username: 'teacher' } });
});

test.each([
  ['that names two people', casXml(casSuccess(`${user}<cas:user>superadmin</cas:user>`))],
  ['that says yes twice', casXml(casSuccess(user) + casSuccess('<cas:user>superadmin</cas:user>'))],
  [
    'that says yes and no',
    casXml(`${casSuccess(user)}<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>`),
  ],
  ['of another namespace', casXml(casSuccess(user), 'http://stranger.example/cas')],
  [
    'that hides its yes in a failure',
    casXml(`<cas:authenticationFailure>${casSuccess(user)}</cas:authenticationFailure>`),
  ],
  [
    'with an entity that reads a file',
    `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${casXml(casSuccess('<cas:user>&f;</cas:user>'))}`,
  ],
  [
    'with entities that swell',
    `<!DOCTYPE x [<!ENTITY a "teacher"><!ENTITY b "&a;&a;&a;&a;">]>${casXml(casSuccess('<cas:user>&b;</cas:user>'))}`,
  ],
  ['that is no XML', '{"user":"teacher"}'],
  ['that ends too early', casXml(casSuccess(user)).slice(0, -60)],
  ['that is a page', `<html><body>${user}</body></html>`],
  ['without a person', casXml(casSuccess('<cas:user> </cas:user>'))],
])('an answer %s is refused', async (_what, text) => {
  says(text);
  expect(await signIn()).toMatchObject({ status: 400, key: 'account.sso.refused' });
});

test('who is named with a comment inside is read as one name, never as its beginning', async () => {
  says(casXml(casSuccess('<cas:user>teacher<!-- -->.stranger.example</cas:user>')));
  expect(await signIn()).toMatchObject({ status: 403, key: 'account.sso.unknownPerson' });
});

test('a redirect is not followed: the server of the ticket is the one of the settings', async () => {
  const elsewhere = await startHostileCasServer();
  cas.answers(
    (response) => void response.writeHead(302, { location: `${elsewhere.address}/p3/serviceValidate` }).end(),
  );
  expect(await signIn()).toMatchObject({ status: 503, key: 'account.sso.unavailable' });
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.close();
});

test('an answer that does not end is given up, and its connection closed', async () => {
  let sent = 0;
  const closed = new Promise<void>((resolve) =>
    cas.answers((response) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      const piece = Buffer.alloc(65_536, ' ');
      const more = () => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
      };
      response.on('drain', more).on('close', () => resolve());
      more();
    }),
  );
  expect(await signIn()).toMatchObject({ status: 503, key: 'account.sso.unavailable' });
  await closed;
  expect(sent).toBeLessThan(50_000_000);
});

test('a ticket of another shape is not even asked about', async () => {
  const before = cas.asked.length;
  for (const ticket of ['', 'PT-1-x', 'ST-1-x&pgtUrl=http://stranger.example', `ST-${'x'.repeat(300)}`])
    expect(await signIn(ticket)).toMatchObject({ status: 400, key: 'account.sso.refused' });
  expect(cas.asked).toHaveLength(before);
});
