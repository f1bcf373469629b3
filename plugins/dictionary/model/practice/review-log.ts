import {
  grades,
  type Grade,
  isAgainToday,
  type Memory,
  reviewMemory,
} from 'edutech/plugins/questions/kit/common/scheduling/memory';
import type { Plan } from 'edutech/plugins/questions/kit/common/scheduling/plan';

/** One answer about one skill of one word; rows of the log are only ever added. */
export interface Review {
  readonly id: string;
  readonly at: Date;
  readonly grade: Grade;
}

/** Before the first answer: due at once. */
export const freshMemory = (now: Date): Memory => ({
  dueAt: now,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  cardState: 0,
  reviewedAt: null,
  rightInRow: 0,
  rightSince: null,
});

const inOrder = (one: Review, other: Review): number =>
  one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Logs of several devices as one: each answer once, by its time, and by its id where times are equal. */
export function mergeLogs<Row extends Review>(...logs: readonly (readonly Row[])[]): Row[] {
  const known = new Map<string, Row>();
  for (const row of logs.flat()) if (!known.has(row.id)) known.set(row.id, row);
  return [...known.values()].sort(inOrder);
}

/**
 * What is remembered after a log of one skill of one word. It depends on the set of answers and the plan alone, never on the order
 * in which devices sent them: the first answer of a city day counts, later ones of the day are the loop of wrong words.
 */
export function replay(log: readonly Review[], plan: Plan): Memory | null {
  const [first, ...rest] = mergeLogs(log);
  if (!first) return null;
  const step = (memory: Memory, { at, grade }: Review): Memory =>
    isAgainToday(memory, at)
      ? memory
      : reviewMemory(memory, { grade, isRight: grade > grades.again }, { plan, now: at, load: new Map() });
  return rest.reduce(step, step(freshMemory(first.at), first));
}
