import { AppError } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Calls } from 'edutech/core/web/call';
import { Journal } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { networkCode } from 'edutech/core/web/http/call-error';
import { saveMarks } from '../../../../api';
import { type MarkPatch, type Place, placeKey, type WrittenMark } from './cells';

type Outcome = OutputOf<typeof saveMarks>[number];

export interface MarkLogParts {
  readonly call: Calls;
  readonly homeworkId: Id;
  /** Who marks: nobody else at this device is shown his marks, or sends them. */
  readonly person: Id;
  readonly store: JournalStore;
  /** What became of a mark. */
  readonly onOutcome: (mark: WrittenMark, outcome: Outcome) => void;
}

/**
 * Marks on their way: each lies in this device's database before it is sent, and is forgotten when the server has answered.
 * One journal for a homework; what a closed tab left behind is sent again under its own name.
 */
export class MarkLog {
  #journal: Journal<WrittenMark> | null = null;
  readonly #waiting = new Map<string, WrittenMark>();
  /** Versions that own marks have led to: the next mark stands on them, whatever the page showed. */
  readonly #own = new Map<string, number>();
  /** Sent without an answer: the server may have them. */
  readonly #doubtful = new Map<string, WrittenMark>();

  constructor(private readonly parts: MarkLogParts) {}

  async open(): Promise<void> {
    const { person, homeworkId, store } = this.parts;
    const journal = await Journal.open<WrittenMark>({
      person,
      subject: homeworkId,
      store,
      send: (_client, entries) => this.#send(entries.map(({ value }) => value)),
    });
    const early = [...this.#waiting.values()];
    for (const [, mark] of journal.unsaved) this.#waiting.set(placeKey(mark), mark);
    this.#journal = journal;
    // what was marked while the journal was being read
    for (const mark of early) {
      this.#waiting.set(placeKey(mark), mark);
      journal.write(`${placeKey(mark)}/${mark.round}`, mark);
    }
  }

  get saving() {
    return this.#journal?.saving ?? null;
  }

  /** What is on its way to a place. */
  waitingAt(key: string): WrittenMark | undefined {
    return this.#waiting.get(key);
  }

  /** Writes a mark, on top of what waits there; `isDone`: sends it at once instead of with the next pause. */
  write(
    place: Place & { readonly round: number; readonly version: number; readonly points: number | null },
    patch: MarkPatch,
  ): WrittenMark {
    const key = placeKey(place);
    const before = this.#waiting.get(key);
    const { attemptId, itemId, part, round, version } = place;
    const mark: WrittenMark = {
      points: place.points,
      ...(before && changesOf(before)),
      ...patch,
      markId: newId(),
      attemptId,
      itemId,
      part,
      round,
      base: version,
    };
    this.#waiting.set(key, mark);
    this.#journal?.write(`${key}/${round}`, mark);
    return mark;
  }

  /** Sends what waits; answers whether the server has everything. */
  async flush(): Promise<boolean> {
    return (await this.#journal?.flush()) ?? true;
  }

  async stop(): Promise<void> {
    await this.#journal?.stop();
  }

  async #send(marks: readonly WrittenMark[]): Promise<void> {
    const sent = marks.map(({ base, ...mark }) => ({ ...mark, version: this.#versionFor(mark, base) }));
    const outcomes = await this.parts
      .call(saveMarks, { homeworkId: this.parts.homeworkId, marks: sent }, { quiet: true })
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === networkCode)
          for (const mark of marks) this.#doubtful.set(placeKey(mark), mark);
        throw error;
      });
    const byId = new Map(outcomes.map((outcome) => [outcome.markId, outcome]));
    for (const mark of marks) {
      const outcome = byId.get(mark.markId);
      if (outcome) this.#applyOutcome(mark, outcome);
    }
  }

  #versionFor(mark: Place, base: number): number {
    return Math.max(base, this.#own.get(placeKey(mark)) ?? 0);
  }

  #applyOutcome(mark: WrittenMark, outcome: Outcome): void {
    const key = placeKey(mark);
    if (this.#isOwnDoubt(key, mark, outcome)) {
      // the answer to the mark before was lost, but it had arrived: this one goes on top of it
      this.#own.set(key, outcome.version);
      this.#doubtful.delete(key);
      this.#journal?.write(`${key}/${mark.round}`, { ...mark, markId: newId(), base: outcome.version });
      return;
    }
    if (outcome.outcome === 'saved') this.#own.set(key, outcome.version);
    this.#doubtful.delete(key);
    if (this.#waiting.get(key)?.markId === mark.markId) this.#waiting.delete(key);
    this.parts.onOutcome(mark, outcome);
  }

  #isOwnDoubt(key: string, mark: WrittenMark, { outcome, version, points }: Outcome): boolean {
    const before = this.#doubtful.get(key);
    return (
      outcome === 'changed' &&
      before !== undefined &&
      before.markId !== mark.markId &&
      version === before.base + 1 &&
      points === before.points
    );
  }
}

/** What a written mark changes. */
export function changesOf(mark: WrittenMark): MarkPatch & { readonly points: number | null } {
  const { markId: _id, attemptId: _attempt, itemId: _item, part: _part, round: _round, base: _base, ...changes } = mark;
  return changes;
}
