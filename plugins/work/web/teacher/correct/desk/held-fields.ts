import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Id } from 'edutech/core/common/ids';
import type { Calls } from 'edutech/core/web/call';
import { type Cell, holdAnswers } from '../../../../api';
import type { MarkMessage } from '../../../../model/marking/mark-message';
import { fieldKey } from './cells';

/** How long an answer is somebody's field, when one's own is renewed, and how long one rests on it before it becomes one's own. Milliseconds. */
const heldFor = 60_000;
const renewAfter = 45_000;
const restFor = 300;

interface Field {
  readonly attemptId: Id;
  readonly itemId: Id;
}

/** Whose field an answer is: names of colleagues by field, and one's own, renewed while one stays. */
export class HeldFields {
  readonly #names = signal<ReadonlyMap<string, string>>(new Map());
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #resting: ReturnType<typeof setTimeout> | undefined;
  #looked: readonly Field[] = [];

  constructor(
    private readonly call: Calls,
    private readonly homeworkId: Id,
    private readonly me: Id,
  ) {}

  /** Names by `fieldKey`. */
  get names(): ReadonlySignal<ReadonlyMap<string, string>> {
    return this.#names;
  }

  /** These are looked at now: after a moment they become one's own, and stay it while nothing else is looked at. */
  rest(fields: readonly Field[]): void {
    clearTimeout(this.#resting);
    this.#looked = fields;
    if (fields.length === 0) return;
    this.#resting = setTimeout(() => void this.#hold(fields), restFor);
  }

  read(cells: readonly Pick<Cell, 'attemptId' | 'itemId' | 'holder'>[]): void {
    for (const cell of cells) this.#tell(cell, cell.holder);
  }

  hear({ by, name, cells }: Extract<MarkMessage, { kind: 'held' }>): void {
    if (by === this.me) return;
    for (const cell of cells) this.#tell(cell, name);
  }

  stop(): void {
    this.rest([]);
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #hold(fields: readonly Field[]): Promise<void> {
    try {
      const held = await this.call(
        holdAnswers,
        {
          homeworkId: this.homeworkId,
          cells: fields.map(({ attemptId, itemId }) => ({ attemptId, itemId })),
        },
        { quiet: true },
      );
      for (const one of held) this.#tell(one, one.holder);
    } catch {
      return; // without a network nobody can be told; the versions of marks still keep them apart
    }
    // one may have gone on while the server was asked
    if (this.#looked === fields) this.#resting = setTimeout(() => void this.#hold(fields), renewAfter);
  }

  #tell(field: Field, name: string): void {
    const key = fieldKey(field);
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    if ((this.#names.peek().get(key) ?? '') !== name) this.#put(key, name);
    if (name)
      this.#timers.set(
        key,
        setTimeout(() => this.#put(key, ''), heldFor),
      );
  }

  #put(key: string, name: string): void {
    const names = new Map(this.#names.peek());
    if (name) names.set(key, name);
    else names.delete(key);
    this.#names.value = names;
  }
}
