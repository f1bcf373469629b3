import { setTimeout as delay } from 'node:timers/promises';
import { type Id, newId } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { lastMarks, saveGivenMarks, type SentMark, takeAnswers } from 'edutech/plugins/marking/api';
import type { SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { LineCaller } from '../under-fire/caller';
import { JournalPage, type PageOf, type Tab } from '../under-fire/journal-page';
import type { Line } from '../under-fire/line';

/** A question that is marked. */
export interface QuestionOfRun {
  readonly itemId: Id;
  readonly part: number;
  readonly points: number;
}

/** Somebody who marks; the subject of the page is the project. */
export class Marker extends JournalPage<SentMark> {
  /** Marks that the server has said it keeps. */
  readonly kept: SentMark[] = [];
  /** Marks that the server has not taken. */
  readonly refused: string[] = [];

  constructor(
    who: PageOf,
    line: Line,
    private readonly questions: readonly QuestionOfRun[],
    random: Random,
  ) {
    super(who, line, random);
  }

  /** Marks until nothing is left for this person, and changes the last marks until it is over. */
  async work(isOver: () => boolean): Promise<void> {
    for (const question of this.questions) {
      while (await this.#markSome(question)) await this.#pause();
    }
    while (!isOver()) {
      await this.#changeOne(pick(this.questions, this.random));
      await this.#pause();
    }
  }

  readonly #pause = () => delay(50 + this.random() * 250);

  /** False once nothing of a question is left and the server has all marks. */
  async #markSome(question: QuestionOfRun): Promise<boolean> {
    const { points: of, ...place } = question;
    const asked = { projectId: this.who.subject, ...place, count: 4 };
    const tab = await this.tab();
    const taken = tab && (await this.#asked(tab, (caller) => caller.call(takeAnswers, asked)));
    if (!tab || !taken) return true;
    const waiting = new Set([...tab.journal.unsaved].map(([, mark]) => mark.turnId));
    const turns = taken.turns.filter(({ turnId }) => !waiting.has(turnId));
    for (const { turnId } of turns) this.#write(tab, turnId, of);
    const isSent = await Promise.race([tab.journal.flush(), tab.gone.then(() => false)]);
    return turns.length > 0 || taken.turns.length > 0 || !isSent;
  }

  /** The last ten marks of a question may be changed. */
  async #changeOne({ points: of, ...place }: QuestionOfRun): Promise<void> {
    const asked = { projectId: this.who.subject, ...place };
    const tab = await this.tab();
    const last = tab && (await this.#asked(tab, (caller) => caller.call(lastMarks, asked)));
    if (tab && last && last.length > 0) this.#write(tab, pick(last, this.random).turnId, of);
  }

  /** What a server answers; null where the tab or the line went before. */
  async #asked<Result>(tab: Tab<SentMark>, ask: (caller: LineCaller) => Promise<Result>): Promise<Result | null> {
    const answered = await Promise.race([ask(tab.caller).catch(() => null), tab.gone.then(() => null)]);
    return tab.isAlive ? answered : null;
  }

  #write({ journal }: Tab<SentMark>, turnId: Id, most: number): void {
    journal.write(turnId, {
      markId: newId(),
      turnId,
      points: Math.floor(this.random() * (most + 1)),
      steps: [],
      flags: [],
      problem: null,
      note: '',
      seconds: 2,
    });
  }

  protected override async save(caller: LineCaller, _: Id, entries: readonly SentEntry<SentMark>[]): Promise<void> {
    const marks = entries.map(({ value }) => value);
    const outcomes = new Map(
      (await caller.call(saveGivenMarks, { projectId: this.who.subject, marks })).map(({ markId, outcome }) => [
        markId,
        outcome,
      ]),
    );
    for (const mark of marks) {
      const outcome = outcomes.get(mark.markId)!;
      if (outcome === 'saved') this.kept.push(mark);
      else this.refused.push(outcome);
    }
  }
}
