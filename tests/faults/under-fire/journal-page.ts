import { setTimeout as delay } from 'node:timers/promises';
import type { Id } from 'edutech/core/common/ids';
import type { Random } from 'edutech/host/server/demo-city/random';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { Caller } from '../../support/people';
import { callerOver, type LineCaller } from './caller';
import { Device } from './device';
import type { Line } from './line';

/** Something that a server has said it keeps. */
export interface Acknowledged<Value> {
  readonly place: string;
  readonly client: Id;
  readonly sequence: number;
  readonly value: Value;
}

export interface Tab<Value> {
  isAlive: boolean;
  /** Resolves when it was killed: what was under way in it never ends. */
  readonly gone: Promise<void>;
  readonly die: () => void;
  readonly caller: LineCaller;
  readonly journal: Journal<Value>;
}

/** Whose page it is, and what it is about: the two names of a journal. */
export interface PageOf {
  readonly personId: Id;
  readonly subject: Id;
  readonly caller: Pick<Caller, 'cookie' | 'token'>;
}

/** A page on which somebody writes on one device, whose tab and line may go at any moment. The journal is the product's. */
export abstract class JournalPage<Value> {
  readonly acknowledged: Acknowledged<Value>[] = [];
  readonly device: Device;
  opened = 0;
  #tab: Tab<Value> | null = null;

  constructor(
    readonly who: PageOf,
    readonly line: Line,
    protected readonly random: Random,
  ) {
    this.device = new Device(random);
  }

  /** Sends what was written; resolves once a server has it. */
  protected abstract save(caller: LineCaller, client: Id, entries: readonly SentEntry<Value>[]): Promise<unknown>;

  /** What is fetched before the page shows; answers what is done with its journal, rejects where it cannot be shown yet. */
  protected enter(_: LineCaller): Promise<(journal: Journal<Value>) => void> {
    return Promise.resolve(() => undefined);
  }

  /** The open tab, or one that is opened now; null where that did not succeed. */
  protected async tab(): Promise<Tab<Value> | null> {
    this.#tab ??= await this.#open();
    return this.#tab;
  }

  /** Writes again and again until it is over, on a page that is opened again whenever its tab was killed. */
  protected async keepWriting(isOver: () => boolean, write: (journal: Journal<Value>) => void): Promise<void> {
    while (!isOver()) {
      const tab = await this.tab();
      if (tab) write(tab.journal);
      await delay(this.random() < 0.1 ? 2000 : 100 + this.random() * 700);
    }
  }

  /** The tab is gone: nothing of it comes back, whatever was under way. */
  killTab(): void {
    const tab = this.#tab;
    if (!tab) return;
    this.#tab = null;
    tab.isAlive = false;
    tab.die();
    tab.caller.die();
    void tab.journal.stop();
  }

  /** Opens the page once more, writes a last word, if there is one, and waits until the server has all. */
  async finish(last?: { readonly place: string; readonly value: Value }): Promise<void> {
    let written: Tab<Value> | null = null;
    for (;;) {
      const tab = await this.tab();
      // a tab that was killed before it kept the last word has not written it
      if (tab && last && tab !== written && !this.device.safe.has(last.place)) {
        tab.journal.write(last.place, last.value);
        written = tab;
      }
      if (tab && (await Promise.race([tab.journal.flush(), tab.gone]))) return;
      await delay(200);
    }
  }

  /** Asks something until a server has answered. */
  protected async insist<Result>(ask: (caller: LineCaller) => Promise<Result>): Promise<Result> {
    for (;;) {
      const caller = callerOver(this.line.port, this.who.caller);
      const done = await ask(caller).catch(() => null);
      caller.die();
      if (done) return done;
      await delay(300);
    }
  }

  async #open(): Promise<Tab<Value> | null> {
    const caller = callerOver(this.line.port, this.who.caller);
    const { promise: gone, resolve: die } = Promise.withResolvers<void>();
    const tab = { isAlive: true, gone, die, caller };
    const shown = await this.enter(caller).catch(() => null);
    if (!shown) {
      caller.die();
      await delay(200);
      return null;
    }
    const journal = await Journal.open<Value>({
      person: this.who.personId,
      subject: this.who.subject,
      store: this.device.storeFor(tab),
      send: (client, entries) => this.#send(tab, client, entries),
    });
    this.opened++;
    shown(journal);
    return Object.assign(tab, { journal });
  }

  async #send(
    tab: { readonly isAlive: boolean; readonly caller: LineCaller },
    client: Id,
    entries: readonly SentEntry<Value>[],
  ): Promise<void> {
    if (!tab.isAlive) await new Promise(() => undefined);
    const now = Date.now();
    await this.save(tab.caller, client, entries);
    for (const { place, sequence, value, age } of entries) {
      this.device.note({ place, value, writtenAt: now - age });
      this.acknowledged.push({ place, client, sequence, value });
    }
  }
}
