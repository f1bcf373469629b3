import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { Alarm, Cell, Column, Grade, Measures, SchoolLine, Sum } from '../../api';
import { cellsOf, type Counts, measureOf, rawBefore, rawOf } from '../../model/places';
import { type Period, periodOf, schoolDays, type Span } from '../../model/spans';
import { type GradeMinutes, type PeriodDays, type SchoolCounts, selectState, selectTermStart } from './schools.queries';

/** What all pages have: the period, its school days, and up to when it is counted. */
export interface Frame {
  readonly today: Day;
  readonly period: Period;
  readonly days: PeriodDays;
  readonly at: Date;
  readonly state: Awaited<ReturnType<typeof selectState>>;
}

export async function frameOf(db: Db, span: Span, now: Date): Promise<Frame> {
  const today = cityDay(now);
  const [state, term] = await Promise.all([selectState(db), selectTermStart(db, today)]);
  const period = periodOf(span, today, term?.day ?? today);
  const days = {
    days: schoolDays(period.from, period.until),
    before: schoolDays(period.beforeFrom, period.beforeUntil),
  };
  return { today, period, days, at: state.at ?? now, state };
}

const sumColumns = ['teachers', 'students', 'over', 'resources', 'exams'] as const;

/** The sums at the top of a page, each beside its own past. */
export function sumsOf(
  measures: Measures,
  whole: Counts,
  { days, at }: Pick<Frame, 'days' | 'at'>,
  columns: readonly Column[] = sumColumns,
): Sum[] {
  const now = rawOf(whole, days.days.length);
  const before = rawBefore(whole, days.before.length);
  return columns.map((id) => ({
    id,
    figure: measures.figure(measureOf[id], now[id].value, now[id].n, at),
    before: measures.figure(measureOf[id], before[id].value, before[id].n, at),
  }));
}

/** Sums of a place as those see it who see its neighbours and the whole of them: hidden where its line is. */
export const asPart = (sums: readonly Sum[], line: Readonly<Record<Column, Cell>>): Sum[] =>
  sums.map(({ id, figure, before }) => {
    const { hidden } = line[id];
    const hide = (one: Sum['figure']) => (hidden ? { ...one, value: null, n: null, hidden } : one);
    return { id, figure: hide(figure), before: hide(before) };
  });

/** Schools as lines of a table. Those of each county are parts of its sums. */
export function schoolLines(schools: readonly SchoolCounts[], days: number): SchoolLine[] {
  const cells = new Map(
    [...Map.groupBy(schools, ({ countyId }) => countyId).values()].flatMap((ofCounty) => {
      const told = cellsOf(ofCounty.map((school) => rawOf(school, days)));
      return ofCounty.map(({ id }, at) => [id, told[at]!] as const);
    }),
  );
  return schools.map(({ id, name, countyId, stage, teachers, students }) => ({
    id,
    name,
    countyId,
    stage,
    people: teachers + students,
    ...cells.get(id)!,
  }));
}

/** Homework minutes of grades; of fewer than five classes there are none. */
export const gradesOf = (measures: Measures, rows: readonly GradeMinutes[], at: Date): Grade[] =>
  rows.map(({ grade, classes, classDays, overDays, most, quantiles }) => {
    const minutes = measures.figure(measureOf.minutes, quantiles[2] ?? null, classes, at);
    return {
      grade,
      most,
      minutes,
      over: measures.figure(measureOf.over, overDays / Math.max(1, classDays), classes, at),
      quantiles: minutes.hidden ? null : [...quantiles],
    };
  });

/** The last three school days: who is over the limit on each of them has a habit. */
export const lastThree = (today: Day): Day[] => schoolDays(dayAfter(today, -6), today).slice(-3);

const nothing = { countyId: null, name: '', grade: 0, count: 0, schools: 0 };
/** Figures are read every five minutes: after three of these something is wrong. Milliseconds. */
const stale = 15 * 60_000;
const least = 5;

/** Classes over their limit for three days, by grade; of fewer than five nothing is said. */
export const overAlarms = (runs: readonly { grade: number; classes: number; schools: number }[]): Alarm[] =>
  runs
    .filter(({ classes }) => classes >= least)
    .map(({ grade, classes, schools }) => ({ ...nothing, kind: 'over', grade, count: classes, schools }));

/** What the platform itself has to say: figures that are old, or that the last recount had to repair. */
export function stateAlarms({ state }: Frame, now: Date): Alarm[] {
  const isOld = state.at !== null && now.getTime() - state.at.getTime() > stale;
  return [
    ...(isOld ? [{ ...nothing, kind: 'stale' as const }] : []),
    ...(state.differences ? [{ ...nothing, kind: 'recount' as const, count: state.differences }] : []),
  ];
}

/** Schools of which less than half of the teachers are active, where they are told. */
export const lowSchools = (lines: readonly SchoolLine[]): SchoolLine[] =>
  lines.filter(({ teachers }) => teachers.value !== null && teachers.value < 0.5);

export const lowAlarm = (lines: readonly SchoolLine[], county: { id: string; name: string }): Alarm[] => {
  const count = lowSchools(lines).length;
  return count > 0
    ? [{ ...nothing, kind: 'low', countyId: county.id, name: county.name, count, schools: lines.length }]
    : [];
};
