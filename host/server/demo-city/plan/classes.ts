import type { Id } from 'edutech/core/common/ids';
import { gradesOfStage } from 'edutech/core/common/teaching/stages';
import { demoId } from '../demo-id';
import type { Calendar } from './calendar';
import type { SchoolPlan } from './places';
import { schoolId } from './places';
import type { Population } from './population';
import type { ClassRow } from './rows';
import { className, gradeId } from './subjects';

/** A class of this year, and its class of last year (none when its students are new in the school). */
export interface PlannedClass {
  readonly key: string;
  readonly grade: number;
  readonly number: number;
  readonly schoolId: Id;
  readonly thisYear: ClassRow;
  readonly lastYear: ClassRow | null;
}

export const classId = (schoolCode: string, grade: number, number: number) =>
  demoId(`class/${schoolCode}/${grade}/${number}`);

/** Adds the classes of a school: by grade, and in it from the highest number down. */
export function planClasses(population: Population, school: SchoolPlan, calendar: Calendar): PlannedClass[] {
  const planned: PlannedClass[] = [];
  for (const [grade, count] of school.classes) {
    for (let number = count; number >= 1; number--) planned.push(planClass(school, calendar, grade, number));
  }
  for (const { lastYear } of planned) if (lastYear) population.classes.push(lastYear);
  for (const { thisYear } of planned) population.classes.push(thisYear);
  return planned;
}

function planClass(school: SchoolPlan, calendar: Calendar, grade: number, number: number): PlannedClass {
  const key = `${school.code}/${grade}/${number}`;
  const isNew = grade === gradesOfStage[school.stage][0];
  const common = { schoolId: schoolId(school.code), number, headPersonId: null };
  const lastYear: ClassRow | null = isNew
    ? null
    : {
        ...common,
        id: demoId(`class/${key}/last-year`),
        schoolYearId: calendar.lastYear.id,
        gradeId: gradeId(grade - 1),
        name: className(grade - 1, number),
        previousId: null,
      };
  const thisYear: ClassRow = {
    ...common,
    id: classId(school.code, grade, number),
    schoolYearId: calendar.thisYear.id,
    gradeId: gradeId(grade),
    name: className(grade, number),
    previousId: lastYear?.id ?? null,
  };
  return { key, grade, number, schoolId: thisYear.schoolId, thisYear, lastYear };
}

/** The terms of each of a class's years: who teaches and who sits in it is recorded term by term. */
export function* termsOf(
  planned: PlannedClass,
  calendar: Calendar,
): Generator<{ termId: Id; classId: Id; schoolId: Id }> {
  for (const term of calendar.terms) {
    const row = term.schoolYearId === calendar.thisYear.id ? planned.thisYear : planned.lastYear;
    if (row) yield { schoolId: row.schoolId, termId: term.id, classId: row.id };
  }
}
