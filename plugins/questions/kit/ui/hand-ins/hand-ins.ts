import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { type Id, newId } from 'edutech/core/common/ids';
import { networkCode } from 'edutech/core/web/http/call-error';
import type { JournalOwner } from '../journal/journal-store';
import type { Sending, Uploads } from 'edutech/core/web/uploads/uploads';
import type { HandIn, HandInStore } from './hand-in-store';

/** Milliseconds between tries while the network is away. */
const retryPause = 5000;
/** A file that nothing keeps is there for some days; after half a day it is sent once more. Milliseconds. */
const trustedFor = 12 * 3_600_000;

/**
 * The state of a file. `keeping`: this device is storing it, and closing the tab may still lose it. `waiting`: for its
 * turn, or for the network. `failed`: the server refused it, `error` gives the reason; it stays on this device.
 * `arrived`: uploaded, and the answer that names it is being sent.
 */
export type HandInState = 'keeping' | 'waiting' | 'sending' | 'failed' | 'arrived';

/** A hand-in as a page shows it. */
export interface ShownHandIn extends HandIn {
  readonly state: HandInState;
  /** 0 to 1. */
  readonly share: number;
  readonly error?: unknown;
  /** False: this device had no space, the file exists only on this page. */
  readonly isKept: boolean;
}

export interface HandInsParts extends JournalOwner {
  readonly store: HandInStore;
  readonly uploads: Uploads;
  /** Names its uploads in the queue of the tab. */
  readonly area: string;
  /** Puts the file into its answer: writes that into the journal. */
  readonly onArrived: (handIn: HandIn, fileId: Id) => void;
  /** Whether the server has acknowledged all answers: `Journal.flush`. */
  readonly saveAnswers: () => Promise<boolean>;
}

/**
 * Files of answers. Each is stored on this device before anything else happens to it, is uploaded in the background
 * when there is a network, is put into its answer when it has an id, and is removed from the device when the server has
 * acknowledged that answer. Closing the tab loses none: the next visit continues.
 */
export class HandIns {
  readonly #list = signal<readonly ShownHandIn[]>([]);
  /** Contents of the files that arrived in this visit: the page knows no address of them yet. */
  readonly #contents = new Map<Id, Blob>();
  readonly #doubtful = new Set<Id>();
  #stopHearing: (() => void) | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;

  private constructor(private readonly parts: HandInsParts) {}

