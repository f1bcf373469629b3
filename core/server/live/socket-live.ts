import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import {
  liveCloseCodes,
  type LiveFromClient,
  type LiveRefusal,
  livePath,
  maxTopics,
  splitTopic,
} from '../../common/live/live-protocol';
import type { SignedIn } from '../actor';
import type { DomainEvent, Events } from '../events/events';
import type { Logger } from '../logger';
import { personChanged, sessionEnded } from '../session/sessions';
import type { Live, LiveTopic } from './live';
import { LiveSocket } from './live-socket';
import { SetMap } from './set-map';

const publishEvent = 'core.live.published';
const endEvent = 'core.live.ended';
const beatMilliseconds = 1000;
const recheckMilliseconds = 300_000;
/** A changed role concerns thousands of sockets: side by side, but not all at once. */
const recheckedAtOnce = 16;
const closingMilliseconds = 1000;
/** Tabs of one session; more are scripts, or a mistake. */
const maxSocketsPerSession = 30;
/** What a page sends is a topic's name; a larger frame is none of ours. */
const maxFrameBytes = 4096;

export interface SocketLiveOptions {
  readonly events: Events;
  readonly logger: Logger;
  /** The person behind a Cookie header; null: nobody any more. Must not count as an action of the person. */
  readonly actorOf: (cookie: string) => Promise<SignedIn | null>;
  /** True when an upgrade is requested by our own pages: browsers let any site open a WebSocket, with our cookies. */
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
}

