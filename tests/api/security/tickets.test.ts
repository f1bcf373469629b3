import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { Files, type StoredFile } from 'edutech/core/server/files/files';
import { Tickets } from 'edutech/core/server/security/tickets';
import { Browser, browserOf, movableClock } from '../../support/browser';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { pdf } from '../files/sample-files';

const clock = movableClock();
let app: TestApp;
/** A second server process over the same database. */
let other: TestApp;
let folder: string;
let file: StoredFile;
let anotherFile: StoredFile;
beforeAll(async () => {
  app = await startApp({ replace: [[Clock, clock]] });
  other = await startApp({ replace: [[Clock, clock]], sameDatabaseAs: app });
  folder = await mkdtemp(join(tmpdir(), 'edutech-tickets-'));
  file = await stored('a.pdf');
  anotherFile = await stored('b.pdf');
});
afterAll(async () => {
  await other.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function stored(name: string): Promise<StoredFile> {
  const path = join(folder, name);
  await writeFile(path, pdf);
  const owner = { personId: app.world.people.teacher.personId, schoolId: app.world.schoolId };
  return app.platform.services.database.write(asSystem('a test'), (db) =>
    app.platform.container.get(Files).store(db, { path, name }, 'attachments', owner),
  );
}

const signedIn = (username: string, at = app) => browserOf(at, username);
const sessionOf = (browser: Browser) => createHash('sha256').update(browser.cookies.get('sid')!).digest('hex');
const addressFor = (browser: Browser, purpose: 'view' | 'download' = 'download') =>
  app.platform.container.get(Files).ticketAddress(file, purpose, sessionOf(browser));

async function status(address: string, browser?: Browser, method: 'GET' | 'HEAD' | 'POST' = 'GET', at = app) {
  const cookie = browser ? `sid=${browser.cookies.get('sid')}` : '';
  return (await at.platform.app.inject({ method, url: address, headers: { cookie } })).statusCode;
}

describe('T8: a ticket for a file', () => {
  test('opens this file, in the session that asked for it, on every process, and nowhere else', async () => {
    const [teacher, again, student] = [await signedIn('teacher'), await signedIn('teacher'), await signedIn('student')];
    const address = addressFor(teacher);
    expect(await status(address, teacher)).toBe(200);
    expect(await status(address, teacher, 'GET', other)).toBe(200);
    for (const browser of [again, student, undefined]) expect(await status(address, browser)).toBe(404);
  });

  test('is for its purpose, its object and its method', async () => {
    const teacher = await signedIn('teacher');
    const address = addressFor(teacher);
    expect(await status(address.replace('/download/', '/view/'), teacher)).toBe(404);
    expect(await status(address.replace(file.id, anotherFile.id).replace('a.pdf', 'b.pdf'), teacher)).toBe(404);
    expect(await status(address.replace('a.pdf', 'b.pdf'), teacher)).toBe(404);
    expect(await status(address, teacher, 'POST')).toBe(404);
    expect(await status(address, teacher, 'HEAD')).toBe(200);
  });

  test('lives for sixty seconds', async () => {
    const teacher = await signedIn('teacher');
    const address = addressFor(teacher);
    clock.move(59_000);
    expect(await status(address, teacher)).toBe(200);
    clock.move(1_000);
    expect(await status(address, teacher)).toBe(404);
  });

  test('is none when it was changed, cut, given twice or left out', async () => {
    const teacher = await signedIn('teacher');
    const address = addressFor(teacher);
    const [path = '', ticket = ''] = address.split('?token=');
    const [key, expiry, signature] = ticket.split('.') as [string, string, string];
    const later = (Number.parseInt(expiry, 36) + 3_600_000).toString(36);
    for (const wrong of [
      '',
      ticket.slice(1),
      `${ticket}x`,
      [key, later, signature].join('.'),
      `${ticket}&token=${ticket}`,
    ])
      expect(await status(`${path}?token=${wrong}`, teacher), wrong).toBe(404);
    expect(await status(path, teacher)).toBe(404);
  });

  test('is not the general token, which opens nothing in an address', async () => {
    const teacher = await signedIn('teacher');
    const [path = ''] = addressFor(teacher).split('?');
    expect(await status(`${path}?token=${teacher.token}`, teacher)).toBe(404);
    const ticket = addressFor(teacher).split('token=')[1]!;
    expect((await Object.assign(teacher.copy(), { token: ticket }).post(api.endOtherDevices)).code).toBe(464);
  });

  test('lets one go on watching what one began to watch, in the same session only', async () => {
    const [teacher, student] = [await signedIn('teacher'), await signedIn('student')];
    const address = addressFor(teacher, 'view');
    const [path = ''] = address.split('?');
    const { headers } = await app.platform.app.inject({
      url: address,
      headers: { cookie: `sid=${teacher.cookies.get('sid')}` },
    });
    const kept = String(headers['set-cookie']);
    expect(kept).toContain(`Path=/files/ticket/view/${file.id}/`);
    expect(kept).toContain('HttpOnly; SameSite=Lax');
    const watch = async (browser: Browser, at = path) =>
      (
        await app.platform.app.inject({
          url: at,
          headers: { cookie: `sid=${browser.cookies.get('sid')}; ${kept.split(';', 1)[0]}` },
        })
      ).statusCode;
    clock.move(120_000);
    expect(await watch(teacher)).toBe(200);
    expect(await watch(student)).toBe(404);
    expect(await watch(teacher, path.replace('/view/', '/download/'))).toBe(404);
    expect(await watch(teacher, path.replace(file.id, anotherFile.id).replace('a.pdf', 'b.pdf'))).toBe(404);
  });
});

describe('T8: a signed ticket', () => {
  const what = { purpose: 'file.download', object: 'a'.repeat(32), method: 'GET', session: 'b'.repeat(64) } as const;

  test('is valid for exactly what it was made for, and for a minute', async () => {
    const [here, there] = [app, other].map(({ platform }) => platform.container.get(Tickets));
    const ticket = here!.issue(what, clock.now());
    expect(await there!.isValid(ticket, what, clock.now())).toBe(true);
    for (const change of [
      { purpose: 'file.view' },
      { object: 'c'.repeat(32) },
      { method: 'POST' as const },
      { session: null },
    ]) {
      expect(await here!.isValid(ticket, { ...what, ...change }, clock.now())).toBe(false);
    }
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
    expect(await here!.isValid(ticket, what, at(59))).toBe(true);
    expect(await here!.isValid(ticket, what, at(60))).toBe(false);
  });
});

describe('T8: a one-use ticket', () => {
  const path = '/gw/auth/api/session/exchange-ticket';
  const ticketOf = async (browser: Browser, purpose: string) =>
    (await browser.post(api.createHandOverTicket, { purpose })).data.ticket as string;

  test('is used once, also when twenty use it at the same time on two processes', async () => {
    const ticket = await ticketOf(await signedIn('teacher'), 'admin-site');
    const uses = Array.from({ length: 20 }, (_, at) =>
      new Browser(at % 2 ? app : other).send('POST', path, { ticket, purpose: 'admin-site' }),
    );
    const statuses = (await Promise.all(uses)).map(({ status: each }) => each).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(410)]);
  });

  test('is used up by a try for another purpose, and dead after a minute', async () => {
    const teacher = await signedIn('teacher');
    const tried = await ticketOf(teacher, 'admin-site');
    expect((await new Browser(app).send('POST', path, { ticket: tried, purpose: 'window' })).status).toBe(410);
    expect((await new Browser(app).send('POST', path, { ticket: tried, purpose: 'admin-site' })).status).toBe(410);
    const late = await ticketOf(teacher, 'admin-site');
    clock.move(60_000);
    expect((await new Browser(app).send('POST', path, { ticket: late, purpose: 'admin-site' })).status).toBe(410);
  });

  test('is neither the general token nor a file’s ticket', async () => {
    const teacher = await signedIn('teacher');
    const handOver = await ticketOf(teacher, 'window');
    for (const ticket of [teacher.token, addressFor(teacher).split('token=')[1]!])
      expect((await new Browser(app).send('POST', path, { ticket, purpose: 'window' })).status).toBe(410);
    const [address = ''] = addressFor(teacher).split('?');
    expect(await status(`${address}?token=${handOver}`, teacher)).toBe(404);
  });
});