  static async open(parts: HandInsParts): Promise<HandIns> {
    const handIns = new HandIns(parts);
    // a browser without storage (a private window) must not prevent anybody from submitting
    const left = await parts.store.load(parts).catch(() => []);
    const now = Date.now();
    handIns.#list.value = left.map((one) =>
      shown(one.fileId && now - (one.uploadedAt ?? 0) > trustedFor ? again(one) : one),
    );
    handIns.#begin();
    return handIns;
  }

  /** What no acknowledged answer has yet. */
  get list(): ReadonlySignal<readonly ShownHandIn[]> {
    return this.#list;
  }

  /** The content of a file that was added on this page; undefined for others. */
  contentOf(fileId: Id): Blob | undefined {
    return this.#contents.get(fileId);
  }

  /** Whether a file that was added on this page may be hard to read. */
  isDoubtful(fileId: Id): boolean {
    return this.#doubtful.has(fileId);
  }

  /** Keeps a file on this device and sends it; answers its key. */
  async add(
    file: Pick<HandIn, 'place' | 'field' | 'at' | 'name' | 'group' | 'content'> & { isDoubtful?: boolean },
  ): Promise<Id> {
    const handIn: HandIn = { isDoubtful: false, ...file, key: newId(), fileId: null, uploadedAt: null };
    this.#list.value = [...this.#list.peek(), { ...shown(handIn), state: 'keeping' }];
    await this.#keep(handIn);
    if (!this.#find(handIn.key)) return handIn.key;
    this.#change(handIn.key, { state: 'waiting' });
    this.#send(handIn);
    return handIn.key;
  }

  /** Gives one up. */
  async remove(key: Id): Promise<void> {
    this.#list.value = this.#list.peek().filter((one) => one.key !== key);
    this.parts.uploads.remove(key);
    await this.parts.store.remove(this.parts, key).catch(() => undefined);
  }

  /** Reports their present positions among the files of their answer. */
  async place(places: ReadonlyMap<Id, number>): Promise<void> {
    for (const one of this.#list.peek()) {
      const at = places.get(one.key);
      if (at === undefined || at === one.at) continue;
      this.#change(one.key, { at });
      await this.#keep({ ...one, at });
    }
  }

  /** Tries again to send refused and waiting files. */
  retry(key: Id): void {
    const handIn = this.#find(key);
    if (!handIn) return;
    this.#change(key, { state: 'waiting', error: undefined });
    if (this.#queued(key)) this.parts.uploads.resume(key);
    else this.#send(handIn);
  }

  /** Sends what waits, and answers whether the server has all of it in acknowledged answers. */
  async flush(): Promise<boolean> {
    for (const { key, state } of this.#list.peek()) if (state === 'waiting') this.retry(key);
    await this.#removeSaved();
    return this.#list.peek().length === 0;
  }

  /** Stops listening. Running uploads continue while the tab is open; waiting files stay on this device. */
  stop(): void {
    this.#stopHearing?.();
    clearInterval(this.#timer);
    globalThis.removeEventListener?.('online', this.#retryAll);
  }

  #begin(): void {
    this.#stopHearing = effect(() => {
      const queue = this.parts.uploads.queue.value;
      // what it changes is no reason to look again
      queueMicrotask(() => this.#hear(queue));
    });
    for (const one of this.#list.peek()) {
      if (one.fileId) this.#arrive(one, one.fileId);
      else if (!this.#queued(one.key)) this.#send(one);
    }
    this.#timer = setInterval(this.#retryAll, retryPause);
    globalThis.addEventListener?.('online', this.#retryAll);
  }

  readonly #retryAll = (): void => {
    for (const { key, state } of this.#list.peek()) {
      const queued = this.#queued(key);
      if (state === 'waiting' && (!queued || queued.state === 'failed')) this.retry(key);
    }
    if (this.#list.peek().some(({ state }) => state === 'arrived')) void this.#removeSaved();
  };

  #hear(queue: readonly Sending[]): void {
    for (const one of this.#list.peek()) {
      const sending = queue.find(({ key }) => key === one.key);
      if (!sending || one.state === 'arrived') continue;
      const share = sending.bytes > 0 ? sending.sent / sending.bytes : 0;
      if (sending.state === 'ready' && sending.fileId) this.#arrive(one, sending.fileId);
      else if (sending.state === 'failed' && !isAway(sending.error))
        this.#change(one.key, { state: 'failed', error: sending.error, share });
      else if (sending.state === 'sending' || sending.state === 'taking')
        this.#change(one.key, { state: 'sending', share });
      else this.#change(one.key, { state: 'waiting', share });
    }
  }

  #arrive(handIn: ShownHandIn, fileId: Id): void {
    const { key, content } = handIn;
    this.#contents.set(fileId, content);
    if (handIn.isDoubtful) this.#doubtful.add(fileId);
    const arrived = { ...handIn, fileId, uploadedAt: handIn.uploadedAt ?? Date.now() };
    this.parts.onArrived(arrived, fileId);
    this.#change(key, { state: 'arrived', share: 1, fileId, uploadedAt: arrived.uploadedAt });
    void this.#keep(arrived).then(() => this.#removeSaved());
  }

  /** Once the answers are acknowledged, what they name needs no room here. */
  async #removeSaved(): Promise<void> {
    const arrived = this.#list.peek().filter(({ state }) => state === 'arrived');
    if (!(await this.parts.saveAnswers())) return;
    for (const { key } of arrived) await this.remove(key);
  }

  async #keep(handIn: HandIn): Promise<void> {
    const { state: _state, share: _share, error: _error, isKept: _isKept, ...kept } = handIn as ShownHandIn;
    try {
      await this.parts.store.put(this.parts, kept);
      this.#change(kept.key, { isKept: true });
    } catch {
      this.#change(kept.key, { isKept: false });
    }
  }

  #send({ key, name, content, group }: HandIn): void {
    // without a network nothing is started: the person would see an error every few seconds
    if (globalThis.navigator?.onLine === false) return;
    const file = new File([content], name, { type: content.type });
    const isKept = this.#find(key)?.isKept ?? false;
    this.parts.uploads.add([{ file, folder: '', key, isKept }], { area: this.parts.area, group });
  }

  #queued(key: Id): Sending | undefined {
    return this.parts.uploads.queue.peek().find((one) => one.key === key);
  }

  #find(key: Id): ShownHandIn | undefined {
    return this.#list.peek().find((one) => one.key === key);
  }

  #change(key: Id, change: Partial<ShownHandIn>): void {
    const now = this.#find(key);
    const names = Object.keys(change) as (keyof ShownHandIn)[];
    if (!now || names.every((name) => now[name] === change[name])) return;
    this.#list.value = this.#list.peek().map((one) => (one.key === key ? { ...one, ...change } : one));
  }
}

const shown = (handIn: HandIn): ShownHandIn => ({ ...handIn, state: 'waiting', share: 0, isKept: true });
const again = (handIn: HandIn): HandIn => ({ ...handIn, fileId: null, uploadedAt: null });
const isAway = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === networkCode;
