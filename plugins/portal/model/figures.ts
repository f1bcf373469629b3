import type { OutputOf } from 'edutech/core/common/endpoint';
import type { statisticsInfo } from '../api';

export type StatisticsInfo = OutputOf<typeof statisticsInfo>;

/** A named figure of a series. */
export interface Figure {
  readonly name: string;
  readonly count: number;
}

export const countyFigures = ({ app }: StatisticsInfo): readonly Figure[] =>
  app.areaCount.map(({ county, count }) => ({ name: county, count }));

/** Kinds that a ring can tell apart; the others become one. */
const mostKinds = 5;

/** Kinds of resources, the most frequent first; those beyond the fifth are added up under `rest`. */
export function kindFigures({ resource }: StatisticsInfo, rest: string): readonly Figure[] {
  const sorted = resource.proportion.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  if (sorted.length <= mostKinds) return sorted;
  const others = sorted.slice(mostKinds - 1);
  return [...sorted.slice(0, mostKinds - 1), { name: rest, count: others.reduce((sum, { count }) => sum + count, 0) }];
}

/** Shares of the whole, 0 to 1, each to the nearest hundredth and together exactly 1: largest remainders are rounded up. */
export function sharesOf(figures: readonly Figure[]): readonly number[] {
  const total = figures.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return figures.map(() => 0);
  const exact = figures.map(({ count }) => (count / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % 1 }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { at } of byRemainder.slice(0, missing)) shares[at]! += 1;
  return shares.map((share) => share / 100);
}

/** The figures at the head of the band, in their order; the first is drawn large. What the city has none of is left out. */
export const keyFigures = ({ user, app, resource }: StatisticsInfo): readonly { name: string; count: number }[] =>
  [
    { name: 'users', count: user.userCount },
    { name: 'schools', count: user.schoolCount },
    { name: 'teachers', count: user.teacherCount },
    { name: 'students', count: user.studentCount },
    { name: 'resources', count: resource.totalCount },
    { name: 'applications', count: app.appCount },
  ].filter(({ count }) => count > 0);
