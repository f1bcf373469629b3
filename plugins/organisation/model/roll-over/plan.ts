import { type Id, newId } from 'edutech/core/common/ids';
import { type ClassRow, deltaOf, type RosterDelta } from '../rosters/roster-delta';
import type { RollOverContext, YearClass } from '../rosters/roll-over-context';
import type { KnownGrade } from '../rosters/roster-context';
import { gradesOfStage } from 'edutech/core/common/teaching/stages';

/** The choices for the roll-over of a school. */
export interface RollOverChoice {
  /** New classes of the first grade; null: as many as this year. */
  readonly newClasses: number | null;
  /** Teachers go on with their classes, and heads stay heads. */
  readonly withTeachers: boolean;
  /** New numbers of classes, by the id of the old one; the others keep theirs. */
  readonly numbers: Readonly<Record<Id, number>>;
}

export const usualChoice: RollOverChoice = { newClasses: null, withTeachers: true, numbers: {} };

/** One line of the map: 一(1)班 → 二(1)班, or out of the school. */
export interface RollOverStep {
  readonly classId: Id;
  readonly from: string;
  /** Null: its students leave the school. */
  readonly to: string | null;
  readonly students: number;
}

/** A step that is not taken yet: its number may still be changed. */
export interface PlannedStep extends RollOverStep {
  /** Number of the class in the next year; null: its students leave. */
  readonly number: number | null;
  /** Another class of the same grade would have this number too. */
  readonly isTwice: boolean;
}

/** Why a roll-over cannot be. */
export type RollOverFault = 'noClasses' | 'nextYearHasClasses' | 'numberTwice';

export interface RollOverPlan {
  readonly fault: RollOverFault | null;
  readonly steps: readonly PlannedStep[];
  readonly newClasses: readonly string[];
  readonly graduates: number;
  readonly delta: RosterDelta;
}

/** What a class is called by default: 七(3)班, 高一(2)班. */
const usualName = (grade: KnownGrade, number: number) => `${prefixOf(grade)}(${number})班`;
const prefixOf = (grade: KnownGrade) => grade.name.replace(/年级$/, '');

/** The name a year later; a name of its own (火箭班) stays, as far as it does not say the grade. */
function nameLater(one: YearClass, from: KnownGrade, to: KnownGrade, number: number): string {
  if (one.name === usualName(from, one.number)) return usualName(to, number);
  const prefix = prefixOf(from);
  return one.name.startsWith(prefix) ? prefixOf(to) + one.name.slice(prefix.length) : one.name;
}

/** Plans the next school year of a school: every class goes up, the last grade leaves, the first one begins anew. */
export function planRollOver(context: RollOverContext, choice: RollOverChoice, now: Date): RollOverPlan {
  const grades = new Map(context.grades.map((grade) => [grade.id, grade]));
  const byNumber = new Map(context.grades.map((grade) => [grade.number, grade]));
  const [first, last] = gradesOfStage[context.school.stage];
  const seatsOf = Map.groupBy(context.seats, ({ classId }) => classId);
  const next = new Map<Id, ClassRow>();
  const steps = context.classes.map((one) => {
    const grade = grades.get(one.gradeId)!;
    const later = grade.number < last ? byNumber.get(grade.number + 1) : undefined;
    const number = choice.numbers[one.id] ?? one.number;
    if (later)
      next.set(
        one.id,
        classLater(context, one, { gradeId: later.id, number, name: nameLater(one, grade, later, number) }),
      );
    return {
      classId: one.id,
      from: one.name,
      to: next.get(one.id)?.name ?? null,
      students: seatsOf.get(one.id)?.length ?? 0,
    };
  });
  const entry = byNumber.get(first)!;
  const begun = newClasses(context, entry, choice);
  const classes = [...next.values(), ...begun];
  const leaving = new Set(
    context.classes
      .filter(({ id }) => !next.has(id))
      .flatMap(({ id }) => (seatsOf.get(id) ?? []).map((row) => row.personId)),
  );
  const twice = placesTakenTwice(classes);
  const fault = faultOf(context, twice);
  return {
    fault,
    steps: steps.map((step) => {
      const later = next.get(step.classId);
      return { ...step, number: later?.number ?? null, isTwice: later !== undefined && twice.has(placeOf(later)) };
    }),
    newClasses: begun.map(({ name }) => name),
    graduates: leaving.size,
    delta: fault ? deltaOf({}) : deltaFor(context, choice, { next, classes, leaving, now }),
  };
}

function faultOf(context: RollOverContext, twice: ReadonlySet<string>): RollOverFault | null {
  if (context.classes.length === 0) return 'noClasses';
  if (context.nextClasses.length > 0) return 'nextYearHasClasses';
  return twice.size > 0 ? 'numberTwice' : null;
}

const placeOf = ({ gradeId, number }: ClassRow) => `${gradeId}/${number}`;

/** Numbers of a grade that more than one class would have. */
const placesTakenTwice = (classes: readonly ClassRow[]): ReadonlySet<string> =>
  new Set([...Map.groupBy(classes, placeOf)].flatMap(([place, same]) => (same.length > 1 ? [place] : [])));

const classLater = (
  { to, school }: RollOverContext,
  one: YearClass,
  place: Pick<ClassRow, 'gradeId' | 'number' | 'name'>,
): ClassRow => ({ ...place, id: newId(), schoolId: school.id, schoolYearId: to.id, previousId: one.id });

function newClasses({ to, school, classes }: RollOverContext, entry: KnownGrade, choice: RollOverChoice): ClassRow[] {
  const count = choice.newClasses ?? classes.filter(({ gradeId }) => gradeId === entry.id).length;
  return Array.from({ length: count }, (_, index) => ({
    id: newId(),
    schoolId: school.id,
    schoolYearId: to.id,
    gradeId: entry.id,
    number: index + 1,
    name: usualName(entry, index + 1),
    previousId: null,
  }));
}

interface Decided {
  readonly next: ReadonlyMap<Id, ClassRow>;
  readonly classes: readonly ClassRow[];
  readonly leaving: ReadonlySet<Id>;
  readonly now: Date;
}

function deltaFor(
  context: RollOverContext,
  choice: RollOverChoice,
  { next, classes, leaving, now }: Decided,
): RosterDelta {
  const later = <Row extends { classId: Id; termId: Id }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      const one = next.get(row.classId);
      return one ? [{ ...row, classId: one.id, termId: context.to.termId }] : [];
    });
  const heads = choice.withTeachers ? context.classes.filter(({ id, headId }) => headId !== null && next.has(id)) : [];
  return deltaOf({
    added: { classes, seats: later(context.seats), lessons: choice.withTeachers ? later(context.lessons) : [] },
    heads: heads.map(({ id, schoolId, headId }) => ({
      key: { schoolId, classId: next.get(id)!.id },
      before: null,
      after: headId,
    })),
    posts: context.studentPosts
      .filter(({ personId }) => leaving.has(personId))
      .map(({ id, isActive }) => ({
        key: id,
        before: { isActive, endedAt: null },
        after: { isActive: false, endedAt: now.toISOString() },
      })),
  });
}
