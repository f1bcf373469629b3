import type { Assignment, Published } from '../../../../api';

/** Classes that have homework now: not those that it was taken back from. */
export const heldBy = ({ assignments }: Pick<Published, 'assignments'>): readonly Assignment[] =>
  assignments.filter(({ withdrawn }) => withdrawn === null);

/** What a homework's classes come to together. */
export interface RowFacts {
  readonly students: number;
  readonly submitted: number;
  readonly corrected: number;
  /** Handed in, and not corrected yet. */
  readonly waiting: number;
  /** Share of the points, 0 to 1, by how many were corrected in each class; null before anybody is. */
  readonly rate: number | null;
  /** The next deadline, else the last; null where no class has it any more. */
  readonly dueAt: string | null;
  /** Classes have other deadlines. */
  readonly isMixed: boolean;
  readonly isClosed: boolean;
  /** Classes that could have begun for an hour and have not, nobody of them; none while another class is at work. */
  readonly untouched: readonly Assignment['assignmentId'][];
}

/** Before that nobody is expected to have begun. */
const patience = 3_600_000;

export function factsOf(homework: Pick<Published, 'assignments'>, now: Date): RowFacts {
  const held = heldBy(homework);
  const sum = (of: (one: Assignment) => number) => held.reduce((all, one) => all + of(one), 0);
  const [submitted, corrected] = [sum((one) => one.submitted), sum((one) => one.corrected)];
  const rated = held.filter(({ rate }) => rate !== null);
  const weight = rated.reduce((all, one) => all + one.corrected, 0);
  const idle = held.filter(
    ({ isClosed, students, startsAt }) => !isClosed && students > 0 && now.getTime() - Date.parse(startsAt) >= patience,
  );
  const dues = [...new Set(held.map(({ dueAt }) => dueAt))].sort();
  return {
    students: sum((one) => one.students),
    submitted,
    corrected,
    waiting: Math.max(0, submitted - corrected),
    rate: weight > 0 ? rated.reduce((all, { rate, corrected: many }) => all + (rate ?? 0) * many, 0) / weight : null,
    dueAt: dues.find((due) => new Date(due) > now) ?? dues.at(-1) ?? null,
    isMixed: dues.length > 1,
    isClosed: held.every(({ isClosed }) => isClosed),
    untouched: held.every(({ opened }) => opened === 0) ? idle.map(({ assignmentId }) => assignmentId) : [],
  };
}
