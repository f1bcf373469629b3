import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { newId } from 'edutech/core/common/ids';
import type { LiveFromServer } from 'edutech/core/common/live/live-protocol';
import type { SignedIn } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { SocketLive } from 'edutech/core/server/live/socket-live';
import { isSameOrigin } from 'edutech/core/server/security/same-origin';
import { personChanged, sessionEnded } from 'edutech/core/server/session/sessions';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from './scratch-database';
import { eventually } from '../../support/running/eventually';

/** Who is signed in: cookie → actor, as the session service would find it. */
const people = new Map<string, SignedIn>();
let scratch: ScratchDatabase;
let first: Process;
let second: Process;

interface Process {
  readonly events: PostgresEvents;
  readonly live: SocketLive;
  readonly server: Server;
  readonly host: string;
}

beforeAll(async () => {
  scratch = await startScratchDatabase();
  first = await startProcess();
  second = await startProcess();
});
afterAll(async () => {
  for (const { live, events, server } of [first, second]) {
    await live.close();
    await events.close();
    server.close();
  }
  await scratch.close();
});

async function startProcess(): Promise<Process> {
  const events = new PostgresEvents(scratch.connect(), systemClock, quietLogger);
  await events.start();
  const live = new SocketLive({
    events,
    logger: quietLogger,
    actorOf: async (cookie) => people.get(cookie) ?? null,
    isOwnOrigin: ({ headers }) => isSameOrigin(headers, { publicOrigin: '', protocol: 'http', hasSession: true }),
  });
  live.topic({ name: 'news.list', mayHear: () => true });
  live.topic({ name: 'modules', mayHear: () => true, withFirstPassword: true });
  live.topic({
    name: 'work.monitor',
    mayHear: async (actor, subject) => actor.kind === 'person' && actor.schoolId === subject,
  });
  live.topic({ name: 'odd.failing', mayHear: () => Promise.reject(new Error('no')) });
  const server = createServer();
  live.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { events, live, server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function signIn(schoolId = newId()): SignedIn & { cookie: string } {
  const cookie = `sid=${newId()}`;
  const actor: SignedIn = {
    kind: 'person',
    personId: newId(),
    username: 't',
    name: 'T',
    sessionId: newId(),
    roleId: newId(),
    roleType: 1,
    reach: 'school',
    schoolId,
    countyId: null,
    limit: 'full',
    isShared: false,
    actedBy: null,
    mustChangePassword: false,
    category: 'teacher',
    permissions: new Set(),
  };
  people.set(cookie, actor);
  return { ...actor, cookie };
}

interface Tab {
  readonly socket: WebSocket;
  readonly heard: LiveFromServer[];
  readonly closed: Promise<number>;
  subscribe(topic: string): Promise<void>;
}

/** Opens a tab's connection; rejects with the HTTP status when it is refused. */
function open(
  cookie: string,
  { host }: Process,
  headers: Record<string, string> = { origin: `http://${host}` },
  path = '/live',
): Promise<Tab> {
  const socket = new WebSocket(`ws://${host}${path}`, { headers: { ...headers, cookie } });
  const heard: LiveFromServer[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as LiveFromServer));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const tab: Tab = {
    socket,
    heard,
    closed,
    async subscribe(topic) {
      socket.send(JSON.stringify({ type: 'subscribe', topic }));
      await eventually(() => expect(heard).toContainEqual(expect.objectContaining({ topic })));
    },
  };
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(tab));
    socket.on('unexpected-response', (_request, response) => reject(new Error(`refused ${response.statusCode}`)));
    socket.on('error', reject);
  });
}

const messages = (tab: Tab) => tab.heard.filter((one) => one.type === 'message').map((one) => one.message);

test('what one process publishes is heard by the tabs of both that subscribed, and by no other', async () => {
  const { cookie } = signIn();
  const [here, there, elsewhere] = [await open(cookie, first), await open(cookie, second), await open(cookie, second)];
  await here.subscribe('news.list');
  await there.subscribe('news.list');
  first.live.publish('news.list', { id: 'n1', 标题: '雪' });
  await eventually(() =>
    expect([messages(here), messages(there)]).toEqual([[{ id: 'n1', 标题: '雪' }], [{ id: 'n1', 标题: '雪' }]]),
  );
  expect(messages(elsewhere)).toEqual([]);
  for (const tab of [here, there, elsewhere]) tab.socket.close();
});

test('who must change the password first hears only what is open to him', async () => {
  const { cookie, ...person } = signIn();
  people.set(cookie, { ...person, mustChangePassword: true });
  const tab = await open(cookie, first);
  await tab.subscribe('news.list');
  expect(tab.heard).toContainEqual({ type: 'error', topic: 'news.list', reason: 'refused' });
  await tab.subscribe('modules');
  expect(tab.heard).toContainEqual({ type: 'subscribed', topic: 'modules' });
  tab.socket.close();
});

