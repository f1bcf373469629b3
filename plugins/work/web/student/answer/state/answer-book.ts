import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { Id } from 'edutech/core/common/ids';
import type { Calls } from 'edutech/core/web/call';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { partOfPlace, placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import { type AnswerStores, DeviceAnswers } from 'edutech/plugins/questions/kit/ui/answers/device-answers';
import type { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';
import type { SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { DraftSaving } from 'edutech/plugins/writing/kit/ui/draft/draft-saver';
import { saveAnswers } from '../../../../api';
import { type Opened, standingOf } from './sheet';

interface BookParts extends AnswerStores {
  readonly person: Id;
  readonly uploads: Uploads;
  readonly call: Calls;
  /** Told when the server says that what it has taken no longer counts, or counts as late. */
  readonly onTold: (told: { readonly isLate: boolean; readonly counts: boolean }) => void;
}

/** Sends entries of a journal of answers, as `Journal` wants it. */
export const sendAnswers =
  (call: Calls, attemptId: Id, onTold: BookParts['onTold'] = () => undefined) =>
  async (client: Id, entries: readonly SentEntry<Answer>[]): Promise<void> => {
    const answers = entries.map(({ place, value, ...entry }) => ({ ...entry, ...partOfPlace(place), answer: value }));
    const { isLate, counts } = await call(saveAnswers, { attemptId, client, answers }, { quiet: true });
    onTold({ isLate, counts });
  };

/** A student's answers to one homework, in its rounds and on several devices. */
export class AnswerBook {
  readonly #written: Map<string, number>;
  readonly #earlier: Set<string>;
  /** Places written since the last question to the server began. */
  readonly #touched = new Set<string>();
  #answers!: DeviceAnswers;

  private constructor(
    readonly attemptId: Id,
    { written, earlier }: ReturnType<typeof standingOf>,
  ) {
    this.#written = new Map(written);
    this.#earlier = new Set(earlier);
  }

  /** Opens the book with what an earlier visit left unsaved on this device. */
  static async open(opened: Opened, { call, onTold, ...parts }: BookParts): Promise<AnswerBook> {
    const { attemptId } = opened;
    const standing = standingOf(opened);
    const book = new AnswerBook(attemptId, standing);
    book.#answers = await DeviceAnswers.open({
      ...parts,
      subject: attemptId,
      area: 'work.answers',
      known: standing.answers,
      send: sendAnswers(call, attemptId, onTold),
      onPut: (place) => {
        book.#earlier.delete(place);
        book.#touched.add(place);
      },
    });
    for (const place of book.unsaved.keys()) book.#earlier.delete(place);
    return book;
  }

  get answers(): DeviceAnswers {
    return this.#answers;
  }

  /** Files that are on this device, or on their way. */
  get handIns(): HandIns {
    return this.#answers.files;
  }

  /** Whether all is on the server. What is not is counted in questions, as their numbers show it: files among it. */
  readonly saving: ReadonlySignal<DraftSaving | null> = computed(() => {
    const now = this.#answers.saving.value;
    if (now?.state !== 'offline') return now;
    const items = new Set([...this.#answers.waiting].map((place) => partOfPlace(place).itemId));
    return { ...now, waiting: items.size };
  });

  /** Places that only this device knows. */
  get unsaved(): ReadonlyMap<string, Answer> {
    return this.#answers.unsaved;
  }

  /** True for an answer of an earlier round: it counts only once it is written again. */
  isEarlier(itemId: Id, part: number): boolean {
    return this.#earlier.has(placeOf(itemId, part));
  }

  /**
   * Writes an answer. In a round of setting right the other parts of its item are written along: what was right before is to
   * count again.
   */
  write(itemId: Id, part: number, answer: Answer, parts = 1): void {
    this.#answers.put(placeOf(itemId, part), answer);
    for (let other = 0; other < parts; other++) {
      const place = placeOf(itemId, other);
      const known = this.#answers.all.peek().get(place);
      if (known && this.#earlier.has(place)) this.#answers.put(place, known);
    }
  }

  /**
   * Asks what stands on the server and takes over what was written later on another device; answers what it heard, and the
   * items in which something is new. What is written here meanwhile stays.
   */
  async refresh(ask: () => Promise<Opened>): Promise<{ readonly opened: Opened; readonly changed: readonly Id[] }> {
    this.#touched.clear();
    const waiting = new Set(this.unsaved.keys());
    const opened = await ask();
    const next = new Map(this.#answers.all.peek());
    const changed = new Set<Id>();
    for (const { itemId, part, answer, written } of opened.answers) {
      const place = placeOf(itemId, part);
      const at = Date.parse(written);
      const isOwn = waiting.has(place) || this.#touched.has(place);
      if (isOwn || at <= (this.#written.get(place) ?? 0)) continue;
      this.#written.set(place, at);
      if (JSON.stringify(next.get(place)) === JSON.stringify(answer)) continue;
      next.set(place, answer as Answer);
      changed.add(itemId);
    }
    if (changed.size > 0) this.#answers.take(next);
    return { opened, changed: [...changed] };
  }

  /** Sends all that waits; answers whether the server has everything. */
  flush(): Promise<boolean> {
    return this.#answers.flush();
  }

  stop(): Promise<void> {
    return this.#answers.stop();
  }
}
