import { inOneSpelling } from 'edutech/core/common/wire/former-names';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { type WatchMoment, WatchedStretches, type WatchReport } from '../../../common/watching';
import type { Storage } from 'edutech/core/web/services';

/** How long a report gathers while something plays (screens.md C2). */
const gatherMilliseconds = 15_000;
/** Servers take reports that waited for as long as this. */
const waitingLifetime = 7 * 86_400_000;
/** Of an hour and a half without network: older ones make room. */
const mostWaiting = 400;

/** The report: stretches that were played, and the position. `view` and `sequence` identify it. */
export interface SentReport {
  readonly id: Id;
  readonly view: Id;
  readonly sequence: number;
  /** Milliseconds since the place was reached. */
  readonly age: number;
  readonly second: number;
  readonly ended: boolean;
  readonly stretches: WatchReport[];
}

interface Waiting extends Omit<SentReport, 'age'> {
  /** When, by this device's clock. */
  readonly at: number;
}

/** No network, a busy server, a person who must sign in again. */
const isForLater = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  error.status >= 500 ||
  error.code === wireCodes.tooMany ||
  error.code === wireCodes.notSignedIn;

interface ReporterParts {
  /** What is being watched. */
  readonly id: Id;
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove'>;
  /** Where reports wait; names the person, so that nobody sends what somebody else left on this device. */
  readonly key: string;
  /** Sends one; `leaving`: the page may be closed before the answer. `kept` false: nothing more is to be sent. */
  readonly send: (report: SentReport, leaving: boolean) => Promise<{ kept: boolean }>;
  readonly now?: () => number;
}

/**
 * Reports to a server what is watched: at the beginning, every 15 s, at a pause, at the end, and when the page is
 * hidden. Unsent reports wait on this device, and are sent with the next report or at the next visit.
 */
export class WatchReporter {
  readonly #view = newId();
  readonly #stretches = new WatchedStretches();
  readonly #now: () => number;
  #waiting: Waiting[];
  /** Visits whose reports this one sends: its own, and what earlier ones left. */
  readonly #views: ReadonlySet<Id>;
  #sequence = 0;
  #place: { second: number; ended: boolean } | null = null;
  #told: { second: number; ended: boolean } | null = null;
  #gatheredAt = 0;
  #running: Promise<void> | null = null;
  #isOff = false;

  constructor(private readonly parts: ReporterParts) {
    this.#now = parts.now ?? Date.now;
    const oldest = this.#now() - waitingLifetime;
    this.#waiting = (inOneSpelling(parts.storage.get<Waiting[]>(parts.key)) ?? []).filter(({ at }) => at > oldest);
    this.#views = new Set([this.#view, ...this.#waiting.map(({ view }) => view)]);
  }

  /** Where the person was in this film when the network was lost; null: the server knows better. */
  get unsentSecond(): number | null {
    return this.#waiting.findLast(({ id }) => id === this.parts.id)?.second ?? null;
  }

  /** Receives the events of the player. */
  hear(second: number, moment: WatchMoment): void {
    if (this.#isOff) return;
    const now = this.#now();
    this.#stretches.hear(second, moment, now);
    const isFirst = this.#place === null;
    this.#place = { second: Math.floor(second), ended: moment === 'ended' };
    const isRest = moment === 'paused' || moment === 'ended';
    if (isFirst || isRest || now - this.#gatheredAt >= gatherMilliseconds) void this.flush();
  }

  /** Sends what there is, and what waits. */
  flush(): Promise<void> {
    this.#gather();
    if (this.#waiting.length === 0 || this.#isOff) return Promise.resolve();
    this.#running ??= this.#drain();
    return this.#running;
  }

  /** The page is hidden and may not return: everything is sent at once. */
  leave(): void {
    this.#gather();
    for (const report of this.#waiting) void this.#send(report, true).catch(() => undefined);
  }

  #gather(): void {
    if (this.#isOff || !this.#place) return;
    const stretches = this.#stretches.take();
    // the first says that playing begins: from then on the server counts the time; a jump at rest changes the place only
    const isMoved = this.#place.second !== this.#told?.second || this.#place.ended !== this.#told.ended;
    if (stretches.length === 0 && !isMoved) return;
    this.#told = this.#place;
    const at = this.#now();
    this.#gatheredAt = at;
    const { id } = this.parts;
    this.#waiting.push({ id, view: this.#view, sequence: this.#sequence, at, ...this.#place, stretches });
    this.#waiting = this.#waiting.slice(-mostWaiting);
    this.#sequence += 1;
    this.#keep();
  }

  async #drain(): Promise<void> {
    for (let [next] = this.#waiting; next && !this.#isOff; [next] = this.#waiting) {
      try {
        await this.#send(next, false);
      } catch (error) {
        if (isForLater(error)) break;
        // what the server refuses it will refuse again
        this.#drop(next);
      }
    }
    // at once, or an event of this very moment would wait for the next
    this.#running = null;
  }

  async #send(report: Waiting, leaving: boolean): Promise<void> {
    const { at, ...rest } = report;
    const { kept } = await this.parts.send({ ...rest, age: Math.max(0, this.#now() - at) }, leaving);
    this.#drop(report);
    if (kept) return;
    this.#isOff = true;
    this.#waiting = [];
    this.#keep();
  }

  #drop(report: Waiting): void {
    this.#waiting = this.#waiting.filter((one) => one !== report);
    this.#keep();
  }

  #keep(): void {
    const { storage, key } = this.parts;
    // another tab's stay
    const others = (storage.get<Waiting[]>(key) ?? []).filter(({ view }) => !this.#views.has(view));
    const all = [...others, ...this.#waiting];
    if (all.length > 0) storage.set(key, all, waitingLifetime);
    else storage.remove(key);
  }
}
