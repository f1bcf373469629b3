import * as Y from 'yjs';
import { isAppError, wireCodes } from 'edutech/core/common/errors';
import type { Saving } from 'edutech/core/ui/states/SaveState';
import type { Changes } from '../../../api';
import type { PlanNews } from '../../../model/plan/news';
import { bytesOf, textOf } from './base64';

/** What a line is made of; tests bring their own server. */
export interface LineParts {
  /** Writes a change; rejects where it was not, or nobody knows. */
  send(change: string, after: number): Promise<Changes>;
  fetch(after: number): Promise<Changes>;
  /** Remembers on this device what the server has not acknowledged; null: all of it is. */
  keep(change: string | null): void;
  /** What this device has remembered. */
  kept(): string | null;
  /** Milliseconds. */
  now(): number;
  later(work: () => void, milliseconds: number): void;
}

/** What people type is sent so long after it began. Milliseconds. */
const pause = 300;
const firstWait = 1000;
const longestWait = 15_000;

/**
 * The line between a plan on this page and the server. What is written here is remembered on the device at once and sent until it
 * is acknowledged; what others write is merged as it comes. A change may be sent twice: it is done once.
 */
export class PlanLine {
  readonly doc = new Y.Doc();
  #revision = 0;
  /** Changes that wait, and those that are on their way. */
  #waiting: Uint8Array[] = [];
  #sent: Uint8Array[] = [];
  #isDue = false;
  #failures = 0;
  #saving: Saving;
  #isFetching = false;
  /** News came while others were fetched: it is asked once more. */
  #isBehind = false;
  #isClosed = false;
  readonly #hearers = new Set<() => void>();

  constructor(private readonly parts: LineParts) {
    this.#saving = { state: 'saved', at: parts.now() };
    this.doc.on('update', (change: Uint8Array, origin: unknown) => {
      if (origin === this) return;
      this.#waiting.push(change);
      this.#remember();
      this.#say({ state: 'saving' });
      this.#flushLater(pause);
    });
  }

  get saving(): Saving {
    return this.#saving;
  }

  get hasUnsent(): boolean {
    return this.#waiting.length + this.#sent.length > 0;
  }

  subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  };

  /** Begins with what the server has; what this device has remembered is added and sent. Rejects where nothing comes. */
  async open(): Promise<void> {
    this.#take(await this.parts.fetch(0));
    const kept = this.parts.kept();
    if (kept === null) return;
    const change = bytesOf(kept);
    Y.applyUpdate(this.doc, change, this);
    this.#waiting.unshift(change);
    this.#flushLater(0);
  }

  /** News of the live topic. */
  hear(news: PlanNews): void {
    if (news.kind !== 'change' || news.revision <= this.#revision) return;
    if (news.change !== undefined && news.revision === this.#revision + 1)
      this.#take({ revision: news.revision, changes: [news.change] });
    else void this.catchUp();
  }

  /** The connection is there again: whatever was missed is fetched, whatever waits is sent. */
  async catchUp(): Promise<void> {
    if (this.hasUnsent) this.#flushLater(0);
    this.#isBehind = true;
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        this.#take(await this.parts.fetch(this.#revision));
      }
    } catch {
      // the next news, or the next change, asks again
    } finally {
      this.#isFetching = false;
    }
  }

  /** Sends what waits at once; answers whether the server has all. */
  async flush(): Promise<boolean> {
    if (this.#sent.length > 0 || this.#waiting.length === 0) return !this.hasUnsent;
    this.#sent = this.#waiting;
    this.#waiting = [];
    try {
      const answer = await this.parts.send(textOf(Y.mergeUpdates(this.#sent)), this.#revision);
      this.#sent = [];
      this.#failures = 0;
      this.#take(answer);
      this.#remember();
      if (this.#waiting.length > 0) this.#flushLater(pause);
      else this.#say({ state: 'saved', at: this.parts.now() });
    } catch (error) {
      this.#waiting = [...this.#sent, ...this.#waiting];
      this.#sent = [];
      this.#fail(error);
    }
    return !this.hasUnsent;
  }

  close(): void {
    this.#isClosed = true;
    void this.flush();
    this.doc.destroy();
  }

  #take({ revision, changes }: Changes): void {
    for (const change of changes) Y.applyUpdate(this.doc, bytesOf(change), this);
    this.#revision = Math.max(this.#revision, revision);
  }

  #fail(error: unknown): void {
    const isRefused =
      isAppError(error) && error.code >= wireCodes.badRequest && error.code < 500 && error.code !== wireCodes.tooMany;
    if (isRefused) {
      this.#say({ state: 'failed', retry: () => void this.flush() });
      return;
    }
    this.#say({ state: 'offline', waiting: this.#waiting.length });
    this.#flushLater(Math.min(longestWait, firstWait * 2 ** this.#failures++));
  }

  #flushLater(milliseconds: number): void {
    if (this.#isDue || this.#isClosed) return;
    this.#isDue = true;
    this.parts.later(() => {
      this.#isDue = false;
      void this.flush();
    }, milliseconds);
  }

  #remember(): void {
    const unsent = [...this.#sent, ...this.#waiting];
    this.parts.keep(unsent.length > 0 ? textOf(Y.mergeUpdates(unsent)) : null);
  }

  #say(saving: Saving): void {
    this.#saving = saving;
    for (const hear of this.#hearers) hear();
  }
}
