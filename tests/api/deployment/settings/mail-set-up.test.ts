import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { Database } from 'edutech/core/server/data/database';
import { sql } from 'edutech/core/server/data/db';
import { Mailer } from 'edutech/core/server/mail/mailer';
import {
  changeMail,
  clearMail,
  readMail,
  searchAudit,
  tryMailServer,
  undoSettings,
} from 'edutech/plugins/deployment/api';
import { type Caller, signedIn } from '../../../support/people';
import { type MailServer, startMailServer } from '../../../support/servers/mail-server';
import { startApp, type TestApp } from '../../../support/servers/start-app';

const password = 'Pa55wort-of-the-relay';
const [from, to] = ['edu@city.example', 'admin@city.example'];
let app: TestApp;
let operator: Caller;
let relay: MailServer;
let plain: MailServer;
beforeAll(async () => {
  app = await startApp({ on: ['deployment'], city: { settings: { allowLocalAddresses: true } } });
  operator = await signedIn(app, 'superadmin');
  relay = await startMailServer({ security: 'starttls', users: { edu: password } });
  plain = await startMailServer({ refused: 'gone@city.example' });
});
afterAll(async () => {
  await app.close();
  await relay.close();
  await plain.close();
});

const safe = () => ({ host: 'localhost', port: relay.port, security: 'starttls', user: 'edu', from });
const open = () => ({ host: '127.0.0.1', port: plain.port, security: 'none', user: '', from });
const read = async () => (await operator.call(readMail)).envelope!.data as OutputOf<typeof readMail>;
const change = async (given: object) =>
  operator.call(changeMail, { ...given, reason: '换成市里的邮件网关', changeId: (await read()).changeId });
const steps = async (given: object) => {
  const answer = await operator.call(tryMailServer, { to, ...given });
  expect(answer.text).not.toContain(password);
  return (answer.envelope!.data as OutputOf<typeof tryMailServer>).steps;
};

test('a trial fails at the step that fails, says what the other side answered, and what to change', async () => {
  // nobody has signed the certificate of the test
  expect((await steps({ ...safe(), password })).at(-1)).toMatchObject({
    step: 'connect',
    isDone: false,
    advice: 'certificate',
  });
  const ours = readFileSync(new URL('../../../support/tls/certificate.pem', import.meta.url), 'utf8');
  setDefaultCACertificates([...getCACertificates('default'), ours]);

  expect((await steps({ ...safe(), password: 'wrong' })).at(-1)).toMatchObject({
    step: 'login',
    isDone: false,
    answer: expect.stringContaining('535 5.7.8 Authentication credentials invalid'),
    advice: 'login',
  });
  expect((await steps({ ...open(), to: 'gone@city.example' })).at(-1)).toMatchObject({
    step: 'send',
    answer: expect.stringContaining('550 5.1.1 No such user here'),
    advice: 'envelope',
  });
  expect((await steps({ ...open(), security: 'tls' })).at(-1)).toMatchObject({ step: 'connect', advice: 'security' });
  expect((await steps({ ...open(), port: 1 })).at(-1)).toMatchObject({ step: 'connect', advice: 'refused' });
  expect((await steps({ ...open(), host: 'nowhere.invalid' })).at(-1)).toMatchObject({ advice: 'name' });
});

test('a trial holds no connection of the database while the other side is silent', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const arrived = once(silent, 'connection') as Promise<[Socket]>;
  const trial = steps({ ...open(), port: (silent.address() as AddressInfo).port });
  const [socket] = await arrived;
  const { database } = app.platform.services;
  await expect.poll(() => database.connections.open - database.connections.idle).toBe(0);
  socket.destroy();
  expect((await trial).at(-1)).toMatchObject({ step: 'connect', isDone: false });
  silent.close();
});

test('a trial that goes well has sent a mail, before anything is saved', async () => {
  const done = await steps({ ...safe(), password });
  expect(done.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['find', true],
    ['connect', true],
    ['login', true],
    ['send', true],
  ]);
  expect((await relay.to(to)).subject).toContain('试发邮件');
  expect((await read()).source).toBe('none');
});

