import type { Day } from 'edutech/core/common/time/city-time';

/** An item as far as its time matters. */
export interface Timed {
  readonly itemId: string;
  /** Seconds that a pupil takes; 0 where nobody knows. */
  readonly seconds: number;
}

/** Seconds of an item of which nobody knows them. */
const usualSeconds = 90;

/**
 * The fewest items without which homework of so many minutes takes `excess` fewer, the last of equally long ones first;
 * in the order of the sheet. Null where nothing would be left of it.
 */
export function shortened(
  items: readonly Timed[],
  minutes: number,
  excess: number,
): { readonly itemIds: readonly string[]; readonly saved: number } | null {
  const secondsOf = ({ seconds }: Timed) => seconds || usualSeconds;
  const all = items.reduce((sum, item) => sum + secondsOf(item), 0);
  const longest = items
    .map((item, at) => ({ item, at }))
    .sort((one, other) => secondsOf(other.item) - secondsOf(one.item) || other.at - one.at);
  const taken = new Set<string>();
  let saved = 0;
  for (const { item } of longest) {
    if (Math.floor(saved) >= excess) break;
    taken.add(item.itemId);
    saved += (secondsOf(item) / all) * minutes;
  }
  if (taken.size === 0 || taken.size >= items.length || Math.floor(saved) < excess) return null;
  return {
    itemIds: items.filter(({ itemId }) => taken.has(itemId)).map(({ itemId }) => itemId),
    saved: Math.floor(saved),
  };
}

/** The first of these days that has room for so many minutes more; null where none has, or the limit is none at all. */
export function freeDay(
  days: readonly Day[],
  minutesOf: (day: Day) => number,
  { added, limit }: { readonly added: number; readonly limit: number },
): Day | null {
  return days.find((day) => minutesOf(day) + added <= limit) ?? null;
}
