/** What a player reports about one stretch of watching (teaching.md section 3). Seconds of the film. */
export interface WatchReport {
  readonly running_time: number;
  readonly start_time: number;
  readonly end_time: number;
}

/** Progress is looked at once a second while a film plays. */
export const watchTickMilliseconds = 1000;

/**
 * The report of a stretch that ended by pause (at the place reached) or by the end (at the film's length). `ticks` counts
 * the seconds that it really played, so jumping ahead does not count as watching.
 */
export const watchReport = (start: number, end: number, ticks: number): WatchReport => ({
  running_time: Math.min(ticks, Math.max(0, Math.ceil(end - start))),
  start_time: start,
  end_time: Math.max(start, end),
});
