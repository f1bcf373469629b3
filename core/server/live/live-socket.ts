import type { RawData, WebSocket } from 'ws';
import {
  liveCloseCodes,
  type LiveFromClient,
  type LiveFromServer,
  maxTopics,
  parseFromClient,
  pingMilliseconds,
  silenceMilliseconds,
} from '../../common/live/live-protocol';
import type { SignedIn } from '../actor';

/** A reader that is this far behind is disconnected: it reloads when it returns. */
const maxBufferedBytes = 1_048_576;
/** Messages in one ping's time that a page can reasonably send. */
const maxMessages = 4 * maxTopics;
const closingMilliseconds = 3000;

export interface SocketEvents {
  onMessage(socket: LiveSocket, message: LiveFromClient): void;
  onClose(socket: LiveSocket): void;
}

/** One tab's connection: its subscriptions, and whether it is still alive. */
export class LiveSocket {
  readonly topics = new Set<string>();
  /** Subscriptions that are being decided, so that a quick unsubscribe is not overtaken. */
  readonly asked = new Set<string>();
  #heardAt: number;
  #pingedAt: number;
  #messages = 0;

  constructor(
    private readonly socket: WebSocket,
    public actor: SignedIn,
    /** The cookie of the connection: checked from time to time whether it still opens a session. */
    readonly cookie: string,
    events: SocketEvents,
    now: number,
  ) {
    this.#heardAt = now;
    // a whole school reconnects at once after a restart; their pings should not stay synchronised for ever
    this.#pingedAt = now - Math.random() * pingMilliseconds;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary, events));
    socket.on('close', () => events.onClose(this));
    // 'close' follows
    socket.on('error', () => undefined);
  }

  send(message: LiveFromServer): void {
    this.sendText(JSON.stringify(message));
  }

  /** Sends a text made once for many. */
  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > maxBufferedBytes) this.socket.terminate();
    else this.socket.send(text);
  }

  close(code: number): void {
    this.socket.close(code);
    // one that does not answer the closing is given a moment
    this.#heardAt = performance.now() - silenceMilliseconds + closingMilliseconds;
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Called each second: pings when due; closes connections that have been silent for too long. */
  beat(now: number): void {
    if (now - this.#heardAt > silenceMilliseconds) {
      this.socket.terminate();
    } else if (now - this.#pingedAt >= pingMilliseconds) {
      this.#pingedAt = now;
      this.#messages = 0;
      this.send({ type: 'ping' });
    }
  }

  #receive(data: RawData, isBinary: boolean, events: SocketEvents) {
    this.#heardAt = performance.now();
    const message = isBinary ? null : parseFromClient(data.toString());
    if (!message || ++this.#messages > maxMessages) return this.close(liveCloseCodes.dropped);
    events.onMessage(this, message);
  }
}
