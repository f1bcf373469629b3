import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Id } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { DraftSaving } from 'edutech/plugins/writing/kit/ui/draft/draft-saver';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import type { Calls } from 'edutech/core/web/call';
import type { JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import {
  answersOfItem,
  answersOfStudent,
  type Cell,
  type MarkedStudent,
  type saveMarks,
  saveRemark,
} from '../../../../api';
import type { MarkMessage } from '../../../../model/marking/mark-message';
import {
  asDeskCell,
  type Clash,
  type DeskCell,
  type MarkPatch,
  type Place,
  placeKey,
  reverseOf,
  withMark,
  type WrittenMark,
} from './cells';
import { HeldFields } from './held-fields';
import { changesOf, MarkLog } from './mark-log';

/** What is corrected, and by whom. */
export interface DeskParts {
  readonly call: Calls;
  readonly homeworkId: Id;
  readonly assignmentId: Id | undefined;
  readonly isAnonymous: boolean;
  readonly person: { readonly id: Id; readonly name: string };
  readonly store: JournalStore;
}

export interface MarkChange {
  readonly place: Place;
  readonly patch: MarkPatch;
}

/** Something that was done and can be taken back. */
export interface DeskAct {
  /** Counts acts, so that each is told once. */
  readonly number: number;
  /** Message that says what was done, with its values. */
  readonly text: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly back: readonly MarkChange[];
  /** Milliseconds. */
  readonly at: number;
}

type Loading = 'loading' | 'ready' | { readonly error: unknown };
type Answers = OutputOf<typeof answersOfItem>;

/** How long a ticket of a picture is taken for fresh: it opens for 60 s. Milliseconds. */
const freshFor = 45_000;
/** Digits and steps that follow each other so soon are one act. Milliseconds. */
const joinedWithin = 3000;
/** Acts that can be taken back one after the other. */
const mostActs = 100;

/**
 * One set of marks under the three views of correcting: answers with what stands on them, what is on its way, whose field is
 * whose, what collided, what can be taken back. Views read signals and ask for changes.
 */
export class MarkDesk {
  readonly #cells = signal<ReadonlyMap<string, DeskCell>>(new Map());
  readonly #people = signal<readonly MarkedStudent[]>([]);
  readonly #media = signal<Media>({});
  readonly #names = signal<ReadonlyMap<Id, string>>(new Map());
  readonly #columns = signal<ReadonlyMap<Id, Loading>>(new Map());
  readonly #clashes = signal<readonly Clash[]>([]);
  readonly #acts = signal<readonly DeskAct[]>([]);
  readonly #isOpen = signal(false);
  readonly #rubrics = signal(0);
  readonly #known = new Map<string, Cell>();
  readonly #loadedAt = new Map<Id, number>();
  readonly #addressedAt = new Map<Id, number>();
  readonly #log: MarkLog;
  readonly held: HeldFields;
  #count = 0;

  constructor(readonly parts: DeskParts) {
    const { call, homeworkId, person, store } = parts;
    this.held = new HeldFields(call, homeworkId, person.id);
    this.#log = new MarkLog({
      call,
      homeworkId,
      person: person.id,
      store,
      onOutcome: (mark, outcome) => this.#applyOutcome(mark, outcome),
    });
  }

  get cells(): ReadonlySignal<ReadonlyMap<string, DeskCell>> {
    return this.#cells;
  }
  /** In class order; without names in anonymous mode. */
  get people(): ReadonlySignal<readonly MarkedStudent[]> {
    return this.#people;
  }
  get media(): ReadonlySignal<Media> {
    return this.#media;
  }
  /** Names of files that were handed in. */
  get names(): ReadonlySignal<ReadonlyMap<Id, string>> {
    return this.#names;
  }
  get columns(): ReadonlySignal<ReadonlyMap<Id, Loading>> {
    return this.#columns;
  }
  get clashes(): ReadonlySignal<readonly Clash[]> {
    return this.#clashes;
  }
  get acts(): ReadonlySignal<readonly DeskAct[]> {
    return this.#acts;
  }
  /** Whether what an earlier visit left is read: before, nothing is marked. */
  get isOpen(): ReadonlySignal<boolean> {
    return this.#isOpen;
  }
  /** Counts how often colleagues have changed a rubric: whoever shows one reads the sheet again. */
  get rubrics(): ReadonlySignal<number> {
    return this.#rubrics;
  }
  /** Null before anything was marked. */
  get saving(): DraftSaving | null {
    return this.#isOpen.value ? (this.#log.saving?.value ?? null) : null;
  }

  async open(): Promise<void> {
    await this.#log.open();
    this.#isOpen.value = true;
  }

  cell(place: Place): DeskCell | undefined {
    return this.#cells.value.get(placeKey(place));
  }

  /** Reads the answers to an item; once, unless `again`. */
  async loadItem(itemId: Id, again = false): Promise<void> {
    const before = this.#columns.peek().get(itemId);
    if (!again && (before === 'loading' || before === 'ready')) return;
    if (before !== 'ready') this.#tellColumn(itemId, 'loading');
    const { call, homeworkId, assignmentId, isAnonymous } = this.parts;
    try {
      const input = { homeworkId, itemId, anonymous: isAnonymous };
      const answers = await call(
        answersOfItem,
        { ...input, ...(assignmentId !== undefined && { assignmentId }) },
        { quiet: true },
      );
      this.#take(answers);
      this.#people.value = answers.people;
      this.#loadedAt.set(itemId, Date.now());
      this.#tellColumn(itemId, 'ready');
    } catch (error) {
      if (before !== 'ready') this.#tellColumn(itemId, { error });
    }
  }

  /** Reads all answers of one student. */
  async loadPerson(attemptId: Id): Promise<void> {
    const answers = await this.parts.call(
      answersOfStudent,
      { attemptId, anonymous: this.parts.isAnonymous },
      { quiet: true },
    );
    this.#take(answers);
    const [read] = answers.people;
    if (!read) return;
    const others = this.#people.peek();
    this.#people.value = others.some((one) => one.attemptId === attemptId)
      ? others.map((one) => (one.attemptId === attemptId ? { ...read, name: one.name || read.name } : one))
      : [...others, read];
  }

  /** Writes the remark on a paper. */
  async remark(attemptId: Id, remark: string): Promise<void> {
    await this.parts.call(saveRemark, { attemptId, remark });
    this.#people.value = this.#people.peek().map((one) => (one.attemptId === attemptId ? { ...one, remark } : one));
  }

  /** Reads an item again where the addresses of its pictures are about to close. */
  refreshPictures(itemId: Id): void {
    if (Date.now() - (this.#loadedAt.get(itemId) ?? 0) > freshFor) void this.loadItem(itemId, true);
  }

  /** Changes marks and sends them: at once, or (while somebody types) with the next pause. `act` makes it something to take back. */
  mark(changes: readonly MarkChange[], { act, isTyping = false }: MarkOptions = {}): void {
    const back: MarkChange[] = [];
    const next = new Map(this.#cells.peek());
    for (const { place, patch } of changes) {
      const key = placeKey(place);
      const cell = next.get(key);
      if (!cell) continue;
      back.push({ place, patch: { points: cell.points, ...reverseOf(cell, patch) } });
      const mark = this.#log.write(cell, patch);
      next.set(key, withMark(this.#known.get(key) ?? cell, changesOf(mark)));
    }
    if (back.length === 0) return;
    this.#cells.value = next;
    if (act) this.#remember(act, back);
    if (!isTyping) void this.#log.flush();
  }

  #remember({ joins = false, ...act }: NonNullable<MarkOptions['act']>, back: readonly MarkChange[]): void {
    const acts = this.#acts.peek();
    const last = acts.at(-1);
    const isSame =
      joins &&
      last?.back.length === 1 &&
      back.length === 1 &&
      placeKey(last.back[0]!.place) === placeKey(back[0]!.place) &&
      Date.now() - last.at < joinedWithin;
    const done = { ...act, number: ++this.#count, at: Date.now(), back: isSame ? last.back : back };
    this.#acts.value = [...(isSame ? acts.slice(0, -1) : acts).slice(1 - mostActs), done];
  }

  flush(): Promise<boolean> {
    return this.#log.flush();
  }

  /** Takes back what was done last; answers what that was. */
  undo(): DeskAct | null {
    const last = this.#acts.peek().at(-1) ?? null;
    if (!last) return null;
    this.#acts.value = this.#acts.peek().slice(0, -1);
    this.mark(last.back);
    return last;
  }

  /** Ends a collision: writes the own mark over what stands there, or leaves it. */
  async resolve(clash: Clash, keeps: 'mine' | 'theirs'): Promise<void> {
    await this.loadItem(clash.place.itemId, true);
    this.#clashes.value = this.#clashes.peek().filter((one) => one !== clash);
    if (keeps === 'mine') this.mark([{ place: clash.place, patch: clash.mine }]);
  }

  /** Hears what colleagues do in the same class. */
  hear(message: MarkMessage): void {
    if (message.kind === 'held') {
      this.held.hear(message);
      return;
    }
    if (message.kind === 'rubric') {
      if (message.by === this.parts.person.id) return;
      this.#rubrics.value += 1;
      if (this.#columns.peek().get(message.itemId) === 'ready') void this.loadItem(message.itemId, true);
      return;
    }
    const stale = message.cells.filter((cell) => {
      const known = this.#known.get(placeKey(cell));
      return known !== undefined && (known.version < cell.version || known.round < cell.round);
    });
    // what this page has sent itself is told as well, mostly before its own answer has come
    const others = stale.filter((cell) => message.by !== this.parts.person.id || !this.#log.waitingAt(placeKey(cell)));
    for (const itemId of new Set(others.map((cell) => cell.itemId))) void this.loadItem(itemId, true);
  }

  /** Reads again what is shown, after the line was broken. */
  refresh(): void {
    for (const [itemId, loading] of this.#columns.peek()) if (loading === 'ready') void this.loadItem(itemId, true);
  }

  async stop(): Promise<void> {
    this.held.stop();
    await this.#log.flush().catch(() => false);
    await this.#log.stop();
  }

  #take({ cells, media }: Answers): void {
    const next = new Map(this.#cells.peek());
    for (const cell of cells) {
      const key = placeKey(cell);
      this.#known.set(key, cell);
      const waiting = this.#log.waitingAt(key);
      next.set(key, waiting && waiting.round === cell.round ? withMark(cell, changesOf(waiting)) : asDeskCell(cell));
    }
    this.held.read(cells);
    this.#media.value = { ...this.#media.peek(), ...this.#addressesOf(media) };
    this.#names.value = new Map([...this.#names.peek(), ...media.map(({ fileId, name }) => [fileId, name] as const)]);
    this.#cells.value = next;
  }

  /** Addresses that are not known, or about to close: others stay, so that what is loaded is not loaded again. */
  #addressesOf(media: Answers['media']): Media {
    const now = Date.now();
    const fresh = media.filter(({ fileId }) => now - (this.#addressedAt.get(fileId) ?? 0) > freshFor);
    for (const { fileId } of fresh) this.#addressedAt.set(fileId, now);
    return Object.fromEntries(fresh.map(({ fileId, address }) => [fileId, address]));
  }

  #applyOutcome(mark: WrittenMark, outcome: OutputOf<typeof saveMarks>[number]): void {
    const key = placeKey(mark);
    const known = this.#known.get(key);
    if (!known) return;
    const { version, points, by } = outcome;
    if (outcome.outcome === 'saved') {
      const { isUnsaved: _, ...saved } = withMark(known, changesOf(mark));
      this.#known.set(key, { ...saved, version, by: this.parts.person.name });
    } else {
      this.#known.set(key, { ...known, version, points });
      const clash = { key, place: known, why: outcome.outcome, by, theirs: points, mine: changesOf(mark) };
      this.#clashes.value = [...this.#clashes.peek().filter((one) => one.key !== key), clash];
      void this.loadItem(known.itemId, true);
    }
    const waiting = this.#log.waitingAt(key);
    const now = this.#known.get(key)!;
    const next = new Map(this.#cells.peek());
    next.set(key, waiting ? withMark(now, changesOf(waiting)) : asDeskCell(now));
    this.#cells.value = next;
  }

  #tellColumn(itemId: Id, loading: Loading): void {
    this.#columns.value = new Map(this.#columns.peek()).set(itemId, loading);
  }
}

export interface MarkOptions {
  /** `joins`: goes on with what was done to the same mark a moment ago, as a second digit does. */
  readonly act?: Pick<DeskAct, 'text' | 'values'> & { readonly joins?: boolean };
  /** Somebody types on: it is sent with the next pause. */
  readonly isTyping?: boolean;
}
