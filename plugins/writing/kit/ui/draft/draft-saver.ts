import { signal, type ReadonlySignal } from '@preact/signals-react';
import { conflictIn, type EditConflict } from 'edutech/core/common/wire/edit-conflict';
import { AppError } from 'edutech/core/common/errors';
import { newId, type Id } from 'edutech/core/common/ids';
import { networkCode } from 'edutech/core/web/http/call-error';
import type { Storage } from 'edutech/core/web/services';

/** Milliseconds after the last keystroke until the server gets it, and at most while somebody types on (quality.md section 2). */
const idlePause = 1500;
const longestPause = 10_000;
/** Between tries while the network is away. */
const retryPause = 5000;
/** How long a device keeps what no server has. */
const journalLifetime = 30 * 86_400_000;

export type DraftSaving =
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'saving' }
  | { readonly state: 'offline'; readonly waiting: number }
  | { readonly state: 'failed'; readonly error: unknown };

type Versioned<Values> = Values & { readonly version: number };

/** What a page shows of a draft. */
export interface DraftState<Values> {
  readonly values: Values;
  readonly saving: DraftSaving | null;
  /** Somebody else has saved in between: nothing more is sent until somebody has chosen. */
  readonly conflict: EditConflict<Versioned<Values>> | null;
}

export interface DraftParts<Values> {
  /** Plugin id, dot, and what it is: names the journal on this device. */
  readonly name: string;
  /** Who writes: nobody takes up, or sends in his own name, what another person left on this device. */
  readonly writer: Id | null;
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>;
  readonly values: Values;
  readonly version: number;
  /** Writes; `save` names this write, so that sending it again does no harm. Rejects as calls do. */
  readonly save: (values: Values, version: number, save: Id) => Promise<Written>;
}

export interface Written {
  readonly version: number;
  /** The name of the journal from now on, where the first write has made the thing: who opens that finds what came after it. */
  readonly name?: string;
}

interface Journal<Values> {
  readonly values: Values;
  readonly version: number;
}

/**
 * Saves a draft automatically: each change is in this device's journal at once and on the server within seconds. A
 * write whose response was lost is sent again under its own name before the next one. Two editors get both texts side
 * by side.
 */
export class DraftSaver<Values extends object> {
  readonly #state;
  #name: string;
  #version: number;
  /** What the server has. */
  #saved: Values;
  #sending: { readonly values: Values; readonly save: Id } | null = null;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChange = 0;
  #savedAt = 0;
  /** False while this device has no room for the journal. */
  #isKept = true;
  /** The draft was saved in another way: nothing of it is sent until something new is written. */
  #isForgotten = false;

  constructor(private readonly parts: DraftParts<Values>) {
    this.#name = parts.name;
    this.#version = parts.version;
    this.#saved = parts.values;
    this.#state = signal<DraftState<Values>>({ values: parts.values, saving: null, conflict: null });
    this.#takeUp(parts.storage.get<Journal<Values>>(this.#key));
  }

  get state(): ReadonlySignal<DraftState<Values>> {
    return this.#state;
  }

  get version(): number {
    return this.#version;
  }

