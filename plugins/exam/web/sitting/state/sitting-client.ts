import { computed, signal } from '@preact/signals-react';
import { type AppError, isAppError, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { WebServices } from 'edutech/core/web/services';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { Journal } from 'edutech/plugins/questions/kit/ui/journal/journal';
import type { HandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import type { HandIns } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-ins';
import type { JournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import {
  beatSitting,
  handInSitting,
  type OpenedSitting,
  openSitting,
  raiseHand,
  releaseKey,
  sittingPackage,
} from '../../../api';
import type { AnswerFile } from '../../../model/sitting/answer-file';
import { beatPause } from '../../../model/sitting/limits';
import { ServerClock } from '../../../model/sitting/server-clock';
import type { SittingPaper } from '../../../model/sitting/sitting-paper';
import { isOver } from '../../../model/sitting/states';
import { sittingTopic } from '../../../model/sitting/topics';
import { closeAnswers } from './close-answers';
import { mediaOfPaper, openPaper } from './open-paper';
import { openPhotos } from './photos';
import { type Receipt, receiptOf } from './receipt';
import { sendAnswers } from './send-answers';
import { keepKeys, keepNotes, keptKeys, keptNotes, type Keys, type Notes, playsOf } from './sitting-storage';
import { type AskedItem, partOfPlace, placeOf } from './sheet';

/** Between tries while the network is away, or the key is not released yet. Milliseconds. */
const retryPause = 2000;
/** A room that begins together asks within this time, so that nobody waits for anybody. Milliseconds. */
const startSpread = 1500;
/** What is kept on the device follows the answers after this. Milliseconds. */
const keepPause = 500;

export type Times = Pick<
  OutputOf<typeof beatSitting>,
  'state' | 'startsAt' | 'endsAt' | 'handInFrom' | 'extended' | 'isSealed' | 'messages' | 'handUp' | 'device'
>;

type Services = Pick<WebServices, 'call' | 'live' | 'offline' | 'storage' | 'uploads'>;

export interface ClientParts extends Services {
  readonly person: Id;
  readonly store: JournalStore;
  readonly photoStore: HandInStore;
  readonly device: Id;
  /** At a computer that several people use nothing stays. */
  readonly isShared: boolean;
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
  readonly paper = signal<SittingPaper | null>(null);
  readonly media = signal<Media>({});
  readonly isFetched = signal(false);
  readonly answers = signal<ReadonlyMap<string, Answer>>(new Map());
  readonly notes;
  readonly receipt = signal<Receipt | null>(null);
  /** The server refused, and trying again will not help: withdrawn, or another device has taken over. */
  readonly refusal = signal<AppError | null>(null);
  readonly isOnline = signal(true);
  readonly saving = computed(() => this.journal.saving.value);
  /** How often each recording was played: by the server's count, and here since. */
  readonly plays = signal<Readonly<Record<Id, number>>>({});
  #left: { id: Id; at: number; seconds: number }[] = [];
  #hiddenAt: number | null = null;
  #photos!: HandIns;
  #package: string | null = null;
  #keys: Keys | null = null;
  #asking = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #stops: (() => void)[] = [];
  #isGone = false;

  private constructor(
    readonly opened: OpenedSitting,
    readonly parts: ClientParts,
    private readonly journal: Journal<Answer>,
    heardAt: number,
  ) {
    this.notes = signal<Notes>(keptNotes(parts.storage, opened.sittingId));
    this.clock.heard(+new Date(opened.now), performance.now() - (Date.now() - heardAt));
    this.times.value = opened;
    this.plays.value = playsOf(opened, this.notes.peek());
    this.answers.value = new Map([
      ...opened.answers.map((one) => [placeOf(one.itemId, one.part), one.answer as Answer] as const),
      ...journal.unsaved,
    ]);
    if (isOver(opened.state) && opened.submitted) this.receipt.value = receiptOf(opened);
  }

  static async open(opened: OpenedSitting, heardAt: number, parts: ClientParts): Promise<SittingClient> {
    const { person, store, photoStore, uploads } = parts;
    const owner = { person, subject: opened.sittingId };
    const takenAt = new Map<string, number>();
    const send = sendAnswers(parts, opened.sittingId, takenAt);
    const journal = await Journal.open<Answer>({ ...owner, store, send });
    const client = new SittingClient(opened, parts, journal, heardAt);
    client.#photos = await openPhotos(
      { ...owner, store: photoStore, uploads },
      {
        of: (place) => client.answers.peek().get(place) ?? {},
        put: (place, answer, at) => {
          if (client.isLocked) takenAt.set(place, Math.max(at, takenAt.get(place) ?? 0));
          client.#put(place, answer);
        },
        flush: () => journal.flush(),
      },
    );
    client.#begin();
    return client;
  }

  /** Photographs that are on this device, or on their way. */
  get photos(): HandIns {
    return this.#photos;
  }

  /** Answers that wait on this device, those whose photographs do among them. */
  get waiting(): number {
    return new Set([...this.unsaved.keys(), ...this.photos.list.value.map(({ place }) => place)]).size;
  }

  get sittingId(): Id {
    return this.opened.sittingId;
  }

  /** Places that only this device knows. */
  get unsaved(): ReadonlyMap<string, Answer> {
    return this.journal.unsaved;
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
    this.#put(placeOf(itemId, part), answer);
  }

  #put(place: string, answer: Answer): void {
    this.answers.value = new Map(this.answers.peek()).set(place, answer);
    this.journal.write(place, answer);
    this.#in(keepPause, () => this.#keep());
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
    const hasPhotos = await this.photos.flush();
    const hasAll = (await this.journal.flush()) && hasPhotos;
    if (this.#isGone || this.receipt.peek()) return;
    try {
      if (!hasAll) throw new Error('some answers wait on this device');
      this.receipt.value = await call(handInSitting, { sittingId: this.sittingId, device }, { quiet: true });
      await this.beat();
    } catch (error) {
      if (isAppError(error) && error.code === wireCodes.forbidden) return this.#refuse(error);
      this.#in(retryPause, () => void this.handIn());
    }
  }

  /** Asks for the time and what is new, and tells how it is here. */
  readonly beat = async (): Promise<void> => {
    if (this.#isGone) return;
    const asked = performance.now();
    const left = this.#left.slice(0, 50);
    const plays = this.notes.peek().unsentPlays.slice(0, 50);
    try {
      const told = await this.parts.call(
        beatSitting,
        {
          sittingId: this.sittingId,
          device: this.parts.device,
          waiting: this.waiting,
          answered: new Set([...this.answers.peek().keys()].map((place) => partOfPlace(place).itemId)).size,
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

  /** The answers and photographs that no server has, closed into a file for the invigilator; null before the key was released. */
  async file(): Promise<AnswerFile | null> {
    if (!this.#keys) return null;
    const { store, person, device } = this.parts;
    const ahead = this.clock.now() - Date.now();
    const of = { person, sittingId: this.sittingId, device, store, fileKey: this.#keys.fileKey, ahead };
    return closeAnswers(of, this.photos.list.peek());
  }

  async stop(): Promise<void> {
    this.#isGone = true;
    for (const timer of this.#timers) clearTimeout(timer);
    for (const stop of this.#stops) stop();
    this.photos.stop();
    await this.journal.flush();
    await this.journal.stop();
  }

  #begin(): void {
    const { live, storage } = this.parts;
    this.#keys = keptKeys(storage, this.sittingId);
    this.#stops.push(live.subscribe(`${sittingTopic}:${this.sittingId}`, () => void this.beat()));
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
    void this.#fetch();
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
    if (at !== null && this.paper.peek() && !this.isLocked)
      this.#left.push({ id: newId(), at, seconds: Math.min(86_400, Math.round((performance.now() - at) / 1000)) });
    void this.beat();
  };

  /** What the clock brings: the paper opens, and at the end it is handed in. */
  #tick(): void {
    const { device, isSealed } = this.times.peek();
    if (this.#isGone || device !== 'own' || isSealed) return;
    if (!this.paper.peek() && !this.isLocked && this.untilStart() <= 0 && !this.#asking) {
      this.#asking = true;
      this.#in(this.#keys ? 0 : Math.random() * startSpread, () => void this.#release());
    }
    if (this.paper.peek() && !this.isLocked && this.untilEnd() <= 0) void this.handIn();
  }

  /** The enciphered paper, as early as it can be had. */
  async #fetch(): Promise<void> {
    try {
      const { data } = await this.parts.offline.call(sittingPackage, { sittingId: this.sittingId }, { quiet: true });
      this.#package = data.bytes;
      this.isFetched.value = true;
    } catch {
      this.#in(retryPause, () => void this.#fetch());
    }
  }

  async #release(): Promise<void> {
    const { call, device, storage, isShared } = this.parts;
    try {
      if (!this.#package) throw new Error('the paper is on its way');
      this.#keys ??= await call(releaseKey, { sittingId: this.sittingId, device }, { quiet: true });
      if (!isShared) keepKeys(storage, this.sittingId, this.#keys);
      const paper = await openPaper(this.#package, this.#keys.key);
      const written = Object.fromEntries(this.opened.files.map(({ fileId, address }) => [fileId, address]));
      this.media.value = { ...written, ...mediaOfPaper(paper) };
      this.paper.value = paper;
      await this.beat();
    } catch (error) {
      if (isAppError(error) && error.code === wireCodes.conflict) return this.#refuse(error);
      this.#in(retryPause, () => void this.#release());
    }
  }

  #refuse(error: AppError): void {
    this.refusal.value = error;
    void this.beat();
  }

  /** The next visit without a network begins with what stands here. */
  #keep(): void {
    const answers = [...this.answers.peek()].map(([place, answer]) => ({ ...partOfPlace(place), answer }));
    const { offline, device } = this.parts;
    const now = new Date(this.clock.now()).toISOString();
    const { messages, handUp, extended, isSealed, state, startsAt, endsAt, handInFrom } = this.times.peek();
    const told = { messages, handUp, extended, isSealed, state, startsAt, endsAt, handInFrom, now };
    offline.keep(openSitting, { sittingId: this.sittingId, device }, { ...this.opened, ...told, answers });
  }

  #in(milliseconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isGone) act();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
