import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import * as api from 'edutech/plugins/account/api';
import { appointPerson } from 'edutech/plugins/organisation/api/people';
import { Browser, movableClock } from '../../support/browser';
import { signedIn } from '../../support/people';
import { type MailServer, startMailServer } from '../../support/servers/mail-server';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    on: ['account', 'organisation'],
    works: true,
    replace: [[Clock, clock]],
    city: { settings: { mailUrl: mail.url, mailFrom: 'edu@city.example', publicOrigin: 'http://localhost' } },
  });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const fresh = 'Spring-2027!';
let visitors = 0;
/** A visitor from a network of his own, so that nobody's count is another's. */
const visitor = () => new Browser(app, `127.1.${++visitors}.7`);

async function entered(username: string, password = demoPassword) {
  const browser = visitor();
  expect((await browser.login(username, password)).status).toBe(200);
  return browser;
}

async function withMail(username: string, address: string) {
  const browser = await entered(username);
  expect((await browser.post(api.beginMail, { address, password: demoPassword })).status).toBe(200);
  const code = /\b\d{6}\b/.exec((await mail.to(address)).text)?.[0];
  expect((await browser.post(api.confirmMail, { code })).status).toBe(200);
  return browser;
}

const personOf = async (username: string) =>
  (
    await app.platform.container
      .get(Database)
      .read(asSystem('a test'), (db) =>
        db.one<{ id: string }>(sql`select id from core.person where username = ${username}`),
      )
  ).id;

const secretIn = (text: string) => /\/set-password#([\w-]+)/.exec(text)?.[1] ?? '';
const forgot = (username: string, way: 'mail' | 'school' = 'mail') =>
  visitor().post(api.forgotPassword, { username, way, name: '', phone: '' });

describe('an address', () => {
  test('counts once the code that was sent there has been typed', async () => {
    const browser = await entered('teacher');
    const address = 'he@school.example';
    expect(await browser.post(api.beginMail, { address, password: 'not it' })).toMatchObject({ status: 400 });
    expect((await browser.post(api.beginMail, { address, password: demoPassword })).status).toBe(200);
    expect((await browser.get(api.ownProfile)).data.mail).toEqual({ address: '', pending: address });
    const code = /\b\d{6}\b/.exec((await mail.to(address)).text)?.[0] ?? '';
    const other = code === '000000' ? '000001' : '000000';
    expect(await browser.post(api.confirmMail, { code: other })).toMatchObject({
      status: 400,
      key: 'account.mail.wrongCode',
    });
    expect((await browser.post(api.confirmMail, { code })).status).toBe(200);
    expect((await browser.get(api.ownProfile)).data.mail).toEqual({ address, pending: '' });

    const change = { address: 'hw@school.example', password: demoPassword };
    expect((await browser.post(api.beginMail, change)).status).toBe(200);
    expect((await browser.get(api.ownProfile)).data.mail).toEqual({ address, pending: change.address });
    expect((await browser.post(api.removeMail, { password: demoPassword, pending: true })).status).toBe(200);
    expect((await browser.get(api.ownProfile)).data.mail, 'a change is dropped alone').toEqual({
      address,
      pending: '',
    });
  });

  test('is not guessed: five wrong codes, or half an hour, end it', async () => {
    const browser = await entered('headteacher');
    const address = 'guess@school.example';
    await browser.post(api.beginMail, { address, password: demoPassword });
    const code = /\b\d{6}\b/.exec((await mail.to(address)).text)?.[0] ?? '';
    const other = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n++) await browser.post(api.confirmMail, { code: other });
    expect(await browser.post(api.confirmMail, { code })).toMatchObject({ status: 410, key: 'account.mail.over' });
  });
});

describe('a forgotten password', () => {
  test('is set anew by a link, once, and every session ends', async () => {
    const before = await withMail('principal', 'principal@school.example');
    expect((await forgot('principal')).status).toBe(200);
    const letter = await mail.to('principal@school.example', 2);
    expect(letter.text).toContain('http://localhost/set-password#');
    const secret = secretIn(letter.text);
    expect((await visitor().post(api.readLink, { secret })).data).toMatchObject({ username: 'principal' });

    const weak = await visitor().post(api.takeLink, { secret, password: 'principal1' });
    expect(weak.status).toBe(422);
    expect((await visitor().post(api.takeLink, { secret, password: fresh })).status).toBe(200);
    expect((await before.get(getUserInfo)).status).toBe(401);
    await entered('principal', fresh);
    for (const used of [api.readLink, api.takeLink]) {
      expect(await visitor().post(used, { secret, password: fresh })).toMatchObject({
        status: 410,
        key: 'account.link.over',
      });
    }
    expect((await mail.to('principal@school.example', 3)).subject).toMatch(/密码已更改|was changed/);
  });

  test('a link is over after thirty minutes, and when another was asked for', async () => {
    const address = 'auditor@city.example';
    await withMail('auditor', address);
    await forgot('auditor');
    const first = secretIn((await mail.to(address, 2)).text);
    await forgot('auditor');
    const second = secretIn((await mail.to(address, 3)).text);
    expect((await visitor().post(api.readLink, { secret: first })).status).toBe(410);
    clock.move(31 * 60_000);
    expect((await visitor().post(api.readLink, { secret: second })).status).toBe(410);
  });

  test('a link is over when its person has more power over others than when it was made', async () => {
    const address = 'rising@school.example';
    await withMail('headteacher', address);
    await forgot('headteacher');
    const secret = secretIn((await mail.to(address, 2)).text);
    expect((await visitor().post(api.readLink, { secret })).status).toBe(200);
    const personId = await personOf('headteacher');
    const appoint = async (isAdministrator: boolean) =>
      (await signedIn(app, 'cityadmin')).call(appointPerson, { personId, isAdministrator });
    expect((await appoint(true)).status).toBe(200);
    for (const call of [api.readLink, api.takeLink])
      expect(await visitor().post(call, { secret, password: fresh })).toMatchObject({
        status: 410,
        key: 'account.link.over',
      });
    expect((await appoint(false)).status).toBe(200);
  });

  test('is answered alike for names that nobody has, and for those without an address', async () => {
    const count = mail.mails.length;
    const replies = [await forgot('nobody-at-all'), await forgot('student'), await forgot('principal')];
    const seen = replies.map(({ status, code, data }) => JSON.stringify({ status, code, data }));
    expect(new Set(seen).size).toBe(1);
    await mail.to('principal@school.example', 4);
    expect(mail.mails).toHaveLength(count + 1);
  });

  test('no secret and no address is in the log', () => {
    const log = app.log.join('\n');
    for (const { text, to } of mail.mails) {
      expect(log).not.toContain(to);
      const secret = secretIn(text);
      if (secret) expect(log).not.toContain(secret);
    }
  });
});
