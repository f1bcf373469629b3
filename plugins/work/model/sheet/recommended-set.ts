/** How many questions are recommended together: what a class does after a lesson. */
const size = 5;

/** What tells how a question stands among others. */
export interface Recommendable {
  readonly difficulty: number;
  /** The time that a student needs; 0: nobody knows. */
  readonly seconds: number;
}

/**
 * The set of a turn: questions of a list, the best first, five at a time and then from the start again; within a set from easy
 * to hard.
 */
export function recommendedSet<Question extends Recommendable>(
  questions: readonly Question[],
  turn: number,
): readonly Question[] {
  const sets = Math.ceil(questions.length / size);
  const from = sets === 0 ? 0 : (turn % sets) * size;
  return questions.slice(from, from + size).toSorted((one, other) => one.difficulty - other.difficulty);
}

/** Whether another turn brings other questions. */
export const hasOtherSet = (questions: readonly Recommendable[]): boolean => questions.length > size;

/** Minutes that a set takes. */
export const minutesOf = (questions: readonly Recommendable[]): number =>
  Math.max(1, Math.round(questions.reduce((sum, { seconds }) => sum + seconds, 0) / 60));
