import { computed, signal } from '@preact/signals-react';
import type { Id } from 'edutech/core/common/ids';
import type { WebServices } from 'edutech/core/web/services';
import { type Answer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { partOfPlace, placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import { type AnswerStores, DeviceAnswers } from 'edutech/plugins/questions/kit/ui/answers/device-answers';
import { Later } from 'edutech/plugins/questions/kit/ui/answers/later';
import type { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';
import type { SentEntry } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { type OpenedGuide, openMyGuide, saveGuideAnswers } from '../../../../api';
import { isSubmittedMark, submittedMark } from '../../../../model/answering/places';
import type { Block } from '../../../../model/book/document';
import { itemsOf } from '../../../../model/book/document';
import { isByGroup } from '../../../../model/lesson/groups';
import { lessonTopic } from '../../../../model/lesson/stage';
import { mediaOf } from '../../../shared/media-of';

/** What is kept on the device follows the answers after this. Milliseconds. */
const keepPause = 500;
/** A class hears of the next block together, and asks within this time. Milliseconds. */
const spread = 600;

type Services = Pick<WebServices, 'call' | 'live' | 'offline' | 'uploads'>;

export interface ClientParts extends Services, AnswerStores {
  readonly person: Id;
}

/**
 * A student's guide book in one page: answers and submitted blocks stay on the device until the server has them, and blocks that
 * the teacher opens appear by themselves.
 */
export class GuideClient {
  readonly opened;
  /** The server's clock less this device's. Milliseconds. */
  ahead: number;
  readonly media = computed<Media>(() => mediaOf(this.opened.value.media));
  readonly #later = new Later();
  #answers!: DeviceAnswers;
  #looked = performance.now();
  #stopHearing: () => void = () => undefined;

  private constructor(
    opened: OpenedGuide,
    heardAt: number,
    private readonly parts: ClientParts,
  ) {
    this.opened = signal(opened);
    this.ahead = +new Date(opened.now) - heardAt;
  }

  /** `heardAt`: when the server said so, by this device's clock. */
  static async open(opened: OpenedGuide, heardAt: number, parts: ClientParts): Promise<GuideClient> {
    const { person, store, fileStore, uploads, live } = parts;
    const client = new GuideClient(opened, heardAt, parts);
    client.#answers = await DeviceAnswers.open({
      person,
      subject: opened.attemptId,
      store,
      fileStore,
      uploads,
      area: 'guide.answers',
      known: answersOf(opened),
      send: (name, entries) => send(parts, opened.attemptId, name, entries, client.#secondsSince()),
      onPut: () => client.#later.in(keepPause, () => client.#keep()),
    });
    client.#stopHearing = live.subscribe(`${lessonTopic}:${opened.assignmentId}`, () =>
      client.#later.in(Math.random() * spread, () => void client.reload()),
    );
    return client;
  }

  get answers(): DeviceAnswers {
    return this.#answers;
  }

  get photos(): HandIns {
    return this.#answers.files;
  }

  answerOf(itemId: Id, part = 0): Answer | undefined {
    return this.answers.all.value.get(placeOf(itemId, part));
  }

  isSubmitted(blockId: Id): boolean {
    return (
      isSubmittedMark(this.answerOf(blockId) ?? {}) || this.opened.value.group?.submitted.includes(blockId) === true
    );
  }

  /** The group for which a block is answered by somebody else; null: one answers it oneself. */
  readerOf({ kind, phase }: Block): OpenedGuide['group'] {
    const { group } = this.opened.value;
    return group && !group.isWriter && isByGroup({ kind, phase }, [[]]) ? group : null;
  }

  /** Items of a block that have an answer. */
  answeredIn(block: Block): number {
    const filled = new Set(
      [...this.answers.all.value]
        .filter(([, answer]) => !isBlankAnswer(answer))
        .map(([place]) => partOfPlace(place).itemId),
    );
    return itemsOf(block).filter(({ id }) => filled.has(id)).length;
  }

  write(itemId: Id, part: number, answer: Answer): void {
    this.answers.put(placeOf(itemId, part), answer);
  }

  /** Submits a block; without a network it goes on by itself once there is one. Then its marks are there. */
  async submit(blockId: Id): Promise<void> {
    this.answers.put(placeOf(blockId, 0), submittedMark);
    await this.photos.flush();
    if (await this.answers.flushAnswers()) await this.reload();
  }

  /** What the server has now, with what only this device has on top. */
  async reload(): Promise<void> {
    if (this.#later.isOver) return;
    try {
      const opened = await this.parts.call(openMyGuide, { attemptId: this.opened.peek().attemptId }, { quiet: true });
      this.ahead = +new Date(opened.now) - Date.now();
      this.opened.value = opened;
      this.answers.take(answersOf(opened));
      this.#keep();
    } catch {
      // without a network the page stays as it is
    }
  }

  /** Seconds that the page was looked at since it was asked last. */
  #secondsSince(): number {
    const now = performance.now();
    const seconds = Math.min(3600, Math.max(0, Math.round((now - this.#looked) / 1000)));
    this.#looked = now;
    return document.visibilityState === 'hidden' ? 0 : seconds;
  }

  async stop(): Promise<void> {
    this.#later.end();
    this.#stopHearing();
    await this.answers.stop();
  }

  /** The next visit without a network begins with what stands here. */
  #keep(): void {
    const answers = [...this.answers.all.peek()].map(([place, answer]) => ({ ...partOfPlace(place), answer }));
    const opened = this.opened.peek();
    const now = new Date(Date.now() + this.ahead).toISOString();
    this.parts.offline.keep(openMyGuide, { attemptId: opened.attemptId }, { ...opened, answers, now });
  }
}

const answersOf = ({ answers }: OpenedGuide): ReadonlyMap<string, Answer> =>
  new Map(answers.map((one) => [placeOf(one.itemId, one.part), one.answer as Answer] as const));

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
