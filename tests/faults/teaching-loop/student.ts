import { setTimeout as delay } from 'node:timers/promises';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { pick, type Random } from 'edutech/host/server/demo-city/random';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import { handInMine, openMine, saveAnswers } from 'edutech/plugins/work/api';
import { callerOver, type LineCaller } from './caller';
import { Device } from './device';
import type { Lesson, StudentOfRun } from './lesson';
import type { Line } from './line';

/** An answer that the server has said it keeps. */
export interface Acknowledged {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly client: Id;
  readonly sequence: number;
  readonly answer: Answer;
}

interface Tab {
  isAlive: boolean;
  /** Resolves when it was killed: what was under way in it never ends. */
  readonly gone: Promise<void>;
  readonly die: () => void;
  readonly caller: LineCaller;
  readonly journal: Journal<Answer>;
}

/** Somebody who types answers on one device, whose tab and line may go at any moment. The journal is the product's. */
export class Student {
  readonly acknowledged: Acknowledged[] = [];
  /** What a page showed otherwise than it was kept, after it was opened again. */
  readonly faults: string[] = [];
  readonly device: Device;
  receipt = '';
  opened = 0;
  #tab: Tab | null = null;
  #written = 0;

  constructor(
    readonly who: StudentOfRun,
    readonly line: Line,
    private readonly lesson: Lesson,
    private readonly random: Random,
  ) {
    this.device = new Device(random);
  }

  /** Types until it is over, opening the page again whenever its tab was killed. */
  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#tab ??= await this.#open();
      const { id, body } = pick(this.lesson.items, this.random);
      this.#tab?.journal.write(id, this.#answer(body.type));
      await delay(this.random() < 0.1 ? 2000 : 100 + this.random() * 700);
    }
  }

  /** The tab is gone: nothing of it comes back, whatever was under way. */
  killTab(): void {
    const tab = this.#tab;
    if (!tab) return;
    this.#tab = null;
    tab.isAlive = false;
    tab.die();
    tab.caller.die();
    void tab.journal.stop();
  }

  /** Opens the page once more, and waits until the server has all. */
  async finish(): Promise<void> {
    for (;;) {
      this.#tab ??= await this.#open();
      const tab = this.#tab;
      if (tab && (await Promise.race([tab.journal.flush(), tab.gone]))) return;
      await delay(200);
    }
  }

  /** Hands it in, however often it takes until somebody says that it is done. */
  async handIn(): Promise<void> {
    while (!this.receipt) {
      const caller = callerOver(this.line.port, this.who.caller);
      const done = await caller.call(handInMine, { attemptId: this.who.attemptId }).catch(() => null);
      caller.die();
      if (done) this.receipt = done.receipt;
      else await delay(300);
    }
  }

  async #open(): Promise<Tab | null> {
    const caller = callerOver(this.line.port, this.who.caller);
    const { promise: gone, resolve: die } = Promise.withResolvers<void>();
    const tab = { isAlive: true, gone, die, caller };
    const open = await caller.call(openMine, { attemptId: this.who.attemptId }).catch(() => null);
    const journal = await Journal.open<Answer>({
      person: this.who.id,
      subject: this.who.attemptId,
      store: this.device.storeFor(tab),
      send: (client, entries) => this.#send(tab, client, entries),
    });
    this.opened++;
    if (open) this.#look(open.answers, journal);
    return Object.assign(tab, { journal });
  }

  async #send(
    { isAlive, caller }: { readonly isAlive: boolean; readonly caller: LineCaller },
    client: Id,
    entries: readonly SentEntry<Answer>[],
  ): Promise<void> {
    if (!isAlive) await new Promise(() => undefined);
    const now = Date.now();
    await caller.call(saveAnswers, {
      attemptId: this.who.attemptId,
      client,
      answers: entries.map(({ place, value, ...entry }) => ({ ...entry, itemId: place as Id, part: 0, answer: value })),
    });
    for (const { place, sequence, value, age } of entries) {
      this.device.note({ place, value, writtenAt: now - age });
      this.acknowledged.push({
        attemptId: this.who.attemptId,
        itemId: place as Id,
        client,
        sequence,
        answer: value,
      });
    }
  }

  /** What the page shows is what was last kept here: what the server has, with what only the device has on top. */
  #look(answers: readonly { readonly itemId: Id; readonly answer: Answer }[], journal: Journal<Answer>): void {
    const shown = new Map(answers.map(({ itemId, answer }) => [itemId, JSON.stringify(answer)]));
    for (const [place, value] of journal.unsaved) shown.set(place as Id, JSON.stringify(value));
    for (const [place, { value }] of this.device.safe)
      if (shown.get(place as Id) !== JSON.stringify(value))
        this.faults.push(`${place}: shown ${shown.get(place as Id)}, kept ${JSON.stringify(value)}`);
  }

  #answer(type: number): Answer {
    const n = ++this.#written;
    if (type === 0) return { choice: [Math.floor(this.random() * 4)] };
    if (type === 3) return { gaps: [`第${n}次`, this.random() < 0.5 ? '乙' : `甲${n}`] };
    return { content: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: `解：第 ${n} 遍 ${newId()}` }] }] };
  }
}
