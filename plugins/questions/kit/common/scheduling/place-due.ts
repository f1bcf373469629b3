import type { Day } from 'edutech/core/common/time/city-time';
import { addDays, weekdayOf } from './days';
import type { Plan } from './plan';

/** Seconds of practice that are planned on days. */
export type DayLoad = ReadonlyMap<Day, number>;

type Rules = Pick<Plan, 'daysOff' | 'examOn'>;

/** A date may move by this share of its distance to level the days; the effect on memory is negligible. */
const leeway = 0.05;
/** Under so many days nothing moves. */
const steady = 3;

export const isDayOff = ({ daysOff }: Pick<Plan, 'daysOff'>, day: Day): boolean => daysOff.includes(weekdayOf(day));

/** The last day for practice before the examination; null: none is set, or it is over. */
function lastDay({ examOn }: Pick<Plan, 'examOn'>, today: Day): Day | null {
  if (!examOn || examOn <= today) return null;
  const eve = addDays(examOn, -1);
  return eve > today ? eve : addDays(today, 1);
}

/** The due day, about `interval` days from today: no day off, before the examination, where least is planned. */
export function placeDue(today: Day, interval: number, rules: Rules, load: DayLoad): Day {
  const wanted = Math.max(1, Math.round(interval));
  const about = wanted < steady ? 0 : Math.max(1, Math.round(wanted * leeway));
  const last = lastDay(rules, today);
  const isFree = (day: Day) => !isDayOff(rules, day) && (last === null || day <= last);
  const candidates = Array.from({ length: 2 * about + 1 }, (_, at) => wanted - about + at)
    .filter((days) => days >= 1 && isFree(addDays(today, days)))
    .sort((a, b) => loadOf(a) - loadOf(b) || Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  function loadOf(days: number) {
    return load.get(addDays(today, days)) ?? 0;
  }
  const [best] = candidates;
  if (best !== undefined) return addDays(today, best);
  return nextFree(today, wanted, isFree) ?? lastFree(today, last, rules) ?? last ?? addDays(today, wanted);
}

/** One week at most: up to six days of a week can be off. */
function nextFree(today: Day, wanted: number, isFree: (day: Day) => boolean): Day | undefined {
  return Array.from({ length: 7 }, (_, at) => addDays(today, wanted + at)).find(isFree);
}

/** The free day nearest to the examination. */
function lastFree(today: Day, last: Day | null, rules: Rules): Day | undefined {
  if (!last) return undefined;
  return Array.from({ length: 7 }, (_, at) => addDays(last, -at)).find((day) => day > today && !isDayOff(rules, day));
}
