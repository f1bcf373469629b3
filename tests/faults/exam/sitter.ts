import { type Id, newId } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { handInSitting, openSitting, releaseKey, saveSittingAnswers } from 'edutech/plugins/exam/api';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { LineCaller } from '../under-fire/caller';
import { JournalPage, type PageOf } from '../under-fire/journal-page';
import type { Line } from '../under-fire/line';

/** A student in an exam; the subject of the page is the sitting. */
export class Sitter extends JournalPage<Answer> {
  receipt = '';
  /** This browser, by the name that the server knows. */
  readonly #browser = newId();
  #hasKey = false;

  constructor(
    who: PageOf,
    line: Line,
    private readonly items: readonly Id[],
    random: Random,
  ) {
    super(who, line, random);
  }

  work(isOver: () => boolean): Promise<void> {
    return this.keepWriting(isOver, (journal) =>
      journal.write(`${pick(this.items, this.random)}/0`, { choice: [Math.floor(this.random() * 4)] }),
    );
  }

  async handIn(): Promise<void> {
    this.receipt = (await this.insist((caller) => caller.call(handInSitting, this.#sitting))).receipt;
  }

  get #sitting() {
    return { sittingId: this.who.subject, device: this.#browser };
  }

  /** A student has the paper before anything can be written; once it is there the page needs no network. */
  protected override async enter(caller: LineCaller) {
    if (!this.#hasKey) {
      await caller.call(openSitting, this.#sitting);
      await caller.call(releaseKey, this.#sitting);
      this.#hasKey = true;
    }
    return () => undefined;
  }

  protected override save(caller: LineCaller, client: Id, entries: readonly SentEntry<Answer>[]) {
    const answers = entries.map(({ place, value, ...entry }) => ({
      ...entry,
      itemId: place.slice(0, 32),
      part: 0,
      answer: value,
    }));
    return caller.call(saveSittingAnswers, { ...this.#sitting, client, answers });
  }
}
