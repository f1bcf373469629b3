import type { WatchReport } from 'edutech/plugins/media/kit/common/watching';
import { joined, type Range, secondsIn } from './ranges';

/** What is known of one person and one film. */
export interface Watched {
  readonly ranges: readonly Range[];
  /** Seconds of the film that were played at least once. */
  readonly watched: number;
  /** Seconds that it played, repetitions included. */
  readonly played: number;
  /** Where the person stopped. */
  readonly lastSecond: number;
  readonly lastAt: Date;
  /** The place is at the end of the film: there is nothing to go on with. */
  readonly isDone: boolean;
  /** Seconds of playing that reports may still tell of, as of `creditAt`. */
  readonly credit: number;
  readonly creditAt: Date;
}

/** A report as it arrived. */
export interface ArrivedReport {
  readonly stretches: readonly WatchReport[];
  readonly second: number;
  readonly ended: boolean;
  /** When the person was at `second`. */
  readonly at: Date;
  /** A repeated report: its ranges may be merged again, but no time is added. */
  readonly isKnown: boolean;
}

/** Most seconds credited by a first report: it is sent as playing begins, and takes a moment to arrive. */
const firstCredit = 30;
/** Reports that waited for the network tell of as much as this. Seconds. */
const mostCredit = 4 * 3600;
/** Twice as fast is the fastest that players offer. */
const fastest = 2;
/** Longest credited length of a film whose length is unknown. Seconds. */
export const longestFilm = 24 * 3600;
/** Whoever has seen this share has seen it: closing titles are nothing to go on with. */
const seenShare = 0.95;

/** Whether a place is at the end of a film of this length (0: not known). */
export const isAtEnd = (second: number, length: number): boolean => length > 0 && second >= length * seenShare;

/** What is known before the first report. */
export const nothingWatched = (now: Date): Watched => ({
  ranges: [],
  watched: 0,
  played: 0,
  lastSecond: 0,
  lastAt: new Date(0),
  isDone: false,
  credit: firstCredit,
  creditAt: now,
});

/**
 * The watch state after a report. Nobody plays more seconds than have passed since the previous report (the excess
 * is cut off), more than twice as many of the film, or any beyond its end. The place of an older report does not
 * count, so that a device that was offline does not move the place back.
 */
export function applyReport(known: Watched, report: ArrivedReport, length: number, now: Date): Watched {
  const passed = Math.max(0, (now.getTime() - known.creditAt.getTime()) / 1000);
  let credit = Math.min(mostCredit, known.credit + passed);
  const end = length > 0 ? length : longestFilm;
  let played = 0;
  const ranges: Range[] = [];
  for (const stretch of report.stretches) {
    const running = Math.min(stretch.runningTime, credit - played);
    if (running <= 0) break;
    played += running;
    const from = Math.round(Math.max(0, stretch.startTime));
    const farthest = stretch.startTime + running * fastest + 1;
    ranges.push([from, Math.round(Math.min(stretch.endTime, farthest, end))]);
  }
  // a report that came before was paid for then
  if (report.isKnown) played = 0;
  credit -= played;
  const all = joined(known.ranges, ranges);
  return {
    ranges: all,
    watched: secondsIn(all),
    played: known.played + Math.round(played),
    credit,
    creditAt: now,
    ...placeAfter(known, report, length, end),
  };
}

/** The place that counts: that of the later report. */
function placeAfter(known: Watched, { second, ended, at }: ArrivedReport, length: number, end: number) {
  const { lastSecond, lastAt, isDone } = known;
  if (at < lastAt) return { lastSecond, lastAt, isDone };
  return { lastSecond: Math.min(second, end), lastAt: at, isDone: ended || isAtEnd(second, length) };
}