test('a topic is refused to whom its rule refuses it, and stays silent', async () => {
  const person = signIn();
  const tab = await open(person.cookie, first);
  const other = newId();
  await tab.subscribe(`work.monitor:${other}`);
  await tab.subscribe(`work.monitor:${person.schoolId}`);
  await tab.subscribe('odd.failing');
  await tab.subscribe('nobody.knows');
  first.live.publish(`work.monitor:${other}`, 'secret');
  first.live.publish(`work.monitor:${person.schoolId}`, 'mine');
  await eventually(() => expect(messages(tab)).toEqual(['mine']));
  expect(tab.heard.filter(({ type }) => type === 'error')).toEqual([
    { type: 'error', topic: `work.monitor:${other}`, reason: 'refused' },
    { type: 'error', topic: 'odd.failing', reason: 'refused' },
    { type: 'error', topic: 'nobody.knows', reason: 'unknown' },
  ]);
  tab.socket.close();
});

test('after unsubscribing nothing more is heard', async () => {
  const tab = await open(signIn().cookie, first);
  await tab.subscribe('news.list');
  tab.socket.send('{"type":"unsubscribe","topic":"news.list"}');
  tab.socket.send('{"type":"subscribe","topic":"nobody.knows"}');
  await eventually(() => expect(tab.heard).toHaveLength(2));
  first.live.publish('news.list', 'late');
  await delay(200);
  expect(messages(tab)).toEqual([]);
  tab.socket.close();
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['nobody says where', {}],
  ['a sister site, as the browser says', { 'sec-fetch-site': 'same-site', origin: 'http://sister.example' }],
])('a connection from %s is refused', async (_who, headers) => {
  await expect(open(signIn().cookie, first, headers as Record<string, string>)).rejects.toThrow('refused 403');
});

test('nobody connects without a session, or elsewhere than at /live', async () => {
  await expect(open('sid=unknown', first)).rejects.toThrow('refused 401');
  await expect(open(signIn().cookie, first, undefined, '/other')).rejects.toThrow('refused 404');
});

test('a session that ends closes its sockets on every process, and only its own', async () => {
  const [leaver, stayer] = [signIn(), signIn()];
  const [here, there, other] = [
    await open(leaver.cookie, first),
    await open(leaver.cookie, second),
    await open(stayer.cookie, second),
  ];
  first.live.endSession(leaver.sessionId);
  await expect(Promise.all([here.closed, there.closed])).resolves.toEqual([4001, 4001]);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
  other.socket.close();
});

test('a session that goes on under another secret asks its tabs to come back with the new cookie', async () => {
  const person = signIn();
  const tab = await open(person.cookie, second);
  const { sessionId, personId } = person;
  first.events.tell({ name: sessionEnded, payload: { sessionId, personId, isRenewed: true } });
  await expect(tab.closed).resolves.toBe(4003);
});

test('a person who is disabled loses all sockets', async () => {
  const person = signIn();
  const tab = await open(person.cookie, second);
  first.events.tell({ name: sessionEnded, payload: { sessionId: null, personId: person.personId } });
  await expect(tab.closed).resolves.toBe(4001);
});

test('a person whose rights change no longer hears what he may not', async () => {
  const person = signIn();
  const tab = await open(person.cookie, second);
  await tab.subscribe(`work.monitor:${person.schoolId}`);
  people.set(person.cookie, { ...person, schoolId: newId() });
  first.events.tell({ name: personChanged, payload: { personId: person.personId } });
  await eventually(() =>
    expect(tab.heard).toContainEqual({ type: 'error', topic: `work.monitor:${person.schoolId}`, reason: 'refused' }),
  );
  first.live.publish(`work.monitor:${person.schoolId}`, 'secret');
  await delay(200);
  expect(messages(tab)).toEqual([]);
  tab.socket.close();
});

test.each([['no JSON'], ['{"type":"publish","topic":"news.list"}'], ['x'.repeat(5000)]])(
  'a tab that breaks the protocol is dropped',
  async (text) => {
    const tab = await open(signIn().cookie, first);
    tab.socket.send(text);
    expect([4002, 1009]).toContain(await tab.closed);
  },
);

test('a session has thirty tabs at most, and a tab a hundred topics', async () => {
  const person = signIn();
  const tabs = await Promise.all(Array.from({ length: 30 }, () => open(person.cookie, first)));
  await expect(open(person.cookie, first)).rejects.toThrow('refused 429');
  const [tab] = tabs as [Tab];
  for (let n = 0; n <= 100; n++) tab.socket.send(JSON.stringify({ type: 'subscribe', topic: `work.monitor:${n}` }));
  await eventually(() => expect(tab.heard).toHaveLength(101));
  for (const { socket } of tabs) socket.close();
});

test('a reader that does not read is dropped instead of filling memory', async () => {
  const tab = await open(signIn().cookie, first);
  await tab.subscribe('news.list');
  const open1 = first.live.size;
  (tab.socket as unknown as { _socket: { pause(): void } })._socket.pause();
  const message = { text: 'x'.repeat(60_000) };
  for (let n = 0; n < 300 && first.live.size === open1; n++) {
    first.live.publish('news.list', message);
    if (n % 20 === 19) await delay(100);
  }
  await vi.waitFor(() => expect(first.live.size).toBe(open1 - 1), { timeout: 5000 });
  tab.socket.terminate();
});

test('a server that drains tells its tabs to come back', async () => {
  const third = await startProcess();
  const tab = await open(signIn().cookie, third);
  await third.live.close();
  await expect(tab.closed).resolves.toBe(4003);
  await third.events.close();
  third.server.close();
});
