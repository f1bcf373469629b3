import type { AddressInfo } from 'node:net';
import WebSocket from 'ws';
import { type LiveFromServer, livePath } from 'edutech/core/common/live/live-protocol';
import type { TestApp } from './servers/start-app';
import type { Caller } from './people';

/** A tab's live connection to a running server. */
export interface LiveTab {
  /** All that came over it, in order. */
  readonly heard: readonly LiveFromServer[];
  /** The messages among it. */
  messages<T>(): T[];
  /** The code with which the server closed it. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a tab of a person at a server of a test, and hears a topic. */
export const openTab = async (app: TestApp, person: Pick<Caller, 'cookie'>, topic: string): Promise<LiveTab> =>
  openTabAt(await hostOf(app), person, topic);

/** The same at the host and port of a program. */
export async function openTabAt(host: string, person: Pick<Caller, 'cookie'>, topic: string): Promise<LiveTab> {
  const socket = new WebSocket(`ws://${host}${livePath}`, {
    headers: { origin: `http://${host}`, cookie: person.cookie },
  });
  const heard: LiveFromServer[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as LiveFromServer));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'subscribe', topic }));
      resolve();
    });
  });
  return {
    heard,
    closed,
    messages: <T>() => heard.flatMap((one) => (one.type === 'message' ? [one.message as T] : [])),
    close: () => socket.terminate(),
  };
}

/** A server that only answers injected calls so far begins to listen. */
async function hostOf({ platform: { app } }: TestApp): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
