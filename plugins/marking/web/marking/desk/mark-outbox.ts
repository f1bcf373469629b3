import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Calls } from 'edutech/core/web/call';
import { Journal } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { saveGivenMarks, type SentMark } from '../../../api';

export type Outcome = OutputOf<typeof saveGivenMarks>[number];

export interface OutboxParts {
  readonly call: Calls;
  /** Who marks: nobody else at this device sends these marks. */
  readonly person: string;
  readonly store: JournalStore;
  readonly projectId: string;
  /** Whether that person is signed in: nobody sends another's marks. */
  readonly isHere: () => boolean;
}

/** Those that are open, by person and project. */
const outboxes = new Map<string, MarkOutbox>();

/**
 * Marks of a project on their way. It stays open as long as a page uses it, and after that until the server has all of them: a mark
 * that was given without a network goes out when the network is back, wherever its marker has gone since.
 */
export class MarkOutbox {
  readonly #listeners = new Set<(outcomes: readonly Outcome[]) => void>();
  readonly #journal: Promise<Journal<SentMark>>;
  #users = 0;

  private constructor(
    private readonly key: string,
    { call, person, store, projectId, isHere }: OutboxParts,
  ) {
    this.#journal = Journal.open<SentMark>({
      person,
      subject: projectId,
      store,
      send: async (_client, entries) => {
        if (!isHere()) {
          void this.#close();
          throw new Error('Its marker has gone: the marks wait on the device.');
        }
        const marks = entries.map(({ value }) => value);
        const outcomes = await call(saveGivenMarks, { projectId, marks }, { quiet: true });
        for (const tell of this.#listeners) tell(outcomes);
      },
    });
  }

  /** The outbox of a project; each use ends with `leave`. */
  static use(parts: OutboxParts): MarkOutbox {
    const key = `${parts.person}/${parts.projectId}`;
    const outbox = outboxes.get(key) ?? new MarkOutbox(key, parts);
    outboxes.set(key, outbox);
    outbox.#users += 1;
    return outbox;
  }

  /** For marks that the server did not take, until the function that it answers is called. */
  onOutcomes(tell: (outcomes: readonly Outcome[]) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  journal(): Promise<Journal<SentMark>> {
    return this.#journal;
  }

  /** Sends what waits, and closes once nobody uses it and the server has everything. */
  async leave(): Promise<void> {
    this.#users -= 1;
    const journal = await this.#journal;
    await journal.flush();
    const stopWatching = journal.saving.subscribe(() => {
      if (this.#users > 0 || journal.unsaved.size > 0) return;
      void this.#close();
      queueMicrotask(() => stopWatching());
    });
  }

  async #close(): Promise<void> {
    if (outboxes.get(this.key) === this) outboxes.delete(this.key);
    await (await this.#journal).stop();
  }
}
