import type { Day } from 'edutech/core/common/time/city-time';
import { daysFrom } from 'edutech/core/common/time/weeks';
import type { Period } from './periods';
import { type Counted, roles } from './roles';

/** A figure that fewer people have caused would tell what one of them did. */
export const fewestPeople = 5;

/** The figure; null where on no day enough people are behind it. */
export const unlessFew = (figure: number, peak: number): number | null =>
  figure > 0 && peak < fewestPeople ? null : figure;

/** A figure of the period and of the one before; null: it is of too few people. */
export interface Compared {
  readonly now: number | null;
  readonly before: number | null;
}

/** So many people of a kind on a day. */
export interface DayPeople {
  readonly day: Day;
  readonly role: Counted;
  readonly people: number;
}

/** What was opened on a day. */
export interface DayViews {
  readonly day: Day;
  readonly views: number;
  readonly visits: number;
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
const peakOf = (figures: readonly number[]) => Math.max(0, ...figures);

/** Figures of one period, from what its days have. */
function figuresOf(days: readonly Day[], views: readonly DayViews[], people: readonly DayPeople[]) {
  const within = { from: days[0]!, until: days.at(-1)! };
  const isWithin = ({ day }: { readonly day: Day }) => day >= within.from && day <= within.until;
  const opened = views.filter(isWithin);
  const met = people.filter(isWithin);
  const byDay = Map.groupBy(met, ({ day }) => day);
  const peak = peakOf([...byDay.values()].map((those) => sumOf(those.map((one) => one.people))));
  /** People of a day on average: a person who comes on two days is counted on both. */
  const average = (isMeant: (role: Counted) => boolean) => {
    const meant = met.filter(({ role }) => isMeant(role));
    const each = [...Map.groupBy(meant, ({ day }) => day).values()].map((those) =>
      sumOf(those.map((one) => one.people)),
    );
    return unlessFew(Math.round(sumOf(each) / days.length), peakOf(each));
  };
  return {
    peak,
    views: unlessFew(sumOf(opened.map((one) => one.views)), peak),
    visits: unlessFew(sumOf(opened.map((one) => one.visits)), peak),
    people: average((role) => role !== 'visitor'),
    visitors: average((role) => role === 'visitor'),
    roles: roles.map((role) => average((one) => one === role)),
    /** Page views of each day; null where too few people were there. */
    days: days.map((day) => {
      const there = sumOf((byDay.get(day) ?? []).map((one) => one.people));
      return unlessFew(sumOf(opened.filter((one) => one.day === day).map((one) => one.views)), there);
    }),
  };
}

/** The totals, days and roles of a report, with those of the period before. */
export function reportOf(period: Period, views: readonly DayViews[], people: readonly DayPeople[]) {
  const days = daysFrom(period.from, period.until);
  const now = figuresOf(days, views, people);
  const before = figuresOf(daysFrom(period.beforeFrom, period.beforeUntil), views, people);
  const compared = (name: 'views' | 'visits' | 'people' | 'visitors'): Compared => ({
    now: now[name],
    before: before[name],
  });
  return {
    peak: { now: now.peak, before: before.peak },
    totals: {
      views: compared('views'),
      visits: compared('visits'),
      people: compared('people'),
      visitors: compared('visitors'),
    },
    days: days.map((day, at) => ({ day, views: now.days[at]!, before: before.days[at] ?? null })),
    roles: roles.map((role, at) => ({ role, now: now.roles[at]!, before: before.roles[at]! })),
  };
}
