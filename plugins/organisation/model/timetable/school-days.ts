import type { Day } from 'edutech/core/common/time/city-time';
import { teachingWeek, type Term } from 'edutech/core/common/time/terms';
import { weekdayOf } from 'edutech/core/common/time/weeks';

/** A holiday of the city, or a day that makes up for one. */
export interface CityDay {
  readonly kind: 'holiday' | 'makeup';
  readonly name: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** The day that is made up for. */
  readonly replaces: Day | null;
}

/** Days, or some periods of them, on which a school has no lessons of its timetable. */
export interface SchoolDay {
  readonly kind: 'holiday' | 'exam' | 'event';
  readonly name: string;
  readonly note: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  /** Null: the whole day. */
  readonly fromPeriod: number | null;
  readonly toPeriod: number | null;
}

/** What decides whether a day has lessons, and whose. */
export interface TermDays {
  readonly terms: readonly Pick<Term, 'termId' | 'startsOn' | 'endsOn'>[];
  readonly city: readonly CityDay[];
  readonly school: readonly SchoolDay[];
  /** Weekday that the school has on a day that makes up for another, where it chose one. */
  readonly choices: ReadonlyMap<Day, number>;
}

/** Periods of a day that are free of lessons. */
export interface FreePeriods {
  readonly from: number;
  readonly to: number;
  readonly kind: SchoolDay['kind'];
  readonly name: string;
  readonly note: string;
}

/** How a day is: which weekday's lessons it has, and what takes their place. */
export interface DayPlan {
  readonly day: Day;
  readonly termId: string | null;
  /** Teaching week; null outside of terms. */
  readonly week: number | null;
  /** The weekday whose lessons are held; null: none are. */
  readonly weekday: number | null;
  /** What the day is, where it is no usual one: a holiday, a day of exams, a day that makes up for another. */
  readonly special: { readonly kind: SchoolDay['kind'] | 'makeup'; readonly name: string } | null;
  readonly free: readonly FreePeriods[];
}

/** Whether lessons can be held in a period of a day: not in holidays, and not while the school does something else. */
export const mayHaveLessons = ({ weekday, free }: Pick<DayPlan, 'weekday' | 'free'>, period: number): boolean =>
  weekday !== null && !free.some(({ from, to }) => from <= period && period <= to);

const isOn = (day: Day) => (span: { readonly firstDay: Day; readonly lastDay: Day }) =>
  span.firstDay <= day && day <= span.lastDay;

/** Plans a day: holidays of the city come first, then what the school does, then the weekday. */
export function planOf(day: Day, { terms, city, school, choices }: TermDays): DayPlan {
  const term = terms.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  const frame = { day, termId: term?.termId ?? null, week: term ? teachingWeek(term, day)!.week : null, free: [] };
  if (!term) return { ...frame, weekday: null, special: null };
  const ofCity = city.find(isOn(day));
  const own = school.filter(isOn(day));
  const whole = own.find(({ fromPeriod }) => fromPeriod === null);
  if (ofCity?.kind === 'holiday') return { ...frame, weekday: null, special: { kind: 'holiday', name: ofCity.name } };
  if (whole) return { ...frame, weekday: null, special: { kind: whole.kind, name: whole.name } };
  const free = own.map(({ fromPeriod, toPeriod, kind, name, note }) => ({
    from: fromPeriod!,
    to: toPeriod!,
    kind,
    name,
    note,
  }));
  if (!ofCity) return { ...frame, free, weekday: weekdayOf(day), special: null };
  const weekday = choices.get(day) ?? weekdayOf(ofCity.replaces!);
  return { ...frame, free, weekday, special: { kind: 'makeup', name: ofCity.name } };
}