/** Live messages over one WebSocket per tab. Messages reach the sockets of all processes by events. */
export class SocketLive implements Live {
  readonly #options: SocketLiveOptions;
  readonly #topics = new Map<string, LiveTopic>();
  readonly #sockets = new Set<LiveSocket>();
  /** Sockets by session, and by subscription. */
  readonly #ofSession = new SetMap<LiveSocket>();
  readonly #hearers = new SetMap<LiveSocket>();
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });
  readonly #stop: (() => void)[];
  #recheckedAt = performance.now();
  /** Number of ended sessions and changed people: people who connect meanwhile are checked again. */
  #changes = 0;
  #isClosing = false;

  constructor(options: SocketLiveOptions) {
    this.#options = options;
    const timer = setInterval(() => this.#beat(), beatMilliseconds);
    timer.unref();
    this.#stop = [
      () => clearInterval(timer),
      options.events.on(publishEvent, ({ payload }) => this.#pass(String(payload.topic), String(payload.message))),
      options.events.on(endEvent, ({ payload }) => this.#end(String(payload.session))),
      options.events.on(sessionEnded, ({ payload }) => this.#endOf(payload)),
      options.events.on(personChanged, ({ payload }) => {
        this.#changes += 1;
        void this.#recheck(payload.personId);
      }),
    ];
  }

  /** Number of open sockets in this process. */
  get size(): number {
    return this.#sockets.size;
  }

  /** Takes the upgrades of a server. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#options.logger.warn({ error }, 'a live connection could not be opened');
        refuse(socket, '503 Service Unavailable');
      });
    });
  }

  topic(topic: LiveTopic): void {
    if (topic.name.includes(':') || this.#topics.has(topic.name))
      throw new Error(`The live topic ${topic.name} is misnamed or declared twice.`);
    this.#topics.set(topic.name, topic);
  }

  publish(topic: string, message: unknown): void {
    this.#options.events.tell({ name: publishEvent, payload: { topic, message: JSON.stringify(message) ?? 'null' } });
  }

  greetAgain(topic: string): void {
    for (const socket of this.#hearers.of(topic)) this.#greet(socket, topic);
  }

  endSession(sessionId: string): void {
    // here at once, elsewhere a moment later
    this.#end(sessionId);
    this.#options.events.tell({ name: endEvent, payload: { session: sessionId } });
  }

  /** Asks all tabs to reconnect later (to another process, or to this one's successor). */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const stop of this.#stop) stop();
    for (const socket of this.#sockets) socket.close(liveCloseCodes.restarting);
    const patience = setTimeout(() => {
      for (const socket of this.#sockets) socket.terminate();
    }, closingMilliseconds);
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    clearTimeout(patience);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    socket.on('error', () => undefined);
    if (request.url?.split('?', 1)[0] !== livePath) return refuse(socket, '404 Not Found');
    if (this.#isClosing) return refuse(socket, '503 Service Unavailable');
    if (!this.#options.isOwnOrigin(request)) return refuse(socket, '403 Forbidden');
    const cookie = request.headers.cookie ?? '';
    const changes = this.#changes;
    const actor = await this.#options.actorOf(cookie);
    if (!actor) return refuse(socket, '401 Unauthorized');
    if (this.#ofSession.of(actor.sessionId).length >= maxSocketsPerSession)
      return refuse(socket, '429 Too Many Requests');
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      const events = { onMessage: this.#receive.bind(this), onClose: this.#forget.bind(this) };
      const live = new LiveSocket(opened, actor, cookie, events, performance.now());
      this.#sockets.add(live);
      this.#ofSession.add(actor.sessionId, live);
      if (this.#changes !== changes) void this.#recheck(actor.personId);
    });
  }

  #receive(socket: LiveSocket, message: LiveFromClient) {
    if (message.type === 'subscribe') void this.#subscribe(socket, message.topic);
    else if (message.type === 'unsubscribe') this.#unsubscribe(socket, message.topic);
  }

  async #subscribe(socket: LiveSocket, topic: string) {
    if (socket.topics.size + socket.asked.size >= maxTopics)
      return socket.send({ type: 'error', topic, reason: 'too-many' });
    socket.asked.add(topic);
    let actor: SignedIn;
    let refusal: LiveRefusal | null;
    do {
      actor = socket.actor;
      refusal = await this.#refusalOf(actor, topic);
      // what the person may do changed while the rule was asked
    } while (actor !== socket.actor);
    // unsubscribed, or closed, while the rule was checked
    if (!socket.asked.delete(topic) || !this.#sockets.has(socket)) return;
    if (refusal) return socket.send({ type: 'error', topic, reason: refusal });
    socket.topics.add(topic);
    this.#hearers.add(topic, socket);
    socket.send({ type: 'subscribed', topic });
    this.#greet(socket, topic);
  }

  #greet(socket: LiveSocket, topic: string) {
    const { name, subject } = splitTopic(topic);
    const greeting = this.#topics.get(name)?.greeting?.(socket.actor, subject);
    if (greeting !== undefined) socket.send({ type: 'message', topic, message: greeting });
  }

  async #refusalOf(actor: SignedIn, topic: string): Promise<LiveRefusal | null> {
    const { name, subject } = splitTopic(topic);
    const rule = this.#topics.get(name);
    if (!rule) return 'unknown';
    if (actor.mustChangePassword && !rule.withFirstPassword) return 'refused';
    try {
      return (await rule.mayHear(actor, subject)) ? null : 'refused';
    } catch (error) {
      this.#options.logger.warn({ topic: name, error }, 'the rule of a live topic failed');
      return 'refused';
    }
  }

  #unsubscribe(socket: LiveSocket, topic: string) {
    socket.asked.delete(topic);
    socket.topics.delete(topic);
    this.#hearers.delete(topic, socket);
  }

  #forget(socket: LiveSocket) {
    this.#sockets.delete(socket);
    this.#ofSession.delete(socket.actor.sessionId, socket);
    for (const topic of [...socket.topics, ...socket.asked]) this.#unsubscribe(socket, topic);
  }

  /** Passes a message, whose JSON is inserted unchanged: created once, however many receive it. */
  #pass(topic: string, json: string) {
    const hearers = this.#hearers.of(topic);
    if (hearers.length === 0) return;
    const text = `{"type":"message","topic":${JSON.stringify(topic)},"message":${json}}`;
    for (const socket of hearers) socket.sendText(text);
  }

  #end(sessionId: string, code: number = liveCloseCodes.signedOut) {
    for (const socket of this.#ofSession.of(sessionId)) socket.close(code);
  }

  /** A session, or without one all of a person's. */
  #endOf({ sessionId, personId, isRenewed }: DomainEvent['payload']) {
    this.#changes += 1;
    if (typeof sessionId === 'string')
      return this.#end(sessionId, isRenewed ? liveCloseCodes.restarting : liveCloseCodes.signedOut);
    for (const socket of this.#sockets) {
      if (socket.actor.personId === personId) socket.close(liveCloseCodes.signedOut);
    }
  }

  #beat() {
    const now = performance.now();
    for (const socket of this.#sockets) socket.beat(now);
    if (now - this.#recheckedAt < recheckMilliseconds) return;
    this.#recheckedAt = now;
    void this.#recheck();
  }

  /**
   * Sessions expire and rights change: checks for each socket (of one person, if named) who is behind it and which
   * subscriptions are still allowed.
   */
  async #recheck(personId: unknown = null) {
    const waiting = [...this.#sockets].filter(({ actor }) => personId === null || actor.personId === personId);
    const work = async () => {
      for (let socket = waiting.pop(); socket; socket = waiting.pop()) await this.#recheckOne(socket);
    };
    try {
      await Promise.all(Array.from({ length: recheckedAtOnce }, work));
    } catch (error) {
      // the database is away: nobody keeps what he may have lost, so all are asked about with the next beat
      waiting.length = 0;
      this.#recheckedAt = -Infinity;
      this.#options.logger.warn({ error }, 'a live connection could not be checked');
    }
  }

  async #recheckOne(socket: LiveSocket) {
    const actor = await this.#options.actorOf(socket.cookie);
    if (!actor) return socket.close(liveCloseCodes.signedOut);
    socket.actor = actor;
    for (const topic of socket.topics) {
      const refusal = await this.#refusalOf(actor, topic);
      if (!refusal) {
        this.#greet(socket, topic);
        continue;
      }
      this.#unsubscribe(socket, topic);
      socket.send({ type: 'error', topic, reason: refusal });
    }
  }
}

/** Answers an upgrade that is not wanted, as plain HTTP. */
function refuse(socket: Duplex, status: string) {
  // nobody reads this line any more, so its other end would never be seen to close
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
