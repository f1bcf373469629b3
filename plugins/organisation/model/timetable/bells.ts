import { minutesBetween, type Period } from 'edutech/core/common/time/periods';

/** The day of a school that has not said when its periods are. */
export const usualPeriods: readonly Period[] = [
  { starts: '08:00', ends: '08:40' },
  { starts: '08:50', ends: '09:30' },
  { starts: '10:10', ends: '10:50' },
  { starts: '11:00', ends: '11:40' },
  { starts: '14:00', ends: '14:40' },
  { starts: '14:50', ends: '15:30' },
  { starts: '15:40', ends: '16:20' },
];

/** A break long enough to be shown, after a period. */
export interface Break extends Period {
  readonly after: number;
  readonly isNoon: boolean;
}

/** Minutes from which a break is more than the way to another room. */
const longBreak = 20;

/** Long breaks of a day: the one over noon, and those around it. */
export const breaksOf = (periods: readonly Period[]): Break[] =>
  periods.slice(1).flatMap((next, at) => {
    const before = periods[at]!;
    if (minutesBetween(before, next) < longBreak) return [];
    return [
      { after: at + 1, starts: before.ends, ends: next.starts, isNoon: before.ends < '12:30' && next.starts > '12:30' },
    ];
  });

/** Whether periods follow each other without overlapping. */
export const areInOrder = (periods: readonly Period[]): boolean =>
  periods.every(({ starts, ends }, at) => starts < ends && (at === 0 || periods[at - 1]!.ends <= starts));
