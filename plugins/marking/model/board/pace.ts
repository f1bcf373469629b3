import { blindMarks, type MarkMode } from '../marks/modes';

/** How far a question is, and how fast it goes. */
export interface Pace {
  readonly answers: number;
  readonly done: number;
  /** Marks of the last hour. */
  readonly perHour: number;
  readonly rules: { readonly mode: MarkMode };
}

const hour = 3_600_000;

/**
 * When a question is marked if it goes on as in the last hour: answers that are not done each take the marks that its mode asks
 * for first. Null: it is done, or nobody has marked in the last hour.
 */
export function endOf({ answers, done, perHour, rules }: Pace, now: Date): Date | null {
  const left = (answers - done) * blindMarks(rules.mode);
  return left === 0 || perHour === 0 ? null : new Date(now.getTime() + (left / perHour) * hour);
}

/** The question that is marked last, and when; null: nothing is left, or nobody knows. */
export function lastOf<Question extends Pace>(questions: readonly Question[], now: Date) {
  const open = questions.filter(({ answers, done }) => done < answers);
  const ends = open.map((question) => ({ question, end: endOf(question, now) }));
  const known = ends.flatMap(({ question, end }) => (end ? [{ question, end }] : []));
  if (known.length === 0 || known.length < open.length) return null;
  return known.reduce((last, one) => (one.end > last.end ? one : last));
}
