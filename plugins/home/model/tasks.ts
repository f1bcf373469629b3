import { cityDay } from 'edutech/core/common/time/city-time';

/** What is to be done with a task: the verb of its button. */
export const taskActs = [
  'begin',
  'continue',
  'submit',
  'correct',
  'review',
  'practise',
  'mark',
  'remark',
  'answer',
  'publish',
  'check',
  'approve',
  'handle',
  'see',
  'explain',
] as const;
export type TaskAct = (typeof taskActs)[number];

/** How near the end of a task is. */
export const urgencies = ['late', 'today', 'soon', 'later', 'open'] as const;
export type Urgency = (typeof urgencies)[number];

const day = 86_400_000;

/** `late`: over; `today`: in the city's day; `soon`: within a day; `later`; `open`: it has no end. */
export function urgencyAt(due: Date | null, now: Date): Urgency {
  if (!due) return 'open';
  if (due < now) return 'late';
  if (cityDay(due) === cityDay(now)) return 'today';
  return due.getTime() - now.getTime() < day ? 'soon' : 'later';
}

/** By how many whole days something is late; 0 on the first. */
export const daysLate = (due: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - due.getTime()) / day));

/** Faults first, then by deadline; what has no end, and is no fault, comes last. */
export function inOrder(one: Dated, other: Dated): number {
  const key = ({ due, urgency }: Dated) => due ?? (urgency === 'late' ? '' : '9999');
  return key(one).localeCompare(key(other));
}

interface Dated {
  /** ISO 8601; null when it has no end. */
  readonly due: string | null;
  readonly urgency: Urgency;
}

/** Acts that go on with what was begun come first on a student's home. */
const goesOn: readonly TaskAct[] = ['continue', 'submit'];

/** What a student goes on with: what was begun and is due first; null: nothing was begun. */
export const toGoOnWith = <Task extends { readonly act: TaskAct }>(tasks: readonly Task[]): Task | null =>
  tasks.find(({ act }) => goesOn.includes(act)) ?? null;

/** Something that waits, as far as a day in one line looks at it. */
interface Waiting {
  readonly act: TaskAct;
  readonly count: number;
  readonly late: number;
  readonly text: string;
  readonly path: string;
}

/** Tasks of one act, counted together. */
export interface TaskFigure {
  readonly act: TaskAct;
  readonly count: number;
  readonly late: number;
  /** How many tasks it is the sum of. */
  readonly tasks: number;
  /** Of the first of them. */
  readonly text: string;
  readonly path: string;
}

/** A person's day in one line: the one thing next, and some numbers, from tasks in their order. */
export function inOneLine<Task extends Waiting>(tasks: readonly Task[], most = 2) {
  const waiting = tasks.filter(({ count }) => count > 0);
  const figures = new Map<TaskAct, TaskFigure>();
  for (const { act, count, late, text, path } of waiting) {
    const found = figures.get(act);
    figures.set(
      act,
      found
        ? { ...found, count: found.count + count, late: found.late + late, tasks: found.tasks + 1 }
        : { act, count, late, tasks: 1, text, path },
    );
  }
  return { next: waiting[0] ?? null, figures: [...figures.values()].slice(0, most) };
}
