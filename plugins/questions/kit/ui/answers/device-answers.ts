import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Id } from 'edutech/core/common/ids';
import type { Uploads } from 'edutech/core/web/uploads/uploads';
import type { DraftSaving } from 'edutech/plugins/writing/kit/ui/draft/draft-saver';
import type { Answer } from '../../common/answer';
import { withArrived } from '../../common/answers/files-in-order';
import type { HandInStore } from '../hand-ins/hand-in-store';
import { HandIns } from '../hand-ins/hand-ins';
import { Journal, type JournalParts } from '../journal/journal';
import type { JournalOwner, JournalStore } from '../journal/journal-store';

/** Where a device keeps answers, and files of them. */
export interface AnswerStores {
  readonly store: JournalStore;
  readonly fileStore: HandInStore;
}

export interface DeviceAnswersParts extends JournalOwner, AnswerStores, Pick<JournalParts<Answer>, 'send'> {
  readonly uploads: Uploads;
  /** Names uploads of files in the queue of the tab. */
  readonly area: string;
  /** What the server has, by place. */
  readonly known: ReadonlyMap<string, Answer>;
  /** An answer is written; `fileKey` is that of the file on this device that it names from now on, if it is written for one. */
  readonly onPut?: (place: string, fileKey: Id | null) => void;
}

/**
 * Answers of one student on one page: what the server has, and over it what only this device has, photographs and other files
 * among it. Each change goes into the journal at once; nothing is forgotten before the server has acknowledged it.
 */
export class DeviceAnswers {
  readonly #all = signal<ReadonlyMap<string, Answer>>(new Map());
  #files!: HandIns;

  private constructor(
    private readonly journal: Journal<Answer>,
    private readonly onPut: DeviceAnswersParts['onPut'],
  ) {}

  /** Opens them with what an earlier visit left behind on this device. */
  static async open({ known, onPut, ...parts }: DeviceAnswersParts): Promise<DeviceAnswers> {
    const { person, subject, store, fileStore, uploads, area, send } = parts;
    const journal = await Journal.open<Answer>({ person, subject, store, send });
    const answers = new DeviceAnswers(journal, onPut);
    answers.take(known);
    answers.#files = await HandIns.open({
      person,
      subject,
      store: fileStore,
      uploads,
      area,
      onArrived: (handIn, fileId) => {
        const { place, field, key } = handIn;
        // a file of an earlier visit may arrive before there is a list
        const all = (answers.#files as HandIns | undefined)?.list.peek() ?? [];
        const waiting = all.filter((one) => one.place === place && one.field === field);
        const before = answers.all.peek().get(place) ?? {};
        const after = withArrived(before, handIn, fileId, waiting);
        if (after !== before) answers.#put(place, after, key);
      },
      saveAnswers: () => journal.flush(),
    });
    return answers;
  }

  /** By place. */
  get all(): ReadonlySignal<ReadonlyMap<string, Answer>> {
    return this.#all;
  }

  /** Files that are on this device, or on their way. */
  get files(): HandIns {
    return this.#files;
  }

  get saving(): ReadonlySignal<DraftSaving | null> {
    return this.journal.saving;
  }

  /** Places of which only this device knows the answer. */
  get unsaved(): ReadonlyMap<string, Answer> {
    return this.journal.unsaved;
  }

  /** Places of which something is on this device only: an answer, or a file. */
  get waiting(): ReadonlySet<string> {
    return new Set([...this.unsaved.keys(), ...this.files.list.value.map(({ place }) => place)]);
  }

  /** Shows what the server has now, under what only this device has. */
  take(known: ReadonlyMap<string, Answer>): void {
    this.#all.value = new Map([...known, ...this.unsaved]);
  }

  put(place: string, answer: Answer): void {
    this.#put(place, answer, null);
  }

  /** Sends the answers that wait; answers whether the server has all of them. */
  flushAnswers(): Promise<boolean> {
    return this.journal.flush();
  }

  /** Sends all that waits, files too; answers whether the server has everything. */
  async flush(): Promise<boolean> {
    const hasFiles = await this.files.flush();
    return (await this.flushAnswers()) && hasFiles;
  }

  /** Sends what can be sent, and stops trying. What waits stays on this device. */
  async stop(): Promise<void> {
    await this.flush();
    this.files.stop();
    await this.journal.stop();
  }

  #put(place: string, answer: Answer, fileKey: Id | null): void {
    this.#all.value = new Map(this.#all.peek()).set(place, answer);
    this.onPut?.(place, fileKey);
    this.journal.write(place, answer);
  }
}
