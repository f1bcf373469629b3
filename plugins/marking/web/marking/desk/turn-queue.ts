import { type ReadonlySignal, signal } from '@preact/signals-react';
import { newId } from 'edutech/core/common/ids';
import type { Journal } from 'edutech/plugins/questions/kit/ui/journal/journal';
import { lastMarks, type SentMark, takeAnswers, type Turn } from '../../../api';
import { ahead, mayChange } from '../../../model/marks/rules';
import { MarkOutbox, type Outcome, type OutboxParts } from './mark-outbox';

export type MarkOf = Omit<SentMark, 'markId' | 'turnId'>;

interface QueueParts extends Omit<OutboxParts, 'projectId'> {
  readonly place: { readonly projectId: string; readonly itemId: string; readonly part: number };
  /** What became of a mark that the server did not take. */
  readonly onRefused: (outcome: Outcome['outcome']) => void;
}

/** How few answers may be in hand before more are fetched. */
const fewest = 4;

/**
 * Answers in hand, and marks on their way: the next answers lie here before they are wanted, and each mark lies on this device until
 * the server has committed it, whatever the line does.
 */
export class TurnQueue {
  readonly #turns = signal<readonly Turn[]>([]);
  readonly #last = signal<readonly Turn[]>([]);
  readonly #changing = signal<Turn | null>(null);
  readonly #left = signal<number | null>(null);
  readonly #error = signal<unknown>(null);
  readonly #marked = new Set<string>();
  #journal: Journal<SentMark> | null = null;
  #outbox: MarkOutbox | null = null;
  #stopHearing: () => void = () => undefined;
  #topping: Promise<void> | null = null;

  constructor(readonly parts: QueueParts) {}

  /** The answer at hand: the one that is changed, else the first that is not marked. */
  get current(): Turn | null {
    return this.#changing.value ?? this.#turns.value[0] ?? null;
  }
  get isChanging(): boolean {
    return this.#changing.value !== null;
  }
  get next(): readonly Turn[] {
    return this.#turns.value.slice(1);
  }
  /** Marks of one's own that may be changed, the last one first. */
  get last(): ReadonlySignal<readonly Turn[]> {
    return this.#last;
  }
  /** Null before the first answer of the server. */
  get left(): ReadonlySignal<number | null> {
    return this.#left;
  }
  get error(): ReadonlySignal<unknown> {
    return this.#error;
  }
  get saving() {
    return this.#journal?.saving.value ?? null;
  }

  async open(): Promise<void> {
    const { call, place } = this.parts;
    this.#outbox = MarkOutbox.use({ ...this.parts, projectId: place.projectId });
    this.#stopHearing = this.#outbox.onOutcomes((outcomes) => this.#hear(outcomes));
    this.#journal = await this.#outbox.journal();
    for (const [, mark] of this.#journal.unsaved) this.#marked.add(mark.turnId);
    await this.top();
    this.#last.value = await call(lastMarks, place, { quiet: true }).catch(() => []);
  }

  /** Fetches answers until enough are in hand. */
  top(): Promise<void> {
    this.#topping ??= this.#fetch().finally(() => {
      this.#topping = null;
    });
    return this.#topping;
  }

  async #fetch(): Promise<void> {
    const { call, place } = this.parts;
    try {
      const { turns, left } = await call(takeAnswers, { ...place, count: ahead }, { quiet: true });
      const known = new Set(this.#turns.peek().map(({ turnId }) => turnId));
      const fresh = turns.filter(({ turnId }) => !known.has(turnId) && !this.#marked.has(turnId));
      this.#turns.value = [...this.#turns.peek(), ...fresh];
      this.#left.value = left;
      this.#error.value = null;
    } catch (error) {
      this.#error.value = error;
    }
  }

  /** Addresses of pictures open for a minute: those in hand are read again. After a pause, others may have got some of them. */
  async refresh(afterPause = false): Promise<void> {
    const { call, place } = this.parts;
    const { turns } = await call(takeAnswers, { ...place, count: ahead }, { quiet: true });
    const fresh = new Map(turns.map((turn) => [turn.turnId, turn]));
    const kept = this.#turns.peek().filter(({ turnId }) => !afterPause || fresh.has(turnId));
    this.#turns.value = kept.map((turn) => fresh.get(turn.turnId) ?? turn);
    if (afterPause) await this.top();
  }

  /** Marks the answer at hand; the next one is there at once. */
  give(mark: MarkOf): void {
    const turn = this.current;
    if (!turn) return;
    const sent: SentMark = { ...mark, markId: newId(), turnId: turn.turnId };
    this.#marked.add(turn.turnId);
    this.#journal?.write(turn.turnId, sent);
    const others = this.#last.peek().filter(({ turnId }) => turnId !== turn.turnId);
    const { seconds: _, ...given } = mark;
    const done: Turn = {
      ...turn,
      ...given,
      ink: mark.ink ?? [],
      heldUntil: null,
      sentBack: null,
      givenAt: new Date().toISOString(),
    };
    this.#last.value = [done, ...others].slice(0, mayChange);
    if (this.#changing.peek()) this.#changing.value = null;
    else {
      this.#turns.value = this.#turns.peek().filter(({ turnId }) => turnId !== turn.turnId);
      this.#left.value = Math.max(0, (this.#left.peek() ?? 1) - 1);
    }
    void this.#sendAndTop();
  }

  async #sendAndTop(): Promise<void> {
    await this.#journal?.flush();
    if (this.#turns.peek().length < fewest) await this.top();
  }

  /** Takes a mark up again; null: goes back to the queue. */
  change(turn: Turn | null): void {
    this.#changing.value = turn;
  }

  #hear(outcomes: readonly Outcome[]): void {
    for (const { outcome, turnId } of outcomes.filter((one) => one.outcome !== 'saved')) {
      this.#last.value = this.#last.peek().filter((turn) => turn.turnId !== turnId);
      this.parts.onRefused(outcome);
    }
  }

  /** Tries again to send what waits. */
  async flush(): Promise<void> {
    await this.#journal?.flush();
  }

  /** The page goes; what waits is sent all the same. */
  async stop(): Promise<void> {
    this.#stopHearing();
    await this.#outbox?.leave();
  }
}
