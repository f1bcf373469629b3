import { setTimeout as delay } from 'node:timers/promises';
import type { Id } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { openMyGuide, saveGuideAnswers } from 'edutech/plugins/guide/api';
import { submittedMark } from 'edutech/plugins/guide/model/answering/places';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { partOfPlace, placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { Caller } from '../../support/people';
import { callerOver, type LineCaller } from '../teaching-loop/caller';
import { Device } from '../teaching-loop/device';
import type { Line } from '../teaching-loop/line';

/** An answer that the server has said it keeps. */
export interface Acknowledged {
  readonly attemptId: Id;
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

export interface ReaderOfRun {
  readonly personId: Id;
  readonly attemptId: Id;
  readonly caller: Pick<Caller, 'cookie' | 'token'>;
}

/** A student with a guide book, whose tab and line may go at any moment. The journal is the product's. */
export class GuideReader {
  readonly acknowledged: Acknowledged[] = [];
  readonly device: Device;
  opened = 0;
  #tab: Tab | null = null;
  #isOpen = false;

  constructor(
    readonly who: ReaderOfRun,
    readonly line: Line,
    private readonly items: readonly Id[],
    /** The block that is submitted in the end. */
    readonly blockId: Id,
    private readonly random: Random,
  ) {
    this.device = new Device(random);
  }

  /** Answers until it is over, opening the page again whenever its tab was killed. */
  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#tab ??= await this.#open();
      this.#tab?.journal.write(placeOf(pick(this.items, this.random), 0), {
        gaps: [String(Math.floor(this.random() * 9))],
      });
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

  /** Submits the block, and opens the page as often as it takes until the server has all. */
  async finish(): Promise<void> {
    let isSubmitted = false;
    for (;;) {
      this.#tab ??= await this.#open();
      const tab = this.#tab;
      if (tab && !isSubmitted) {
        tab.journal.write(placeOf(this.blockId, 0), submittedMark);
        isSubmitted = true;
      }
      if (tab && (await Promise.race([tab.journal.flush(), tab.gone]))) return;
      // a tab that was killed before it kept the last word has not submitted
      if (this.#tab === null) isSubmitted = this.device.safe.has(placeOf(this.blockId, 0));
      await delay(200);
    }
  }

  /** Null until the guide book could be opened once: after that its page needs no network. */
  async #open(): Promise<Tab | null> {
    const caller = callerOver(this.line.port, this.who.caller);
    const { promise: gone, resolve: die } = Promise.withResolvers<void>();
    const tab = { isAlive: true, gone, die, caller };
    if (!this.#isOpen) {
      const opened = await caller.call(openMyGuide, { attemptId: this.who.attemptId }).catch(() => null);
      if (!opened) {
        caller.die();
        await delay(200);
        return null;
      }
      this.#isOpen = true;
    }
    const journal = await Journal.open<Answer>({
      person: this.who.personId,
      subject: this.who.attemptId,
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
    const answers = entries.map(({ place, value, ...entry }) => ({ ...entry, ...partOfPlace(place), answer: value }));
    const { attemptId } = this.who;
    await caller.call(saveGuideAnswers, { attemptId, client, seconds: 1, answers });
    for (const { place, sequence, value, age } of entries) {
      this.device.note({ place, value, writtenAt: now - age });
      this.acknowledged.push({ attemptId, itemId: partOfPlace(place).itemId, client, sequence, answer: value });
    }
  }
}