  /** True while the server lacks something. */
  get isDirty(): boolean {
    if (this.#isForgotten) return false;
    return this.#sending !== null || !isSame(this.#state.peek().values, this.#saved);
  }

  change(changes: Partial<Values>): void {
    const values = { ...this.#state.peek().values, ...changes };
    this.#isForgotten = false;
    this.#show({ values });
    const { conflict, saving } = this.#state.peek();
    if (!this.isDirty) {
      this.#changedBack();
      return;
    }
    this.#keep(values);
    if (conflict) return;
    // what waits for the pause is not saved
    if (saving?.state === 'saved') this.#show({ saving: { state: 'saving' } });
    this.#firstChange ||= Date.now();
    this.#wait(Math.min(idlePause, Math.max(0, this.#firstChange + longestPause - Date.now())));
  }

  /** What was changed was changed back before it was sent. */
  #changedBack(): void {
    this.stop();
    this.#firstChange = 0;
    this.parts.storage.remove(this.#key);
    this.#show({ saving: this.#savedAt > 0 ? { state: 'saved', at: this.#savedAt } : null });
  }

  /** Saves now; answers whether the server has everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.isDirty && !this.#state.peek().conflict) {
      this.#running ??= this.#send().finally(() => {
        this.#running = null;
      });
      if (!(await this.#running)) return false;
    }
    return !this.isDirty;
  }

  /** What the server has, as far as this device knows. */
  get saved(): Values {
    return this.#saved;
  }

  /**
   * Takes what somebody else has saved as what the server has, and `values` as what is written here: both, merged by who
   * calls. Answers false where this device knows a newer version, or is sending one itself: that write ends first.
   */
  adopt(saved: Values, version: number, values: Values): boolean {
    if (this.#sending || version <= this.#version) return false;
    this.#version = version;
    this.#saved = saved;
    this.#show({ values, conflict: null });
    if (this.isDirty) {
      this.#keep(values);
      this.#wait(idlePause);
    } else this.parts.storage.remove(this.#key);
    return true;
  }

  /** Writes the text chosen from two versions, over the other person's version. */
  async resolve({ version, ...rest }: Versioned<Values>): Promise<boolean> {
    const values = rest as unknown as Values;
    this.#version = version;
    this.#saved = this.#state.peek().conflict?.theirs ?? this.#saved;
    this.#sending = null;
    this.#show({ values, conflict: null });
    this.#keep(values);
    return this.flush();
  }

  /** Stops trying; the journal stays. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Stops retrying, and waits for open requests: afterwards the draft may be saved in another way. */
  async rest(): Promise<void> {
    this.stop();
    await this.#running;
  }

  /** Deletes the copy on this device: the draft was saved in another way. */
  forget(): void {
    this.stop();
    this.#isForgotten = true;
    this.parts.storage.remove(this.#key);
  }

  get #key(): string {
    return `journal.${this.#name}.${this.parts.writer ?? ''}`;
  }

  /** Unsaved text of an earlier visit: it is sent, or shown beside what others have saved since. */
  #takeUp(journal: Journal<Values> | null): void {
    if (!journal || isSame(journal.values, this.#saved)) return;
    const { values } = journal;
    if (journal.version === this.#version) {
      this.#show({ values: { ...this.#saved, ...values } });
      this.#wait(0);
      return;
    }
    const { version } = this.parts;
    this.#show({ values, conflict: { mine: { ...values, version }, theirs: { ...this.#saved, version } } });
  }

  #keep(values: Values): void {
    const journal: Journal<Values> = { values, version: this.#version };
    this.#isKept = this.parts.storage.set(this.#key, journal, journalLifetime);
  }

  #show(change: Partial<DraftState<Values>>): void {
    this.#state.value = { ...this.#state.peek(), ...change };
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  async #send(): Promise<boolean> {
    this.#firstChange = 0;
    this.#sending ??= { values: this.#state.peek().values, save: newId() };
    const sent = this.#sending;
    this.#show({ saving: { state: 'saving' } });
    try {
      const { version, name = this.#name } = await this.parts.save(sent.values, this.#version, sent.save);
      this.#version = version;
      this.#saved = sent.values;
      this.#sending = null;
      this.#savedAt = Date.now();
      if (name !== this.#name || !this.isDirty) this.parts.storage.remove(this.#key);
      this.#name = name;
      if (this.isDirty) this.#keep(this.#state.peek().values);
      else this.#show({ saving: { state: 'saved', at: this.#savedAt } });
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    const known = error instanceof AppError ? error : null;
    if (known?.code === networkCode) {
      // if this device has no space either, the text exists only on the page: that is not saved
      this.#show({ saving: this.#isKept ? { state: 'offline', waiting: 1 } : { state: 'failed', error } });
      this.#wait(retryPause);
      return;
    }
    this.#sending = null;
    const conflict = known && (conflictIn(known) as DraftState<Values>['conflict']);
    if (!conflict) {
      this.#show({ saving: { state: 'failed', error } });
      return;
    }
    const mine = { ...conflict.mine, ...this.#state.peek().values };
    this.#show({ saving: null, conflict: { mine, theirs: conflict.theirs } });
  }
}

const isSame = (one: object, other: object) => one === other || JSON.stringify(one) === JSON.stringify(other);