test('a mail server that is saved sends the mails of the platform at once, and its password is never read', async () => {
  const saved = await change({ ...safe(), password });
  expect([saved.status, saved.envelope!.data]).toEqual([
    200,
    expect.objectContaining({ source: 'browser', host: 'localhost', user: 'edu', hasPassword: true, from }),
  ]);
  const mailer = app.platform.container.get(Mailer);
  await vi.waitFor(() => expect(mailer.isOn).toBe(true));
  expect(await mailer.send({ to: 'teacher@school.example', subject: '开学通知', text: '九月一日开学。' })).toBe(true);
  expect((await relay.to('teacher@school.example')).text).toContain('九月一日开学');

  const rows = await app.platform.container
    .get(Database)
    .read(asSystem('a test looks'), (db) =>
      db.all<{ value: unknown }>(sql`select value from core.setting_change where name = 'mailUrl'`),
    );
  expect(rows).toHaveLength(1);
  const log = await operator.call(searchAudit, {
    from: '2026-01-01T00:00:00Z',
    until: '2099-01-01T00:00:00Z',
    line: 50,
    act: 'deployment.changeSetting',
  });
  expect(log.text).toContain('mailFrom');
  for (const seen of [saved.text, JSON.stringify(rows), log.text, app.log.join('\n')]) {
    expect(seen).not.toContain(password);
    expect(seen).not.toContain(encodeURIComponent(password));
  }
});

test('the kept password goes to the server and the user for which it was typed, and to no other', async () => {
  expect((await steps(safe())).every(({ isDone }) => isDone)).toBe(true);
  const seen = plain.connections;
  for (const other of [{ host: '127.0.0.1' }, { port: plain.port }, { user: 'other' }, { security: 'tls' }]) {
    const given = { ...safe(), ...other };
    for (const answer of [await change(given), await operator.call(tryMailServer, { to, ...given })])
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('deployment.mail.passwordAgain')]);
  }
  const bare = await change({ ...safe(), security: 'none', password });
  expect([bare.status, bare.text]).toEqual([422, expect.stringContaining('deployment.mail.needsTls')]);
  expect(plain.connections).toBe(seen);
  expect((await change({ ...safe(), from: 'new@city.example' })).status).toBe(200);
  expect((await read()).hasPassword).toBe(true);
});

test('of two who change it the later is told, and the file decides again when it is cleared', async () => {
  const { changeId } = await read();
  expect((await change(safe())).status).toBe(200);
  const late = await operator.call(clearMail, { changeId });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('deployment.error.changedSince')]);
  expect((await operator.call(clearMail, { changeId: (await read()).changeId })).status).toBe(200);
  expect((await read()).source).toBe('none');
  await vi.waitFor(() => expect(app.platform.container.get(Mailer).isOn).toBe(false));
  // what has a page of its own is not put back from the list of settings
  const { batchId } = await app.platform.container.get(Database).read(asSystem('a test looks'), (db) =>
    db.one<{ batchId: string }>(sql`
      select batch_id from core.setting_change where name = 'mailUrl' order by changed_at desc, id desc limit 1`),
  );
  expect((await operator.call(undoSettings, { batchId })).status).toBe(404);
});

test('only who runs the deployment sets mail up', async () => {
  for (const who of ['cityadmin', 'countyadmin', 'schooladmin', 'teacher'] as const) {
    const caller = await signedIn(app, who);
    for (const answer of [
      await caller.call(readMail),
      await caller.call(changeMail, { ...open(), reason: '', changeId: null }),
      await caller.call(clearMail, { changeId: null }),
      await caller.call(tryMailServer, { ...open(), to }),
    ])
      expect(answer.status).toBe(403);
  }
});

test('without leave of the file no mail server on this machine is connected to', async () => {
  const strict = await startApp({ on: ['deployment'] });
  try {
    const caller = await signedIn(strict, 'superadmin');
    const seen = plain.connections;
    for (const host of ['127.0.0.1', 'localhost', '0.0.0.0', '::1', '::ffff:127.0.0.1', '169.254.169.254', '0x7f.1']) {
      const saved = await caller.call(changeMail, { ...open(), host, reason: '', changeId: null });
      expect([host, saved.status, saved.text]).toEqual([host, 422, expect.stringContaining('deployment.mail.inward')]);
      const tried = await caller.call(tryMailServer, { ...open(), host, to });
      expect((tried.envelope!.data as OutputOf<typeof tryMailServer>).steps).toMatchObject([
        { step: 'find', isDone: false, advice: 'inward' },
      ]);
    }
    expect(plain.connections).toBe(seen);
  } finally {
    await strict.close();
  }
});
