import { signal } from '@preact/signals-react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type AppError, isAppError, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { WebServices } from 'edutech/core/web/services';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { partOfPlace, placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import { DeviceAnswers } from 'edutech/plugins/questions/kit/ui/answers/device-answers';
import { Later } from 'edutech/plugins/questions/kit/ui/answers/later';
import type { AnsweringDevice } from 'edutech/plugins/questions/kit/ui/answers/use-answers';
import type { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';
import { beatSitting, handInSitting, type OpenedSitting, openSitting, raiseHand } from '../../../api';
import type { AnswerFile } from '../../../model/sitting/taking-in/answer-file';
import { beatPause } from '../../../model/sitting/limits';
import { ServerClock } from '../../../model/sitting/server-clock';
import { isOver } from '../../../model/sitting/states';
import { sittingTopic } from '../../../model/sitting/topics';
import { ArrivingPaper } from './arriving-paper';
import { closeAnswers } from './close-answers';
import { takenAt } from './filed-photos';
import { type Receipt, receiptOf } from './receipt';
import { sendAnswers } from './send-answers';
import { type AskedItem, askedItems, countAnswered } from './sheet';
import { keepNotes, keptNotes, type Notes, playsOf } from './sitting-storage';

/** Between tries to hand in while the network is away. Milliseconds. */
const retryPause = 2000;
/** What is kept on the device follows the answers after this. Milliseconds. */
const keepPause = 500;

export type Times = Pick<
  OutputOf<typeof beatSitting>,
  'state' | 'startsAt' | 'endsAt' | 'handInFrom' | 'extended' | 'isSealed' | 'messages' | 'handUp' | 'device'
>;

type Services = Pick<WebServices, 'call' | 'live' | 'offline' | 'storage' | 'uploads'>;

export interface ClientParts extends Services, AnsweringDevice {
  readonly device: Id;
}

const timeOf = (moment: string | Date | null): number =>
  moment === null ? Number.POSITIVE_INFINITY : +new Date(moment);

/**
 * One student's sitting in one page: the server's clock, the paper that opens by itself, answers that stay on the device until
 * the server has them, and handing in, which waits for the network if it must.
 */
export class SittingClient {
  readonly clock = new ServerClock(() => performance.now());
  readonly times = signal<Times>(null as never);
  readonly paper: ArrivingPaper;
  readonly notes;
  readonly receipt = signal<Receipt | null>(null);
  /** The server refused, and trying again will not help: withdrawn, or another device has taken over. */
  readonly refusal = signal<AppError | null>(null);
  readonly isOnline = signal(true);
  /** How often each recording was played: by the server's count, and here since. */
  readonly plays = signal<Readonly<Record<Id, number>>>({});
  #left: { id: Id; at: number; seconds: number }[] = [];
  #hiddenAt: number | null = null;
  #answers!: DeviceAnswers;
  readonly #later = new Later();
  #stops: (() => void)[] = [];

  private constructor(
    readonly opened: OpenedSitting,
    readonly parts: ClientParts,
    heardAt: number,
  ) {
    this.notes = signal<Notes>(keptNotes(parts.storage, opened.sittingId));
    this.clock.heard(+new Date(opened.now), performance.now() - (Date.now() - heardAt));
    this.times.value = opened;
    this.plays.value = playsOf(opened, this.notes.peek());
    if (isOver(opened.state) && opened.submitted) this.receipt.value = receiptOf(opened);
    this.paper = new ArrivingPaper(opened, {
      ...parts,
      later: this.#later,
      onOpen: () => this.beat(),
      onRefusal: (error) => this.#refuse(error),
    });
  }

  static async open(opened: OpenedSitting, heardAt: number, parts: ClientParts): Promise<SittingClient> {
    const { person, store, fileStore, uploads } = parts;
    const client = new SittingClient(opened, parts, heardAt);
    const photographed = new Map<string, number>();
    client.#answers = await DeviceAnswers.open({
      person,
      subject: opened.sittingId,
      store,
      fileStore,
      uploads,
      area: 'exam.answers',
      known: new Map(opened.answers.map((one) => [placeOf(one.itemId, one.part), one.answer as Answer] as const)),
      send: sendAnswers(parts, opened.sittingId, photographed),
      onPut: (place, fileKey) => {
        if (fileKey && client.isLocked)
          photographed.set(place, Math.max(takenAt(fileKey), photographed.get(place) ?? 0));
        client.#later.in(keepPause, () => client.#keep());
      },
    });
    client.#begin();
    return client;
  }

  get answers(): DeviceAnswers {
    return this.#answers;
  }

  /** Photographs that are on this device, or on their way. */
  get photos(): HandIns {
    return this.#answers.files;
  }

  get sittingId(): Id {
    return this.opened.sittingId;
  }

  /** Milliseconds to the start; not a number to count to where an invigilator starts it. */
  untilStart = (): number => timeOf(this.times.value.startsAt) - this.clock.now();
  untilEnd = (): number => timeOf(this.times.value.endsAt) - this.clock.now();

  /** Milliseconds until the section of an item is collected: with the exam, unless it has an end of its own. */
  untilEndOf = ({ beforeEnd }: Pick<AskedItem, 'beforeEnd'>): number => this.untilEnd() - beforeEnd * 60_000;

  /** Milliseconds until it opens; nothing to wait for: at the start. */
  untilOpenOf = ({ opensBeforeEnd }: Pick<AskedItem, 'opensBeforeEnd'>): number =>
    opensBeforeEnd === null ? 0 : this.untilEnd() - opensBeforeEnd * 60_000;

  /** Nothing more is written: handed in, closed, or over by the clock. */
  get isLocked(): boolean {
    const { state } = this.times.value;
    return isOver(state) || this.notes.value.isHandedIn || this.receipt.value !== null;
  }

  write(itemId: Id, part: number, answer: Answer): void {
    if (this.isLocked) return;
    this.answers.put(placeOf(itemId, part), answer);
  }

  note(change: Partial<Notes>): void {
    this.notes.value = { ...this.notes.peek(), ...change };
    keepNotes(this.parts.storage, this.sittingId, this.notes.peek());
  }

  /** A recording begins: noted on this device until the server has counted it. */
  play(itemId: Id): void {
    this.plays.value = { ...this.plays.peek(), [itemId]: (this.plays.peek()[itemId] ?? 0) + 1 };
    this.note({ unsentPlays: [...this.notes.peek().unsentPlays, { id: newId(), itemId }] });
    void this.beat();
  }

  /** Raises the hand or lowers it. */
  async hand(isUp: boolean): Promise<void> {
    this.times.value = { ...this.times.peek(), handUp: isUp };
    await this.parts.call(raiseHand, { sittingId: this.sittingId, isUp }, { quiet: true }).catch(() => undefined);
  }

  /** Locks the answers, sends what waits, and hands in; without a network it goes on by itself once there is one. */
  async handIn(): Promise<void> {
    this.note({ isHandedIn: true });
    const { call, device } = this.parts;
    const hasAll = await this.answers.flush();
    if (this.#later.isOver || this.receipt.peek()) return;
    try {
      if (!hasAll) throw new Error('some answers wait on this device');
      this.receipt.value = await call(handInSitting, { sittingId: this.sittingId, device }, { quiet: true });
      await this.beat();
    } catch (error) {
      if (isAppError(error) && error.code === wireCodes.forbidden) return this.#refuse(error);
      this.#later.in(retryPause, () => void this.handIn());
    }
  }

  /** Asks for the time and what is new, and tells how it is here. */
  readonly beat = async (): Promise<void> => {
    if (this.#later.isOver) return;
    const asked = performance.now();
    const left = this.#left.slice(0, 50);
    const plays = this.notes.peek().unsentPlays.slice(0, 50);
    try {
      const told = await this.parts.call(
        beatSitting,
        {
          sittingId: this.sittingId,
          device: this.parts.device,
          waiting: this.answers.waiting.size,
          answered: this.#answered(),
          left: left.map(({ id, at, seconds }) => ({ id, seconds, age: Math.round(performance.now() - at) })),
          plays: [...plays],
        },
        { quiet: true },
      );
      this.#left = this.#left.filter((one) => !left.includes(one));
      if (plays.length > 0)
        this.note({
          unsentPlays: this.notes.peek().unsentPlays.filter(({ id }) => !plays.some((one) => one.id === id)),
        });
      this.clock.heard(+new Date(told.now), asked);
      this.isOnline.value = true;
      this.times.value = told;
    } catch (error) {
      if (isAppError(error) && error.code !== wireCodes.notFound) this.isOnline.value = false;
    }
  };

  #answered(): number {
    const paper = this.paper.opened.peek();
    return paper ? countAnswered(askedItems(paper), this.answers.all.peek()) : 0;
  }

  /** The answers and photographs that no server has, closed into a file for the invigilator; null before the key was released. */
  async file(): Promise<AnswerFile | null> {
    const { fileKey } = this.paper;
    if (!fileKey) return null;
    const { store, person, device } = this.parts;
    const ahead = this.clock.now() - Date.now();
    const of = { person, sittingId: this.sittingId, device, store, fileKey, ahead };
    return closeAnswers(of, this.photos.list.peek());
  }

  async stop(): Promise<void> {
    this.#later.end();
    for (const stop of this.#stops) stop();
    await this.answers.stop();
  }

  #begin(): void {
    this.#stops.push(this.parts.live.subscribe(`${sittingTopic}:${this.sittingId}`, () => void this.beat()));
    const every = setInterval(() => void this.beat(), beatPause);
    const tick = setInterval(() => this.#tick(), 500);
    const online = () => void this.beat();
    addEventListener('online', online);
    document.addEventListener('visibilitychange', this.#watch);
    this.#stops.push(
      () => clearInterval(every),
      () => clearInterval(tick),
      () => removeEventListener('online', online),
      () => document.removeEventListener('visibilitychange', this.#watch),
    );
    if (this.notes.peek().isHandedIn && !this.receipt.peek()) void this.handIn();
  }

  /** Notes that the page was left, once it is there again. */
  readonly #watch = (): void => {
    if (document.visibilityState === 'hidden') {
      this.#hiddenAt = performance.now();
      return;
    }
    const at = this.#hiddenAt;
    this.#hiddenAt = null;
    if (at !== null && this.paper.opened.peek() && !this.isLocked)
      this.#left.push({ id: newId(), at, seconds: Math.min(86_400, Math.round((performance.now() - at) / 1000)) });
    void this.beat();
  };

  /** What the clock brings: the paper opens, and at the end it is handed in. */
  #tick(): void {
    const { device, isSealed } = this.times.peek();
    if (this.#later.isOver || device !== 'own' || isSealed) return;
    if (!this.isLocked && this.untilStart() <= 0) this.paper.open();
    if (this.paper.opened.peek() && !this.isLocked && this.untilEnd() <= 0) void this.handIn();
  }

  #refuse(error: AppError): void {
    this.refusal.value = error;
    void this.beat();
  }

  /** The next visit without a network begins with what stands here. */
  #keep(): void {
    const answers = [...this.answers.all.peek()].map(([place, answer]) => ({ ...partOfPlace(place), answer }));
    const { offline, device } = this.parts;
    const now = new Date(this.clock.now()).toISOString();
    const { messages, handUp, extended, isSealed, state, startsAt, endsAt, handInFrom } = this.times.peek();
    const told = { messages, handUp, extended, isSealed, state, startsAt, endsAt, handInFrom, now };
    offline.keep(openSitting, { sittingId: this.sittingId, device }, { ...this.opened, ...told, answers });
  }
}
