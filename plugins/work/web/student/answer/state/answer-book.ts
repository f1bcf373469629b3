import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Id } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Calls } from 'edutech/core/web/call';
import type { DraftSaving } from 'edutech/plugins/writing/kit/ui/draft/draft-saver';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import { withArrived } from 'edutech/plugins/questions/kit/common/answers/files-in-order';
import { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';
import type { HandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import type { JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import { saveAnswers } from '../../../../api';
import { type Opened, partOfPlace, placeOf, standingOf } from './sheet';

interface BookParts {
  readonly person: Id;
  readonly store: JournalStore;
  /** Photographs, recordings and files, which the answers name once they are uploaded. */
  readonly handIns: { readonly store: HandInStore; readonly uploads: Uploads };
  readonly call: Calls;
  /** Told when the server says that what it has taken no longer counts, or counts as late. */
  readonly onTold: (told: { readonly isLate: boolean; readonly counts: boolean }) => void;
}

/** Sends entries of a journal of answers, as `Journal` wants it. */
export const sendAnswers =
  (call: Calls, attemptId: Id, onTold: BookParts['onTold'] = () => undefined) =>
  async (client: Id, entries: readonly SentEntry<Answer>[]): Promise<void> => {
    const answers = entries.map(({ place, value, ...entry }) => {
      const { itemId, part } = partOfPlace(place);
      return { ...entry, itemId, part, answer: value };
    });
    const { isLate, counts } = await call(saveAnswers, { attemptId, client, answers }, { quiet: true });
    onTold({ isLate, counts });
  };

/**
 * A student's answers to one homework: what the server has, and over it what only this device has. Each change goes into the
 * journal at once; nothing is forgotten before the server has acknowledged it.
 */
export class AnswerBook {
  readonly #answers;
  readonly #written: Map<string, number>;
  readonly #earlier: Set<string>;
  /** Places written since the last question to the server began. */
  readonly #touched = new Set<string>();
  #handIns: HandIns | null = null;

  private constructor(
    readonly attemptId: Id,
    private readonly journal: Journal<Answer>,
    opened: Opened,
  ) {
    const { answers, written, earlier } = standingOf(opened);
    this.#written = new Map(written);
    this.#earlier = new Set(earlier);
    for (const place of journal.unsaved.keys()) this.#earlier.delete(place);
    this.#answers = signal<ReadonlyMap<string, Answer>>(new Map([...answers, ...journal.unsaved]));
  }

  /** Opens the book with what an earlier visit left unsaved on this device. */
  static async open(opened: Opened, { person, store, call, onTold, handIns }: BookParts): Promise<AnswerBook> {
    const { attemptId } = opened;
    const send = sendAnswers(call, attemptId, onTold);
    const journal = await Journal.open<Answer>({ person, subject: attemptId, store, send });
    const book = new AnswerBook(attemptId, journal, opened);
    book.#handIns = await HandIns.open({
      ...handIns,
      person,
      subject: attemptId,
      area: 'work.answers',
      onArrived: (handIn, fileId) => {
        const { itemId, part } = partOfPlace(handIn.place);
        const waiting = (book.#handIns?.list.peek() ?? []).filter(
          ({ place, field }) => place === handIn.place && field === handIn.field,
        );
        const before = book.answers.peek().get(handIn.place) ?? {};
        const after = withArrived(before, handIn, fileId, waiting);
        if (after !== before) book.write(itemId, part, after);
      },
      saveAnswers: () => journal.flush(),
    });
    return book;
  }

  /** Files that are on this device, or on their way. */
  get handIns(): HandIns {
    return this.#handIns!;
  }

  get answers(): ReadonlySignal<ReadonlyMap<string, Answer>> {
    return this.#answers;
  }

  /** Whether all is on the server. What is not is counted in questions, as their numbers show it: files among it. */
  readonly saving: ReadonlySignal<DraftSaving | null> = computed(() => {
    const now = this.journal.saving.value;
    if (now?.state !== 'offline') return now;
    const files = (this.#handIns?.list.value ?? []).map(({ place }) => place);
    const items = new Set([...this.journal.unsaved.keys(), ...files].map((place) => partOfPlace(place).itemId));
    return { ...now, waiting: items.size };
  });

  /** Places that only this device knows. */
  get unsaved(): ReadonlyMap<string, Answer> {
    return this.journal.unsaved;
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
    const place = placeOf(itemId, part);
    const next = new Map(this.#answers.peek()).set(place, answer);
    this.#answers.value = next;
    this.#earlier.delete(place);
    this.#touched.add(place);
    this.journal.write(place, answer);
    for (let other = 0; other < parts; other++) {
      const known = next.get(placeOf(itemId, other));
      if (!known || !this.#earlier.delete(placeOf(itemId, other))) continue;
      this.journal.write(placeOf(itemId, other), known);
    }
  }

  /**
   * Asks what stands on the server and takes over what was written later on another device; answers what it heard, and the
   * items in which something is new. What is written here meanwhile stays.
   */
  async refresh(ask: () => Promise<Opened>): Promise<{ readonly opened: Opened; readonly changed: readonly Id[] }> {
    this.#touched.clear();
    const waiting = new Set(this.journal.unsaved.keys());
    const opened = await ask();
    const next = new Map(this.#answers.peek());
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
    if (changed.size > 0) this.#answers.value = next;
    return { opened, changed: [...changed] };
  }

  /** Sends all that waits; answers whether the server has everything. */
  async flush(): Promise<boolean> {
    const hasFiles = await this.handIns.flush();
    return (await this.journal.flush()) && hasFiles;
  }

  stop(): Promise<void> {
    this.handIns.stop();
    return this.journal.stop();
  }
}
