import type { Cell, Column } from '../api';
import type { Id } from 'edutech/core/common/ids';
import { fewest, hiddenAs, tell } from '../kit/common/figures';
import { type Hidden, hideWithin } from '../kit/common/nested';

/** What is counted of a place: a school, or several together. */
export interface Counts {
  readonly teachers: number;
  readonly students: number;
  readonly teacherDays: number;
  readonly studentDays: number;
  readonly teacherDaysBefore: number;
  readonly studentDaysBefore: number;
  /** Teachers and students who signed in, of each day added up. */
  readonly signInDays: number;
  readonly signInDaysBefore: number;
  readonly classDays: number;
  readonly overDays: number;
  readonly classDaysBefore: number;
  readonly overDaysBefore: number;
  /** Classes that these days are of. */
  readonly givenClasses: number;
  readonly givenClassesBefore: number;
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
  'signInDays',
  'signInDaysBefore',
  'classDays',
  'overDays',
  'classDaysBefore',
  'overDaysBefore',
  'givenClasses',
  'givenClassesBefore',
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

/** Of both teachers and students; where one of them are too few, it is of too few. */
function signedIn({ teachers, students }: Counts, signInDays: number, days: number): Raw {
  const all = (teachers + students) * days;
  const fewer = Math.min(...[teachers, students].filter((n) => n > 0));
  return { value: share(Math.min(signInDays, all), all), n: Number.isFinite(fewer) ? fewer : 0 };
}

/** The columns of a place in a period of so many school days. People of a day are never more than there are. */
export function rawOf(counts: Counts, days: number): Record<Column, Raw> {
  const { teachers, students, givenClasses } = counts;
  const people = Math.max(teachers, 0);
  return {
    teachers: { value: share(Math.min(counts.teacherDays, teachers * days), teachers * days), n: teachers },
    students: { value: share(Math.min(counts.studentDays, students * days), students * days), n: students },
    signIns: signedIn(counts, counts.signInDays, days),
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
    signIns: signedIn(counts, counts.signInDaysBefore, days),
    over: { value: share(counts.overDaysBefore, counts.classDaysBefore), n: counts.givenClassesBefore },
    minutes: nothing,
    resources: nothing,
    exams: nothing,
  };
}

/** Which measure a column is. */
export const measureOf: Readonly<Record<Column, string>> = {
  teachers: 'statistics.activeTeachers',
  students: 'statistics.activeStudents',
  signIns: 'statistics.signIns',
  over: 'statistics.overLimit',
  minutes: 'statistics.minutes',
  resources: 'statistics.resources',
  exams: 'statistics.exams',
};

/** Those whom figures are of. */
const groups = ['teachers', 'students', 'classes', 'classesBefore'] as const;
type Group = (typeof groups)[number];

const sizesOf = (counts: Counts): Record<Group, number> => ({
  teachers: counts.teachers,
  students: counts.students,
  classes: counts.givenClasses,
  classesBefore: counts.givenClassesBefore,
});

/** Of whom a column is, and of whom it was in the time before. Sign-ins are of teachers and students. */
const groupOf: Readonly<Record<Exclude<Column, 'signIns'>, { readonly now: Group; readonly before: Group }>> = {
  teachers: { now: 'teachers', before: 'teachers' },
  students: { now: 'students', before: 'students' },
  over: { now: 'classes', before: 'classesBefore' },
  minutes: { now: 'classes', before: 'classesBefore' },
  resources: { now: 'teachers', before: 'teachers' },
  exams: { now: 'teachers', before: 'teachers' },
};

/** Why figures of a place are hidden, by whom they are of. */
export type Why = Readonly<Partial<Record<Group, Hidden>>>;

/** What a reader is told of the whole city and of places in it. */
export interface Pattern {
  readonly city: Why;
  /** Of a county or a school. */
  of(id: Id): Why;
}

/**
 * What is hidden from those who read the whole city, and from those of one county (`countyId`), who read their own schools beside the
 * sums of the city. All their pages hide the same, so that none tells what another hides.
 */
export function patternOf(
  schools: readonly (Counts & { readonly id: Id; readonly countyId: Id })[],
  countyId?: Id,
): Pattern {
  const city: Partial<Record<Group, Hidden>> = {};
  const places = new Map<Id, Partial<Record<Group, Hidden>>>();
  const counties = [...Map.groupBy(schools, (school) => school.countyId)];
  const sizes = new Map(schools.map((school) => [school.id, sizesOf(school)]));
  for (const group of groups) {
    const parts = counties.map(([id, ofCounty]) => {
      const isSecret = countyId !== undefined && id !== countyId;
      const within = ofCounty.map((school) => ({ id: school.id, n: sizes.get(school.id)![group], isSecret }));
      return { id, n: within.reduce((sum, { n }) => sum + n, 0), isSecret, parts: within };
    });
    const whole = { n: parts.reduce((sum, { n }) => sum + n, 0), parts };
    const hidden = hideWithin(whole, fewest);
    const why = hidden.get(whole);
    if (why) city[group] = why;
    for (const part of parts.flatMap((county) => [county, ...county.parts])) {
      const reason = hidden.get(part);
      if (reason) places.set(part.id, { ...places.get(part.id), [group]: reason });
    }
  }
  return { city, of: (id) => places.get(id) ?? {} };
}

/** A figure of a place as its readers are told it. */
export const tellOf = (column: Column, { value, n }: Raw, why: Why, when: 'now' | 'before' = 'now') => {
  const reason = column === 'signIns' ? (why.teachers ?? why.students) : why[groupOf[column][when]];
  if (reason) return hiddenAs(reason);
  const told = tell(value, n);
  return column === 'signIns' ? { ...told, n: null } : told;
};

/** The cells of a place in a table. */
export const cellsOf = (raw: Record<Column, Raw>, why: Why): Record<Column, Cell> =>
  Object.fromEntries(
    Object.entries(raw).map(([column, one]) => {
      const { value, hidden } = tellOf(column as Column, one, why);
      return [column, { value, hidden }];
    }),
  ) as Record<Column, Cell>;

/** Shares of each day of a part; one that is hidden in the period is hidden on each of its days. */
export const sharesOf = (
  hidden: Cell['hidden'] | undefined,
  people: readonly number[],
  of: number,
): (number | null)[] => people.map((count) => (hidden || of === 0 ? null : Math.min(1, count / of)));
