import type { Id } from 'edutech/core/common/ids';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { openMyGuide, saveGuideAnswers } from 'edutech/plugins/guide/api';
import { submittedMark } from 'edutech/plugins/guide/model/answering/places';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { partOfPlace, placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import type { SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { LineCaller } from '../under-fire/caller';
import { JournalPage, type PageOf } from '../under-fire/journal-page';
import type { Line } from '../under-fire/line';

/** A block of a guide book that is answered, and submitted in the end. */
export interface BlockOfRun {
  readonly blockId: Id;
  readonly items: readonly Id[];
}

/** A student with a guide book; the subject of the page is the copy. */
export class GuideReader extends JournalPage<Answer> {
  #isOpen = false;

  constructor(
    who: PageOf,
    line: Line,
    private readonly block: BlockOfRun,
    random: Random,
  ) {
    super(who, line, random);
  }

  work(isOver: () => boolean): Promise<void> {
    return this.keepWriting(isOver, (journal) =>
      journal.write(placeOf(pick(this.block.items, this.random), 0), {
        gaps: [String(Math.floor(this.random() * 9))],
      }),
    );
  }

  submit(): Promise<void> {
    return this.finish({ place: placeOf(this.block.blockId, 0), value: submittedMark });
  }

  /** Once it was opened the page needs no network. */
  protected override async enter(caller: LineCaller) {
    if (!this.#isOpen) await caller.call(openMyGuide, { attemptId: this.who.subject });
    this.#isOpen = true;
    return () => undefined;
  }

  protected override save(caller: LineCaller, client: Id, entries: readonly SentEntry<Answer>[]) {
    const answers = entries.map(({ place, value, ...entry }) => ({ ...entry, ...partOfPlace(place), answer: value }));
    return caller.call(saveGuideAnswers, { attemptId: this.who.subject, client, seconds: 1, answers });
  }
}
