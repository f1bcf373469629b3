import type { Day } from 'edutech/core/common/time/city-time';

/** The time of an item. */
export interface TimedItem {
  readonly itemId: string;
  /** Seconds that a student needs; 0 if unknown. */
  readonly seconds: number;
}

/** Seconds assumed for an item of unknown time. */
const usualSeconds = 90;

/**
 * The fewest items without which homework of so many minutes takes `excess` fewer, the last of equally long ones first;
 * in the order of the sheet. Null where nothing would be left of it.
 */
export function itemsToLeaveOut(
  items: readonly TimedItem[],
  minutes: number,
  excess: number,
): { readonly itemIds: readonly string[]; readonly saved: number } | null {
  const secondsOf = ({ seconds }: TimedItem) => seconds || usualSeconds;
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

/** The first of these days with room for so many more minutes; null if there is none, or no limit. */
export function firstDayWithRoom(
  days: readonly Day[],
  minutesOf: (day: Day) => number,
  { added, limit }: { readonly added: number; readonly limit: number },
): Day | null {
  return days.find((day) => minutesOf(day) + added <= limit) ?? null;
}
