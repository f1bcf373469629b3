import { type Signal, signal } from '@preact/signals-react';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { liveCloseCodes, parseFromClient } from '../../../core/common/live/live-protocol';
import type { UserInfo } from '../../../core/common/session';
import { SocketLive, waitBefore } from '../../../core/web/page/socket-live';
import { eventually } from '../../support/running/eventually';

const person = { userId: 'u1' } as UserInfo;
let server: WebSocketServer;
let heard: string[];
let sockets: ServerSocket[];
let users: Signal<UserInfo | null>[];

beforeEach(async () => {
  heard = [];
  sockets = [];
  users = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', (data) => {
      const message = parseFromClient(String(data));
      heard.push(message && 'topic' in message ? `${message.type} ${message.topic}` : (message?.type ?? 'nonsense'));
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  // nobody comes back after the test
  for (const user of users) user.value = null;
  for (const socket of sockets) socket.terminate();
  server.close();
});

const address = () => `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
/** With the shortest waits that the dice can give. */
const client = (user = signal<UserInfo | null>(person)) => {
  users.push(user);
  return new SocketLive({ identity: { user }, open: () => new WebSocket(address()), random: () => 0 });
};

test('one socket serves all topics, and closes when nobody listens', async () => {
  const live = client();
  const stopNews = live.subscribe('news.list', () => undefined);
  const stopWork = live.subscribe('work.monitor:7', () => undefined);
  await eventually(() => expect(heard).toEqual(['subscribe news.list', 'subscribe work.monitor:7']));
  expect(live.connected.value).toBe(true);
  stopNews();
  await eventually(() => expect(heard.at(-1)).toBe('unsubscribe news.list'));
  stopWork();
  await eventually(() => expect(server.clients.size).toBe(0));
  expect(sockets).toHaveLength(1);
});

test('a message reaches those who hear its topic, and a ping is answered', async () => {
  const live = client();
  const got: unknown[] = [];
  const stop = live.subscribe('news.list', (message) => got.push(message));
  live.subscribe('other', () => got.push('wrong'));
  await eventually(() => expect(heard).toHaveLength(2));
  sockets[0]?.send(JSON.stringify({ type: 'message', topic: 'news.list', message: { id: 7 } }));
  sockets[0]?.send(JSON.stringify({ type: 'ping' }));
  sockets[0]?.send('nonsense');
  await eventually(() => expect(heard.at(-1)).toBe('ping'));
  expect(got).toEqual([{ id: 7 }]);
  stop();
});

test('a broken line comes back by itself and subscribes again', async () => {
  const live = client();
  live.subscribe('news.list', () => undefined);
  await eventually(() => expect(heard).toHaveLength(1));
  sockets[0]?.terminate();
  await eventually(() => expect(live.connected.value).toBe(false));
  await vi.waitFor(() => expect(heard).toEqual(['subscribe news.list', 'subscribe news.list']), 3000);
  expect(live.connected.value).toBe(true);
});

test('a session that has ended does not come back before somebody has signed in', async () => {
  const user = signal<UserInfo | null>(person);
  const live = client(user);
  live.subscribe('news.list', () => undefined);
  await eventually(() => expect(heard).toHaveLength(1));
  sockets[0]?.close(liveCloseCodes.signedOut);
  await eventually(() => expect(live.connected.value).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(sockets).toHaveLength(1);
  user.value = null;
  user.value = { ...person };
  await eventually(() => expect(heard).toHaveLength(2));
});

test('visitors open no socket', async () => {
  const live = client(signal<UserInfo | null>(null));
  live.subscribe('news.list', () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sockets).toHaveLength(0);
});

test('waits double up to half a minute and are spread over their upper half', () => {
  expect([0, 1, 2, 5, 20].map((failures) => waitBefore(failures, 1))).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  expect(waitBefore(0, 0)).toBe(500);
});
