import { type ReadonlySignal, signal } from '@preact/signals-react';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { onPageGoes } from './page-goes';
import type { DraftSaving } from 'edutech/plugins/writing/kit/ui/draft/draft-saver';
import { networkCode } from 'edutech/core/web/http/call-error';
import type { EntryName, JournalEntry, JournalOwner, JournalStore } from './journal-store';

/**
 * Milliseconds (quality.md section 2): a keystroke is in the journal, an answer is on the server when idle, and while
 * typing continues.
 */
const journalPause = 200;
const idlePause = 1500;
const longestPause = 10_000;
/** Between tries while the network is away. */
const retryPause = 5000;
/** Entries in one call, and characters of theirs: a call may weigh a megabyte, and a drawing a quarter of it. */
const mostAtOnce = 40;
const longestAtOnce = 300_000;

/** The first of them that one call can carry; a single one is always sent. */
function batchOf<Value>(entries: readonly JournalEntry<Value>[]): JournalEntry<Value>[] {
  let length = 0;
  const end = entries.findIndex(({ value }, at) => {
    length += JSON.stringify(value).length;
    return at > 0 && (at >= mostAtOnce || length > longestAtOnce);
  });
  return entries.slice(0, end < 0 ? undefined : end);
}

/** An entry as it is sent: its age by this device's clock, because no server believes the clock itself. */
export type SentEntry<Value> = Omit<JournalEntry<Value>, 'client' | 'writtenAt'> & { readonly age: number };

export interface JournalParts<Value> extends JournalOwner {
  readonly store: JournalStore;
  /**
   * Sends entries of one client; sending them again does no harm. Resolves once they are committed, rejects as calls
   * do.
   */
  readonly send: (client: Id, entries: readonly SentEntry<Value>[]) => Promise<unknown>;
}

/**
 * Keeps what somebody writes until the server has it: on this device within 300 ms, at once when the page is left, on the
 * server within seconds. What an earlier visit left behind is sent again under its own name. Nothing is forgotten before it is
 * acknowledged.
 */
export class Journal<Value> {
  readonly #saving = signal<DraftSaving | null>(null);
  /** What no server has, by client and place. */
  readonly #waiting = new Map<string, JournalEntry<Value>>();
  /** Entries that are not in the store yet. */
  readonly #unkept = new Map<string, JournalEntry<Value>>();
  /** What a server has refused: it stays on the device, and waits for another writing. */
  readonly #refused = new Set<JournalEntry<Value>>();
  /**
   * By place, the entry that an earlier page left there: it may still be on its way to a server, and is older than
   * everything written here.
   */
  readonly #leftBehind = new Map<string, EntryName>();
  readonly #client = newId();
  #sequence = 0;
  #firstUnsent = 0;
  #isKept = true;
  #isStopped = false;
  /** Acts on the store go one after the other: nothing is removed before it was put. */
  #stored: Promise<unknown> = Promise.resolve();
  #running: Promise<boolean> | null = null;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #stopWatching: () => void = () => undefined;

  /** Without what else the journal is made of: a browser's database stores no functions. */
  readonly #owner: JournalOwner;

  private constructor(private readonly parts: JournalParts<Value>) {
    this.#owner = { person: parts.person, subject: parts.subject };
  }

