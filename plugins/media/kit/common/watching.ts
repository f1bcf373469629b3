/** A player's report about one stretch of watching (teaching.md section 3). Seconds. */
export interface WatchReport {
  /** How long it really played. */
  readonly runningTime: number;
  /** Places in the film. */
  readonly startTime: number;
  readonly endTime: number;
}

/** Progress is checked once a second while a film plays. */
export const watchTickMilliseconds = 1000;

/** The state of a player at a moment: it begins to play, plays, or has stopped. */
export type WatchMoment = 'begun' | 'playing' | 'paused' | 'ended';

/** Players offer no speed beyond these; between two checks a film moves no farther. */
const fastest = 2;
const slowest = 0.5;
/** The most that a timer may be late. Seconds. */
const lateness = 1;

interface OpenStretch {
  readonly start: number;
  readonly end: number;
  readonly running: number;
  readonly heardAt: number;
}

/**
 * Collects the stretches that were really played from a report each second. A jump ends a stretch: skipped parts were
 * not watched. A film that waits for the network does not count as playing.
 */
export class WatchedStretches {
  #open: OpenStretch | null = null;
  #closed: WatchReport[] = [];

  /** Receives the position of the player; `now` in milliseconds of any monotonic clock. */
  hear(second: number, moment: WatchMoment, now: number): void {
    const open = moment === 'begun' ? null : this.#open;
    const passed = open ? Math.max(0, (now - open.heardAt) / 1000) : 0;
    const moved = open ? second - open.end : -1;
    if (open && moved >= 0 && moved <= passed * fastest + lateness) {
      const running = open.running + Math.min(passed, moved / slowest);
      this.#open = { start: open.start, end: second, running, heardAt: now };
    } else {
      this.#close();
      this.#open = { start: second, end: second, running: 0, heardAt: now };
    }
    if (moment === 'paused' || moment === 'ended') this.#close();
  }

  /** The stretches since the last call; a film that still plays continues in a new stretch. */
  take(): WatchReport[] {
    const open = this.#open;
    this.#close();
    if (open) this.#open = { start: open.end, end: open.end, running: 0, heardAt: open.heardAt };
    const taken = this.#closed;
    this.#closed = [];
    return taken;
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (!open || open.end <= open.start) return;
    const [runningTime, startTime, endTime] = [open.running, open.start, open.end].map(tenths) as [
      number,
      number,
      number,
    ];
    this.#closed.push({ runningTime, startTime, endTime });
  }
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;
