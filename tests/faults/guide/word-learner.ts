import { type Id, newId } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { myDay, saveReviews } from 'edutech/plugins/dictionary/api';
import { modes } from 'edutech/plugins/dictionary/model/modes';
import type { WrittenReview } from 'edutech/plugins/dictionary/web/student/practise/use-log';
import type { SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { LineCaller } from '../under-fire/caller';
import { JournalPage, type PageOf } from '../under-fire/journal-page';
import type { Line } from '../under-fire/line';

/** A student who practises words: each answer is a row of the log, under a name of its own. */
export class WordLearner extends JournalPage<WrittenReview> {
  #isOpen = false;

  constructor(
    who: PageOf,
    line: Line,
    private readonly wordIds: readonly Id[],
    random: Random,
  ) {
    super(who, line, random);
  }

  work(isOver: () => boolean): Promise<void> {
    return this.keepWriting(isOver, (journal) => journal.write(newId(), this.#answer()));
  }

  /** Once it was opened the page needs no network. */
  protected override async enter(caller: LineCaller) {
    if (!this.#isOpen) await caller.call(myDay, {});
    this.#isOpen = true;
    return () => undefined;
  }

  protected override save(caller: LineCaller, _: Id, entries: readonly SentEntry<WrittenReview>[]) {
    const reviews = entries.map(({ place, value, age }) => ({ ...value, reviewId: place, age: Math.round(age) }));
    return caller.call(saveReviews, { reviews });
  }

  #answer(): WrittenReview {
    return {
      wordId: pick(this.wordIds, this.random),
      assignmentId: null,
      mode: pick(modes, this.random),
      grade: pick([1, 2, 3, 4] as const, this.random),
      given: String(Math.floor(this.random() * 1000)),
      voiceId: null,
      seconds: 1 + Math.floor(this.random() * 20),
    };
  }
}
