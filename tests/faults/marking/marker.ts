import { setTimeout as delay } from 'node:timers/promises';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Random } from 'edutech/host/server/demo-city/random';
import { saveGivenMarks, type SentMark, takeAnswers } from 'edutech/plugins/marking/api';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { Caller } from '../../support/people';
import { callerOver, type LineCaller } from '../teaching-loop/caller';
import { Device } from '../teaching-loop/device';
import type { Line } from '../teaching-loop/line';

/** A question that is marked. */
export interface QuestionOfRun {
  readonly projectId: Id;
  readonly itemId: Id;
  readonly part: number;
  readonly points: number;
}

interface Tab {
  isAlive: boolean;
  readonly caller: LineCaller;
  readonly gone: Promise<void>;
  readonly die: () => void;
  readonly journal: Journal<SentMark>;
}

/** Somebody who marks, whose tab and line may go at any moment. The journal is the product's. */
export class Marker {
  /** Marks that the server has said it keeps. */
  readonly acknowledged: SentMark[] = [];
  /** Marks that the server has not taken. */
  readonly refused: string[] = [];
  readonly device: Device;
  #tab: Tab | null = null;

  constructor(
    private readonly who: { readonly personId: Id; readonly caller: Pick<Caller, 'cookie' | 'token'> },
    readonly line: Line,
    private readonly questions: readonly QuestionOfRun[],
    private readonly random: Random,
  ) {
    this.device = new Device(random);
  }

  /** Marks until nothing is left for this person, opening the page again whenever its tab was killed. */
  async work(): Promise<void> {
    for (const question of this.questions) {
      while (await this.#markSome(question)) await delay(this.random() * 120);
    }
  }

  /** False once nothing of a question is left and the server has all marks. */
  async #markSome({ points: of, ...place }: QuestionOfRun): Promise<boolean> {
    this.#tab ??= await this.#open();
    const tab = this.#tab;
    const taken = await Promise.race([
      tab.caller.call(takeAnswers, { ...place, count: 4 }).catch(() => null),
      tab.gone.then(() => null),
    ]);
    if (!taken || !tab.isAlive) return true;
    const waiting = new Set([...tab.journal.unsaved].map(([, mark]) => mark.turnId));
    const turns = taken.turns.filter(({ turnId }) => !waiting.has(turnId));
    for (const { turnId } of turns)
      tab.journal.write(turnId, {
        markId: newId(),
        turnId,
        points: Math.floor(this.random() * (of + 1)),
        steps: [],
        flags: [],
        problem: null,
        note: '',
        seconds: 2,
      });
    const isSent = await Promise.race([tab.journal.flush(), tab.gone.then(() => false)]);
    return turns.length > 0 || taken.turns.length > 0 || !isSent;
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

  async #open(): Promise<Tab> {
    const caller = callerOver(this.line.port, this.who.caller);
    const { promise: gone, resolve: die } = Promise.withResolvers<void>();
    const tab = { isAlive: true, gone, die, caller };
    const journal = await Journal.open<SentMark>({
      person: this.who.personId,
      subject: this.questions[0]!.projectId,
      store: this.device.storeFor(tab),
      send: (_client, entries) => this.#send(tab, entries),
    });
    return Object.assign(tab, { journal });
  }

  async #send(
    { isAlive, caller }: { readonly isAlive: boolean; readonly caller: LineCaller },
    entries: readonly SentEntry<SentMark>[],
  ): Promise<void> {
    if (!isAlive) await new Promise(() => undefined);
    const marks = entries.map(({ value }) => value);
    const { projectId } = this.questions[0]!;
    const outcomes = new Map(
      (await caller.call(saveGivenMarks, { projectId, marks })).map(({ markId, outcome }) => [markId, outcome]),
    );
    for (const mark of marks) {
      const outcome = outcomes.get(mark.markId)!;
      if (outcome === 'saved') this.acknowledged.push(mark);
      else this.refused.push(outcome);
    }
  }
}
