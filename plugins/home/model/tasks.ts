import { cityDay } from 'edutech/core/common/time/city-time';

/** What is to be done with a task: the verb of its button. */
export const taskActs = [
  'begin',
  'continue',
  'handIn',
  'correct',
  'review',
  'practise',
  'mark',
  'remark',
  'answer',
  'publish',
  'check',
  'see',
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

/** Acts that go on with what was begun come first on a student's home. */
const goesOn: readonly TaskAct[] = ['continue', 'handIn'];

/** What a student goes on with: what was begun and is due first; null: nothing was begun. */
export const toGoOnWith = <Task extends { readonly act: TaskAct }>(tasks: readonly Task[]): Task | null =>
  tasks.find(({ act }) => goesOn.includes(act)) ?? null;
