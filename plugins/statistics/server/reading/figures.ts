import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { Id } from 'edutech/core/common/ids';
import type { Alarm, Column, Figure, Grade, Measures, SchoolLine, Sum } from '../../api';
import { fewest } from '../../kit/common/figures';
import { hideWithin } from '../../kit/common/nested';
import { cellsOf, type Counts, measureOf, type Pattern, rawBefore, rawOf, tellOf, type Why } from '../../model/places';
import { hasFinishedDay, type Period, periodOf, schoolDays, type Span } from '../../model/spans';
import { type GradeMinutes, type OverRun, type PeriodDays, type SchoolCounts, selectState } from './schools.queries';

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
  const state = await selectState(db, today);
  const period = periodOf(span, today, state.termStart ?? today);
  const days = {
    days: schoolDays(period.from, period.until),
    before: schoolDays(period.beforeFrom, period.beforeUntil),
  };
  return { today, period, days, at: state.at ?? now, state };
}

const sumColumns = ['teachers', 'students', 'signIns', 'over', 'resources', 'exams'] as const;

/** A figure of a place by its measure, unless it is hidden from its readers. */
export const placeFigure = (measures: Measures, column: Column, told: ReturnType<typeof tellOf>, at: Date): Figure =>
  told.hidden
    ? { measure: measureOf[column], ...told, at: at.toISOString() }
    : measures.figure(measureOf[column], told.value, told.n, at);

/** The sums at the top of a page, each beside its own past. */
export function sumsOf(
  measures: Measures,
  whole: Counts,
  { days, at }: Pick<Frame, 'days' | 'at'>,
  { why = {}, columns = sumColumns }: { readonly why?: Why; readonly columns?: readonly Column[] } = {},
): Sum[] {
  const now = rawOf(whole, days.days.length);
  const before = rawBefore(whole, days.before.length);
  return columns.map((id) => ({
    id,
    figure: placeFigure(measures, id, tellOf(id, now[id], why), at),
    before: placeFigure(measures, id, tellOf(id, before[id], why, 'before'), at),
  }));
}

/** Schools as lines of a table. */
export const schoolLines = (schools: readonly SchoolCounts[], days: number, pattern: Pattern): SchoolLine[] =>
  schools.map((school) => {
    const { id, name, countyId, stage } = school;
    return { id, name, countyId, stage, ...cellsOf(rawOf(school, days), pattern.of(id)) };
  });

interface OfCounty {
  readonly countyId: Id;
  readonly grade: number;
  readonly classes: number;
}

/** How many classes a grade has in the city, or in a county; 0 where they are too few, or would tell those of other counties. */
function classesOf(rows: readonly OfCounty[], grade: number, countyId: Id | null): number {
  const parts = rows.flatMap((row) => (row.grade === grade ? [{ countyId: row.countyId, n: row.classes }] : []));
  const whole = { n: parts.reduce((sum, { n }) => sum + n, 0), parts };
  const asked = countyId === null ? whole : parts.find((part) => part.countyId === countyId);
  return asked && !hideWithin(whole, fewest).has(asked) ? asked.n : 0;
}

/** Homework minutes of the grades of the city or a county. `counties` says of how many classes they are in each that the reader sees. */
export const gradesOf = (
  measures: Measures,
  rows: readonly GradeMinutes[],
  at: Date,
  { counties, countyId }: { readonly counties: readonly OfCounty[]; readonly countyId: Id | null },
): Grade[] =>
  rows.map(({ grade, classes, classDays, overDays, most, quantiles }) => {
    const isHidden = classes >= fewest && classesOf(counties, grade, countyId) === 0;
    const of = (column: 'minutes' | 'over', value: number | null) =>
      placeFigure(measures, column, tellOf(column, { value, n: classes }, isHidden ? { classes: 'other' } : {}), at);
    const minutes = of('minutes', quantiles[2] ?? null);
    return {
      grade,
      most,
      minutes,
      over: of('over', overDays / Math.max(1, classDays)),
      quantiles: minutes.hidden ? null : [...quantiles],
    };
  });

/** The last three school days: who is over the limit on each of them has a habit. */
export const lastThree = (today: Day): Day[] => schoolDays(dayAfter(today, -6), today).slice(-3);

const nothing = { countyId: null, name: '', grade: 0, count: 0, schools: 0 };
/** Figures are read every five minutes: after three of these something is wrong. Milliseconds. */
const stale = 15 * 60_000;

/** Classes over their limit for three days, by grade, in the city or a county; of fewer than five nothing is said. */
export const overAlarms = (runs: readonly OverRun[], countyId: Id | null): Alarm[] =>
  [...new Set(runs.map(({ grade }) => grade))].flatMap((grade) => {
    const count = classesOf(runs, grade, countyId);
    const rows = runs.filter((run) => run.grade === grade && (countyId === null || run.countyId === countyId));
    const schools = rows.reduce((sum, run) => sum + run.schools, 0);
    return count > 0 ? [{ ...nothing, kind: 'over' as const, grade, count, schools }] : [];
  });

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

/** Where few teachers are at work. On the first morning of a week everybody is only about to begin: that alarms nobody. */
export const lowAlarm = (
  { days, today }: Pick<Frame, 'days' | 'today'>,
  lines: readonly SchoolLine[],
  county: { id: string; name: string },
): Alarm[] => {
  const count = hasFinishedDay(days.days, today) ? lowSchools(lines).length : 0;
  return count > 0
    ? [{ ...nothing, kind: 'low', countyId: county.id, name: county.name, count, schools: lines.length }]
    : [];
};
