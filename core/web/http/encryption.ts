import { seal, sealedPath, type SealKey } from '../../common/security/sealing';
import { CallError } from './call-error';
import type { Step } from './exchange';

/** The server's public key, and the server's time when it was given, in milliseconds. */
export interface GivenKey extends SealKey {
  readonly now: number;
}

/** The server's public key, fetched when it is first needed, and its clock: sealed texts are taken within minutes of it. */
export class ServerKey {
  #key: Promise<SealKey> | null = null;
  #clockAhead = 0;

  constructor(
    private readonly fetch: () => Promise<GivenKey>,
    private readonly clock: () => number = Date.now,
  ) {}

  get(): Promise<SealKey> {
    this.#key ??= this.#fetched();
    return this.#key;
  }

  /** The server's time as well as this browser knows it: clocks of school computers are often hours off. */
  now(): number {
    return this.clock() + this.#clockAhead;
  }

  /** The server changes its key daily: what it cannot decode is tried once more with a new one. */
  forget(): void {
    this.#key = null;
  }

  async #fetched(): Promise<SealKey> {
    try {
      const { now, ...key } = await this.fetch();
      this.#clockAhead = now - this.clock();
      return key;
    } catch (error) {
      // not remembered: the next call tries again
      this.forget();
      throw error;
    }
  }
}

/** Encryption: calls that ask for it, or every write of a deployment that wants it so, travel as one `secretRequest`. */
export const encryptionStep =
  (key: ServerKey, sealAllWrites: boolean): Step =>
  async (exchange) => {
    const { endpoint, parameters, path } = exchange;
    const isWrite = endpoint.method === 'POST' && !endpoint.multipart;
    if (!endpoint.sealed && !(sealAllWrites && isWrite)) return;
    const call = { method: endpoint.method, path: sealedPath(endpoint.root, path) };
    const serverKey = await key.get();
    exchange.parameters = {
      secretRequest: await sealed(() => seal(JSON.stringify(parameters), serverKey, call, key.now())),
    };
  };

/** '加密失败' for every reason but one: without TLS browsers have no WebCrypto, and the city must change that. */
async function sealed(work: () => Promise<string>): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new CallError('core.http.needsTls', 0);
  try {
    return await work();
  } catch (cause) {
    throw new CallError('core.http.unsealed', 0, '', { cause });
  }
}
