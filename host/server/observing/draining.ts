import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * The end of a server, as load balancers need it: `/readyz` says first that it ends, every answer from then on closes its
 * connection, and the port stays open until nobody sends anything more. Closing it at once would fail the requests that a
 * balancer sends before it has asked again.
 */
export class Draining {
  #isOn = false;

  constructor(private readonly server: Server) {}

  get isOn(): boolean {
    return this.#isOn;
  }

  /** From now on it is not ready, and connections end with their next answer. */
  begin(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    // before whoever answers: also the answers of mounts and of pages carry it
    this.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('connection', 'close');
    });
  }

  /** Serves on for so long, or until the signal: somebody does not want to wait. */
  async serveOn(seconds: number, signal: AbortSignal): Promise<void> {
    this.begin();
    await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}
