import { computed, signal } from '@preact/signals-react';
import type { Id } from 'edutech/core/common/ids';
import type { WebServices } from 'edutech/core/web/services';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import type { HandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import type { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';
import { Journal, type SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { type OpenedGuide, openMyGuide, saveGuideAnswers } from '../../../../api';
import { isSubmittedMark, partOfPlace, placeOf, submittedMark } from '../../../../model/answering/places';
import type { Block } from '../../../../model/book/document';
import { itemsOf } from '../../../../model/book/document';
import { lessonTopic } from '../../../../model/lesson/stage';
import { mediaOf } from '../../../shared/media-of';
import { openPhotos } from './photos';

/** What is kept on the device follows the answers after this. Milliseconds. */
const keepPause = 500;
/** A class hears of the next block together, and asks within this time. Milliseconds. */
const spread = 600;

type Services = Pick<WebServices, 'call' | 'live' | 'offline' | 'uploads'>;

export interface ClientParts extends Services {
  readonly person: Id;
  readonly store: JournalStore;
  readonly photoStore: HandInStore;
}

/**
 * A student's guide book in one page: answers and submitted blocks stay on the device until the server has them, and blocks that
 * the teacher opens appear by themselves.
 */
export class GuideClient {
  readonly opened;
  readonly answers = signal<ReadonlyMap<string, Answer>>(new Map());
  readonly media = computed<Media>(() => mediaOf(this.opened.value.media));
  readonly saving = computed(() => this.journal.saving.value);
  #photos!: HandIns;
  #looked = performance.now();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #stopHearing: () => void = () => undefined;
  #isGone = false;

  private constructor(
    opened: OpenedGuide,
    private readonly parts: ClientParts,
    private readonly journal: Journal<Answer>,
  ) {
    this.opened = signal(opened);
    this.#merge(opened);
  }

  static async open(opened: OpenedGuide, parts: ClientParts): Promise<GuideClient> {
    const { person, store, photoStore, uploads, live } = parts;
    const owner = { person, subject: opened.attemptId };
    let client: GuideClient | null = null;
    const journal = await Journal.open<Answer>({
      ...owner,
      store,
      send: (name, entries) => send(parts, opened.attemptId, name, entries, client?.secondsSince() ?? 0),
    });
    client = new GuideClient(opened, parts, journal);
    const own = client;
    own.#photos = await openPhotos(
      { ...owner, store: photoStore, uploads },
      {
        of: (place) => own.answers.peek().get(place) ?? {},
        put: (place, answer) => own.#put(place, answer),
        flush: () => journal.flush(),
      },
    );
    own.#stopHearing = live.subscribe(`${lessonTopic}:${opened.assignmentId}`, () =>
      own.#in(Math.random() * spread, () => void own.reload()),
    );
    return own;
  }

  get photos(): HandIns {
    return this.#photos;
  }

  /** Places that only this device knows. */
  get waiting(): number {
    return this.journal.unsaved.size + this.photos.list.value.length;
  }

  answerOf(itemId: Id, part = 0): Answer | undefined {
    return this.answers.value.get(placeOf(itemId, part));
  }

  isSubmitted(blockId: Id): boolean {
    return isSubmittedMark(this.answerOf(blockId) ?? {});
  }

  /** Items of a block that have an answer. */
  answeredIn(block: Block): number {
    const filled = new Set(
      [...this.answers.value]
        .filter(([, answer]) => !isBlankAnswer(answer))
        .map(([place]) => partOfPlace(place).itemId),
    );
    return itemsOf(block).filter(({ id }) => filled.has(id)).length;
  }

  write(itemId: Id, part: number, answer: Answer): void {
    this.#put(placeOf(itemId, part), answer);
  }

  /** Submits a block; without a network it goes on by itself once there is one. Then its marks are there. */
  async submit(blockId: Id): Promise<void> {
    this.#put(placeOf(blockId, 0), submittedMark);
    await this.photos.flush();
    if (await this.journal.flush()) await this.reload();
  }

  /** What the server has now, with what only this device has on top. */
  async reload(): Promise<void> {
    if (this.#isGone) return;
    try {
      const opened = await this.parts.call(openMyGuide, { attemptId: this.opened.peek().attemptId }, { quiet: true });
      this.opened.value = opened;
      this.#merge(opened);
      this.#keep();
    } catch {
      // without a network the page stays as it is
    }
  }

  /** Seconds that the page was looked at since it was asked last. */
  secondsSince(): number {
    const now = performance.now();
    const seconds = Math.min(3600, Math.max(0, Math.round((now - this.#looked) / 1000)));
    this.#looked = now;
    return document.visibilityState === 'hidden' ? 0 : seconds;
  }

  async stop(): Promise<void> {
    this.#isGone = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#stopHearing();
    this.photos.stop();
    await this.journal.flush();
    await this.journal.stop();
  }

  #merge({ answers }: OpenedGuide): void {
    this.answers.value = new Map([
      ...answers.map((one) => [placeOf(one.itemId, one.part), one.answer as Answer] as const),
      ...this.journal.unsaved,
    ]);
  }

  #put(place: string, answer: Answer): void {
    this.answers.value = new Map(this.answers.peek()).set(place, answer);
    this.journal.write(place, answer);
    this.#in(keepPause, () => this.#keep());
  }

  /** The next visit without a network begins with what stands here. */
  #keep(): void {
    const answers = [...this.answers.peek()].map(([place, answer]) => ({ ...partOfPlace(place), answer }));
    const opened = this.opened.peek();
    this.parts.offline.keep(openMyGuide, { attemptId: opened.attemptId }, { ...opened, answers });
  }

  #in(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isGone) act();
    }, milliseconds);
    this.#timers.add(timer);
  }
}

/** Sends entries of a journal, as `Journal` wants it. */
const send = (
  { call }: Pick<Services, 'call'>,
  attemptId: Id,
  client: Id,
  entries: readonly SentEntry<Answer>[],
  seconds: number,
) => {
  const answers = entries.map(({ place, value, ...entry }) => ({ ...entry, ...partOfPlace(place), answer: value }));
  return call(saveGuideAnswers, { attemptId, client, seconds, answers }, { quiet: true });
};
