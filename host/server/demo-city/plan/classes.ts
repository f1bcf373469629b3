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
  const common = { school_id: schoolId(school.code), number, head_person_id: null };
  const lastYear: ClassRow | null = isNew
    ? null
    : {
        ...common,
        id: demoId(`class/${key}/last-year`),
        school_year_id: calendar.lastYear.id,
        grade_id: gradeId(grade - 1),
        name: className(grade - 1, number),
        previous_id: null,
      };
  const thisYear: ClassRow = {
    ...common,
    id: classId(school.code, grade, number),
    school_year_id: calendar.thisYear.id,
    grade_id: gradeId(grade),
    name: className(grade, number),
    previous_id: lastYear?.id ?? null,
  };
  return { key, grade, number, schoolId: thisYear.school_id, thisYear, lastYear };
}

/** The terms of each of a class's years: who teaches and who sits in it is recorded term by term. */
export function* termsOf(
  planned: PlannedClass,
  calendar: Calendar,
): Generator<{ term_id: Id; class_id: Id; school_id: Id }> {
  for (const term of calendar.terms) {
    const row = term.school_year_id === calendar.thisYear.id ? planned.thisYear : planned.lastYear;
    if (row) yield { school_id: row.school_id, term_id: term.id, class_id: row.id };
  }
}
