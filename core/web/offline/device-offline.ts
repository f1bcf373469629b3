import { isAppError } from '../../common/errors';
import type { Endpoint, InputOf } from '../../common/endpoint';
import type { Id } from '../../common/ids';
import type { Calls } from '../call';
import { networkCode } from '../http/call-error';
import type { Storage } from '../services';
import type { Identity } from '../session/identity';
import { workerMessages } from './messages';
import type { FileToKeep, Heard, KeptCalls, Offline } from './offline';

interface DeviceParts {
  readonly call: Calls;
  readonly identity: Identity;
  readonly storage: Storage;
  /** Several people use this computer: nothing is kept. */
  readonly isShared: () => boolean;
  readonly version: string;
  /** In development pages change too often to be kept. */
  readonly development: boolean;
}

/** Whose things this device keeps. */
const ownerKey = 'offline_owner';
/** A larger file can be played only with a network. */
const mostBytes = 50_000_000;

const store = () => import('./kept-store').then((module) => module.keptStore);

/**
 * Stores in this browser's database, and lets the worker store pages. Without either, the page works while it is open.
 */
export class DeviceOffline implements Offline {
  readonly #addresses = new Map<Id, string>();

  constructor(private readonly parts: DeviceParts) {}

  call: KeptCalls = async (endpoint, input, options) => {
    try {
      const data = await this.parts.call(endpoint, input, options);
      this.keep(endpoint, input, data);
      return { data, at: Date.now(), isKept: false };
    } catch (error) {
      const kept = isAway(error) ? await this.#kept(endpoint, input) : undefined;
      if (!kept) throw error;
      return kept as Heard<never>;
    }
  };

  keep: Offline['keep'] = (endpoint, input, data) => {
    if (!endpoint.offline) throw new Error(`${endpoint.path} is not marked as one whose answers a device may keep`);
    const owner = this.#own();
    if (owner === null) return;
    void store()
      .then((kept) => kept.putAnswer(owner, nameOf(endpoint, input), { data, at: Date.now() }))
      .catch(() => undefined); // a full or locked device: then there is only the network
  };

  async files(files: readonly FileToKeep[]): Promise<Readonly<Record<Id, string>>> {
    const found = await Promise.all(files.map(async (file) => [file.fileId, await this.#addressOf(file)] as const));
    return Object.fromEntries(found.filter((pair): pair is [Id, string] => pair[1] !== null));
  }

  keepPage(path: string): void {
    const owner = this.#own();
    if (owner === null || this.parts.development || !('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .register('/service-worker.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(workerMessages.keep(path, owner, this.parts.version)))
      .catch(() => undefined); // plain HTTP, a private window: pages open with a network only
  }

  async forget(): Promise<void> {
    this.parts.storage.remove(ownerKey);
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    this.#addresses.clear();
    await clearDevice();
  }

  /**
   * The person whose data may be stored here: the person of the page, on their own device. Data of everybody else is
   * deleted.
   */
  #own(): Id | null {
    const person = this.parts.identity.user.peek()?.userId ?? null;
    const isHere = person !== null && this.parts.identity.knownToTabs() === person;
    if (!isHere || this.parts.isShared()) return null;
    const owner = this.parts.storage.get<Id>(ownerKey);
    if (owner === person) return person;
    if (owner === null) {
      this.parts.storage.set(ownerKey, person, Infinity);
      return person;
    }
    // data that somebody else has left here is deleted first, and this person begins with the next answer
    void clearDevice().then(() => this.parts.storage.set(ownerKey, person, Infinity));
    return null;
  }

  async #kept(endpoint: Endpoint, input: InputOf<Endpoint>): Promise<Heard<unknown> | undefined> {
    const person = this.parts.identity.user.peek()?.userId;
    if (!person || this.parts.isShared()) return undefined;
    const kept = await store()
      .then((found) => found.answer(person, nameOf(endpoint, input)))
      .catch(() => undefined);
    return kept && { data: kept.data, at: kept.at, isKept: true };
  }

  async #addressOf({ fileId, address, bytes }: FileToKeep): Promise<string | null> {
    const known = this.#addresses.get(fileId);
    if (known) return known;
    const person = this.parts.identity.user.peek()?.userId;
    const content = person && bytes <= mostBytes ? await this.#content(person, fileId, address) : null;
    if (!content) return null;
    const made = URL.createObjectURL(content);
    this.#addresses.set(fileId, made);
    return made;
  }

  async #content(person: Id, fileId: Id, address: string): Promise<Blob | null> {
    const isShared = this.parts.isShared();
    const kept = isShared
      ? undefined
      : await store()
          .then((found) => found.file(person, fileId))
          .catch(() => undefined);
    if (kept) return kept;
    try {
      const response = await fetch(address);
      if (!response.ok) return null;
      const content = await response.blob();
      if (!isShared && this.#own() !== null) await (await store()).putFile(person, fileId, content);
      return content;
    } catch {
      return null; // out of reach, or no room: the page uses the address itself
    }
  }
}

/** Identifies a call among a person's: the endpoint, and its input. */
const nameOf = ({ path }: Endpoint, input: InputOf<Endpoint>): string =>
  `${path} ${JSON.stringify(Object.entries(input as object).sort(([one], [other]) => (one < other ? -1 : 1)))}`;

/** No answer, or one of a proxy whose server is just starting. */
const isAway = (error: unknown): boolean =>
  isAppError(error) && (error.code === networkCode || (error.code >= 502 && error.code <= 504));

const clearDevice = () => Promise.allSettled([store().then((kept) => kept.clear()), forgetCaches()]);

async function forgetCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(workerMessages.cachePrefix)).map((name) => caches.delete(name)),
  );
}
