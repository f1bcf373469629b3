import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { logout } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { Files } from 'edutech/core/server/files/files';
import { Live } from 'edutech/core/server/live/live';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { pdf } from '../files/sample-files';
import { eventually } from '../../support/running/eventually';

let app: TestApp;
let origin: string;
let folder: string;

beforeAll(async () => {
  app = await startApp();
  await app.platform.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.platform.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'edutech-whole-'));
  const live = app.platform.container.get(Live);
  live.topic({ name: 'test.staff', mayHear: (actor) => actor.kind === 'person' && actor.category === 'teacher' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function openTab(cookie: string, site = origin) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { cookie, origin: site } });
  const heard: unknown[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return { socket, heard, closed };
}

test('a teacher hears what is meant for teachers until she signs out; a student does not hear it', async () => {
  const [teacher, student] = [await signedIn(app, 'teacher'), await signedIn(app, 'student')];
  const [hers, his] = [await openTab(teacher.cookie), await openTab(student.cookie)];
  for (const { socket } of [hers, his]) socket.send('{"type":"subscribe","topic":"test.staff"}');
  await eventually(() => expect(his.heard).toEqual([{ type: 'error', topic: 'test.staff', reason: 'refused' }]));
  await eventually(() => expect(hers.heard).toEqual([{ type: 'subscribed', topic: 'test.staff' }]));
  app.platform.container.get(Live).publish('test.staff', { id: 'a' });
  await eventually(() =>
    expect(hers.heard).toContainEqual({ type: 'message', topic: 'test.staff', message: { id: 'a' } }),
  );
  expect((await teacher.call(logout)).status).toBe(200);
  await expect(hers.closed).resolves.toBe(4001);
  expect(his.socket.readyState).toBe(WebSocket.OPEN);
});

test('another site cannot open a connection with our cookie, and a visitor none at all', async () => {
  const { cookie } = await signedIn(app, 'teacher');
  await expect(openTab(cookie, 'https://evil.example')).rejects.toThrow('403');
  await expect(openTab('')).rejects.toThrow('401');
});

test('a file ticket works in the session that asked for it, and not after she has signed out', async () => {
  const [teacher, student] = [await signedIn(app, 'teacher'), await signedIn(app, 'student')];
  const path = join(folder, 'a.pdf');
  await writeFile(path, pdf);
  const files = app.platform.container.get(Files);
  const { database } = app.platform.services;
  const { schoolId } = app.world;
  const owner = { personId: app.world.people.teacher.personId, schoolId };
  const file = await database.write(asSystem('test'), (db) =>
    files.store(db, { path, name: '教案.pdf' }, 'attachments', owner),
  );
  const sessionId = createHash('sha256')
    .update(teacher.cookie.split('=')[1] ?? '')
    .digest('hex');
  const address = files.ticketAddress(file, 'download', sessionId);
  const status = async (cookie: string) => (await fetch(origin + address, { headers: { cookie } })).status;
  expect(await status(teacher.cookie)).toBe(200);
  expect(await status(student.cookie)).toBe(404);
  expect(await status('')).toBe(404);
  await teacher.call(logout);
  expect(await status(teacher.cookie)).toBe(404);
  expect(app.log.join('\n')).not.toContain(address.split('token=')[1]);
});

test('a file that is not there is answered in words', async () => {
  const response = await fetch(`${origin}/files/${'0'.repeat(64)}/a.png?lang=en`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('core.files.notFound');
});

test('a server that stops does not wait for tabs that are open', async () => {
  const other = await startApp({ sameDatabaseAs: app });
  await other.platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.platform.app.server.address() as AddressInfo;
  const { cookie } = await signedIn(other, 'teacher');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
    headers: { cookie, origin: `http://127.0.0.1:${port}` },
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  await other.close();
  await expect(closed).resolves.toBe(4003);
});
