import { setTimeout as delay } from 'node:timers/promises';
import { type Id, newId } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { handInSitting, openSitting, releaseKey, saveSittingAnswers } from 'edutech/plugins/exam/api';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { Caller } from '../../support/people';
import { callerOver, type LineCaller } from '../teaching-loop/caller';
import { Device } from '../teaching-loop/device';
import type { Line } from '../teaching-loop/line';

/** An answer that the server has said it keeps. */
export interface Acknowledged {
  readonly sittingId: Id;
  readonly itemId: Id;
  readonly client: Id;
  readonly sequence: number;
  readonly answer: Answer;
}

interface Tab {
  isAlive: boolean;
  readonly gone: Promise<void>;
  readonly die: () => void;
  readonly caller: LineCaller;
  readonly journal: Journal<Answer>;
}

export interface SitterOfRun {
  readonly personId: Id;
  readonly sittingId: Id;
  readonly caller: Pick<Caller, 'cookie' | 'token'>;
}

/** A student in an exam, whose tab and line may go at any moment. The journal is the product's. */
export class Sitter {
  readonly acknowledged: Acknowledged[] = [];
  readonly device: Device;
  receipt = '';
  opened = 0;
  /** This browser, by the name that the server knows. */
  readonly #browser = newId();
  #tab: Tab | null = null;
  #hasKey = false;

  constructor(
    readonly who: SitterOfRun,
    readonly line: Line,
    private readonly items: readonly Id[],
    private readonly random: Random,
  ) {
    this.device = new Device(random);
  }

  /** Answers until it is over, opening the page again whenever its tab was killed. */
  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#tab ??= await this.#open();
      this.#tab?.journal.write(`${pick(this.items, this.random)}/0`, { choice: [Math.floor(this.random() * 4)] });
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

  /** Opens the page once more, and waits until the server has all. */
  async finish(): Promise<void> {
    for (;;) {
      this.#tab ??= await this.#open();
      const tab = this.#tab;
      if (tab && (await Promise.race([tab.journal.flush(), tab.gone]))) return;
      await delay(200);
    }
  }

  /** Hands in, however often it takes until somebody says that it is done. */
  async handIn(): Promise<void> {
    while (!this.receipt) {
      const caller = callerOver(this.line.port, this.who.caller);
      const asked = { sittingId: this.who.sittingId, device: this.#browser };
      const done = await caller.call(handInSitting, asked).catch(() => null);
      caller.die();
      if (done) this.receipt = done.receipt;
      else await delay(300);
    }
  }

  /** Null until the exam could be entered: a student has the paper before anything can be written. */
  async #open(): Promise<Tab | null> {
    const caller = callerOver(this.line.port, this.who.caller);
    const { promise: gone, resolve: die } = Promise.withResolvers<void>();
    const tab = { isAlive: true, gone, die, caller };
    const asked = { sittingId: this.who.sittingId, device: this.#browser };
    if (!this.#hasKey) {
      const key = await caller
        .call(openSitting, asked)
        .then(() => caller.call(releaseKey, asked))
        .catch(() => null);
      if (!key) {
        caller.die();
        await delay(200);
        return null;
      }
      this.#hasKey = true;
    }
    const journal = await Journal.open<Answer>({
      person: this.who.personId,
      subject: this.who.sittingId,
      store: this.device.storeFor(tab),
      send: (client, entries) => this.#send(tab, client, entries),
    });
    this.opened++;
    return Object.assign(tab, { journal });
  }

  async #send(
    { isAlive, caller }: { readonly isAlive: boolean; readonly caller: LineCaller },
    client: Id,
    entries: readonly SentEntry<Answer>[],
  ): Promise<void> {
    if (!isAlive) await new Promise(() => undefined);
    const now = Date.now();
    const answers = entries.map(({ place, value, ...entry }) => ({
      ...entry,
      itemId: place.slice(0, 32),
      part: 0,
      answer: value,
    }));
    const { sittingId } = this.who;
    await caller.call(saveSittingAnswers, { sittingId, device: this.#browser, client, answers });
    for (const { place, sequence, value, age } of entries) {
      this.device.note({ place, value, writtenAt: now - age });
      this.acknowledged.push({ sittingId, itemId: place.slice(0, 32), client, sequence, answer: value });
    }
  }
}
