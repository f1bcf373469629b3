import type { Cell, Column } from '../api';
import { tellParts } from '../kit/common/figures';

/** What is counted of a place: a school, or several together. */
export interface Counts {
  readonly teachers: number;
  readonly students: number;
  readonly teacherDays: number;
  readonly studentDays: number;
  readonly teacherDaysBefore: number;
  readonly studentDaysBefore: number;
  readonly classDays: number;
  readonly overDays: number;
  readonly classDaysBefore: number;
  readonly overDaysBefore: number;
  /** Classes that these days are of. */
  readonly givenClasses: number;
  readonly medianMinutes: number | null;
  readonly resources: number;
  readonly exams: number;
}

const added = [
  'teachers',
  'students',
  'teacherDays',
  'studentDays',
  'teacherDaysBefore',
  'studentDaysBefore',
  'classDays',
  'overDays',
  'classDaysBefore',
  'overDaysBefore',
  'givenClasses',
  'resources',
  'exams',
] as const;

/** Several places as one. A median is none of medians: it is counted of the classes where it is needed. */
export function addPlaces(places: readonly Counts[]): Counts {
  const sums = Object.fromEntries(
    added.map((name) => [name, places.reduce((sum, place) => sum + place[name], 0)]),
  ) as unknown as Omit<Counts, 'medianMinutes'>;
  return { ...sums, medianMinutes: null };
}

const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** A value, and of how many people or classes it is. */
export interface Raw {
  readonly value: number | null;
  readonly n: number;
}

/** The columns of a place in a period of so many school days. People of a day are never more than there are. */
export function rawOf(counts: Counts, days: number): Record<Column, Raw> {
  const { teachers, students, givenClasses } = counts;
  const people = Math.max(teachers, 0);
  return {
    teachers: { value: share(Math.min(counts.teacherDays, teachers * days), teachers * days), n: teachers },
    students: { value: share(Math.min(counts.studentDays, students * days), students * days), n: students },
    over: { value: share(counts.overDays, counts.classDays), n: givenClasses },
    minutes: { value: counts.medianMinutes, n: givenClasses },
    resources: { value: counts.resources, n: people },
    exams: { value: counts.exams, n: people },
  };
}

/** The same of the time before. */
export function rawBefore(counts: Counts, days: number): Record<Column, Raw> {
  const nothing = { value: null, n: 0 };
  return {
    teachers: { value: share(counts.teacherDaysBefore, counts.teachers * days), n: counts.teachers },
    students: { value: share(counts.studentDaysBefore, counts.students * days), n: counts.students },
    over: { value: share(counts.overDaysBefore, counts.classDaysBefore), n: counts.givenClasses },
    minutes: nothing,
    resources: nothing,
    exams: nothing,
  };
}

/** Which measure a column is. */
export const measureOf: Readonly<Record<Column, string>> = {
  teachers: 'statistics.activeTeachers',
  students: 'statistics.activeStudents',
  over: 'statistics.overLimit',
  minutes: 'statistics.minutes',
  resources: 'statistics.resources',
  exams: 'statistics.exams',
};

const cellOf = ({ value, hidden }: Cell): Cell => ({ value, hidden });

/** Cells of places that are parts of one whole: small ones are hidden, and others with them where the whole would tell them. */
export function cellsOf(places: readonly Record<Column, Raw>[]): Record<Column, Cell>[] {
  const columns = Object.keys(measureOf) as Column[];
  const told = new Map(columns.map((column) => [column, tellParts(places.map((place) => place[column]))]));
  return places.map(
    (_, at) =>
      Object.fromEntries(columns.map((column) => [column, cellOf(told.get(column)![at]!)])) as Record<Column, Cell>,
  );
}

/** Shares of each day of parts; a part that is hidden in the period is hidden on each of its days. */
export const sharesOf = (hidden: Cell['hidden'], people: readonly number[], of: number): (number | null)[] =>
  people.map((count) => (hidden || of === 0 ? null : Math.min(1, count / of)));