  /** Opens the journal with the entries that were left behind, which are sent to the server at once. */
  static async open<Value>(parts: JournalParts<Value>): Promise<Journal<Value>> {
    const journal = new Journal<Value>(parts);
    // a browser that keeps nothing (a private window) must not keep anybody from writing
    const left = await parts.store.load<Value>(parts).catch(() => []);
    for (const entry of left) {
      journal.#waiting.set(keyOf(entry), entry);
      journal.#leftBehind.set(entry.place, { client: entry.client, sequence: entry.sequence });
    }
    if (left.length > 0) journal.#sendIn(0);
    globalThis.addEventListener?.('online', journal.#sendAgain);
    journal.#stopWatching = onPageGoes(() => journal.#leave());
    return journal;
  }

  /** For the save-state component; null before anything was written. */
  get saving(): ReadonlySignal<DraftSaving | null> {
    return this.#saving;
  }

  /** What no server has, the newest of each place: what a page shows on top of what the server knows. */
  get unsaved(): ReadonlyMap<string, Value> {
    const entries = [...this.#waiting.values()].sort((one, other) => one.writtenAt - other.writtenAt);
    return new Map(entries.map(({ place, value }) => [place, value]));
  }

  write(place: string, value: Value): void {
    const entry: JournalEntry<Value> = {
      client: this.#client,
      sequence: this.#sequence++,
      place,
      value,
      writtenAt: Date.now(),
      after: this.#leftBehind.get(place),
    };
    const key = keyOf(entry);
    const before = this.#waiting.get(key);
    if (before) this.#refused.delete(before);
    this.#waiting.set(key, entry);
    this.#unkept.set(key, entry);
    this.#keepTimer ??= setTimeout(() => void this.#keep(), journalPause);
    this.#firstUnsent ||= entry.writtenAt;
    this.#sendIn(Math.min(idlePause, Math.max(0, this.#firstUnsent + longestPause - entry.writtenAt)));
    if (this.#saving.peek()?.state === 'offline')
      this.#saving.value = { state: 'offline', waiting: this.#waiting.size };
  }

  /** With the network back nobody waits for the next try. */
  readonly #sendAgain = (): void => {
    if (this.#toSend().length > 0) this.#sendIn(0);
  };

  /** The page may be gone in a moment: a database would answer too late. */
  #leave(): void {
    if (this.#unkept.size === 0) return;
    this.parts.store.leave(this.#owner, [...this.#unkept.values()]);
    void this.#keep();
  }

  /** Sends all that waits now; answers whether the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#sendTimer);
    await this.#keep();
    while (this.#toSend().length > 0) {
      this.#running ??= this.#send().finally(() => {
        this.#running = null;
      });
      if (!(await this.#running)) return false;
    }
    return this.#waiting.size === 0;
  }

  /** Stops trying. What waits stays on this device. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#sendTimer);
    globalThis.removeEventListener?.('online', this.#sendAgain);
    await this.#keep();
    this.#stopWatching();
  }

  #toSend(): JournalEntry<Value>[] {
    return [...this.#waiting.values()].filter((entry) => !this.#refused.has(entry));
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (this.#unkept.size === 0) return;
    await this.#inTurn(async () => {
      const entries = [...this.#unkept.values()];
      if (entries.length === 0) return;
      try {
        await this.parts.store.put(this.#owner, entries);
        for (const entry of entries) if (this.#unkept.get(keyOf(entry)) === entry) this.#unkept.delete(keyOf(entry));
        this.#isKept = true;
      } catch {
        // it is tried again with the next entry; without space on this device it exists only on the page, and the page says
        // so as soon as the network is missing too
        this.#isKept = false;
      }
    });
  }

  #inTurn(act: () => Promise<void>): Promise<unknown> {
    this.#stored = this.#stored.then(act);
    return this.#stored;
  }

  #sendIn(milliseconds: number): void {
    clearTimeout(this.#sendTimer);
    if (this.#isStopped) return;
    this.#sendTimer = setTimeout(() => void this.flush(), milliseconds);
  }

  async #send(): Promise<boolean> {
    const all = this.#toSend();
    const client = all[0]!.client;
    const entries = batchOf(all.filter((entry) => entry.client === client));
    this.#firstUnsent = 0;
    this.#saving.value = { state: 'saving' };
    try {
      await this.#sendThese(client, entries);
    } catch (error) {
      return this.#fail(entries, error);
    }
    await this.#acknowledge(entries);
    this.#say();
    return true;
  }

  #sendThese(client: Id, entries: readonly JournalEntry<Value>[]): Promise<unknown> {
    const now = Date.now();
    const sent = entries.map(({ client: _, writtenAt, ...entry }) => ({ ...entry, age: Math.max(0, now - writtenAt) }));
    return this.parts.send(client, sent);
  }

  async #acknowledge(entries: readonly JournalEntry<Value>[]): Promise<void> {
    for (const entry of entries)
      for (const map of [this.#waiting, this.#unkept]) if (map.get(keyOf(entry)) === entry) map.delete(keyOf(entry));
    // what stays in the store by mistake is sent once more, which does no harm
    await this.#inTurn(() => this.parts.store.remove(this.#owner, entries).catch(() => undefined));
  }

  /** Reports the state: all is saved, or something was refused and exists only here. */
  #say(): void {
    const [refused] = this.#refused;
    if (refused) return;
    this.#saving.value = this.#waiting.size === 0 ? { state: 'saved', at: Date.now() } : { state: 'saving' };
  }

  async #fail(entries: readonly JournalEntry<Value>[], error: unknown): Promise<boolean> {
    const code = error instanceof AppError ? error.code : null;
    if (code === wireCodes.invalid || code === wireCodes.notFound || code === wireCodes.tooLarge) {
      // one wrong answer must not delay the others: each is sent separately, and a refused one waits until it is
      // written again
      if (entries.length > 1) return this.#sendApart(entries);
      for (const entry of entries) this.#refused.add(entry);
      this.#saving.value = { state: 'failed', error };
      return true;
    }
    const isAway = code === networkCode && this.#isKept;
    this.#saving.value = isAway ? { state: 'offline', waiting: this.#waiting.size } : { state: 'failed', error };
    this.#sendIn(retryPause);
    return false;
  }

  async #sendApart(entries: readonly JournalEntry<Value>[]): Promise<boolean> {
    for (const entry of entries) {
      try {
        await this.#sendThese(entry.client, [entry]);
        await this.#acknowledge([entry]);
      } catch (error) {
        if (!(await this.#fail([entry], error))) return false;
      }
    }
    this.#say();
    return true;
  }
}

const keyOf = ({ client, place }: JournalEntry) => `${client}/${place}`;
