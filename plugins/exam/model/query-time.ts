/** When results may be looked up: two moments, ISO 8601 with zone; an empty or unreadable one keeps the query closed. */
export interface QueryTime {
  readonly from: string;
  readonly until: string;
}

/** True inside the query time, both moments included. */
export function isQueryTime({ from, until }: QueryTime, now: Date): boolean {
  const time = now.getTime();
  // NaN compares as false, so an unreadable moment closes the query.
  return time >= Date.parse(from) && time <= Date.parse(until);
}
