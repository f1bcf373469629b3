import { effect, signal, type ReadonlySignal } from '@preact/signals-react';
import {
  liveCloseCodes,
  type LiveFromClient,
  livePath,
  parseFromServer,
  silenceMilliseconds,
} from '../../common/live/live-protocol';
import type { Live } from '../services';
import type { Identity } from '../session/identity';

/** First and longest wait before connecting again; each failure doubles it. */
const firstWait = 1000;
const longestWait = 30_000;

/** What the client depends on; tests bring their own sockets and random numbers. */
export interface SocketParts {
  readonly identity: Pick<Identity, 'user'>;
  readonly open?: () => WebSocket;
  readonly random?: () => number;
}

/**
 * The tab's one WebSocket: opened when there is a subscription and somebody is signed in, closed otherwise. After an
 * interruption it reconnects by itself and subscribes again; there is no replay, so pages watch `connected` and reload.
 */
export class SocketLive implements Live {
  readonly #connected = signal(false);
  readonly connected: ReadonlySignal<boolean> = this.#connected;
  readonly #hearers = new Map<string, Set<(message: never) => void>>();
  readonly #open: () => WebSocket;
  readonly #random: () => number;
  #socket: WebSocket | null = null;
  #failures = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isSignedIn = false;

  constructor({ identity, open = openSocket, random = Math.random }: SocketParts) {
    this.#open = open;
    this.#random = random;
    effect(() => {
      this.#isSignedIn = identity.user.value !== null;
      this.#failures = 0;
      this.#attend();
    });
  }

  subscribe<T>(topic: string, hear: (message: T) => void): () => void {
    const hearers = this.#hearers.get(topic) ?? new Set();
    this.#hearers.set(topic, hearers.add(hear));
    if (hearers.size === 1) this.#say({ type: 'subscribe', topic });
    this.#attend();
    return () => {
      if (!hearers.delete(hear) || hearers.size > 0) return;
      this.#hearers.delete(topic);
      this.#say({ type: 'unsubscribe', topic });
      this.#attend();
    };
  }

  /** Opens or closes the socket as it is needed. */
  #attend(): void {
    const isNeeded = this.#isSignedIn && this.#hearers.size > 0;
    if (!isNeeded) this.#close();
    else if (!this.#socket && this.#again === undefined) this.#connect();
  }

  #connect(): void {
    this.#again = undefined;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#heard();
      for (const topic of this.#hearers.keys()) this.#say({ type: 'subscribe', topic });
      this.#connected.value = true;
    };
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = ({ code }) => this.#lose(socket, code);
  }

  #receive(text: string): void {
    this.#heard();
    const news = parseFromServer(text);
    if (news?.type === 'ping') this.#say({ type: 'ping' });
    if (news?.type !== 'message') return;
    for (const hear of this.#hearers.get(news.topic) ?? []) hear(news.message as never);
  }

  /** A connection that is silent for too long is dead, even if the browser has not noticed. */
  #heard(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => {
      socket?.close();
      if (socket) this.#lose(socket, 0);
    }, silenceMilliseconds);
  }

  #lose(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#drop();
    // the next person who signs in starts again
    if (code === liveCloseCodes.signedOut || !this.#isSignedIn || this.#hearers.size === 0) return;
    this.#again = setTimeout(() => this.#connect(), waitBefore(this.#failures++, this.#random()));
  }

  #close(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    const socket = this.#socket;
    this.#drop();
    socket?.close();
  }

  #drop(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#connected.value = false;
  }

  #say(message: LiveFromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

/**
 * Milliseconds before the next attempt: doubled each time up to half a minute, and spread over the upper half of it, so
 * that the tabs of a city do not all reconnect in the same moment.
 */
export const waitBefore = (failures: number, random: number): number =>
  Math.min(longestWait, firstWait * 2 ** failures) * (0.5 + random / 2);

function openSocket(): WebSocket {
  const address = new URL(livePath, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}
