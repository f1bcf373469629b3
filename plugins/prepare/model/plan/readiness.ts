import { minutesOf, type PlanContent } from './document';

/** What a lesson needs before it is given, in the order in which it is prepared. */
export const needs = ['plan', 'slides', 'exercises', 'board', 'homework'] as const;
export type Need = (typeof needs)[number];

/** Facts beside the text of a plan. */
interface Pack {
  readonly materials: number;
  readonly exercises: number;
}

/** What is there of what a lesson needs. */
export function doneOf(content: PlanContent, { materials, exercises }: Pack): Need[] {
  const isThere: Readonly<Record<Need, boolean>> = {
    plan:
      content.sections.goals.trim() !== '' &&
      minutesOf(content) > 0 &&
      content.phases.some(({ teacher, student }) => `${teacher}${student}`.trim() !== ''),
    slides: materials > 0,
    exercises: exercises > 0,
    board: content.sections.board.trim() !== '',
    homework: content.sections.homework.trim() !== '',
  };
  return needs.filter((need) => isThere[need]);
}

/** A lesson of a timetable as its teacher sees it. `late`: within two days, and there is no plan. */
export type LessonState = 'past' | 'ready' | 'half' | 'late' | 'open';

/** Days before a lesson from which a missing plan is said in orange. Milliseconds. */
const soon = 2 * 86_400_000;

interface Prepared {
  readonly isReady: boolean;
  readonly done: readonly Need[];
}

export function stateOf(
  { starts, ends }: { readonly starts: Date; readonly ends: Date },
  plan: Prepared | undefined,
  now: Date,
): LessonState {
  if (ends <= now) return 'past';
  if (plan && (plan.isReady || plan.done.length === needs.length)) return 'ready';
  if (plan && plan.done.length > 0) return 'half';
  return starts.getTime() - now.getTime() <= soon ? 'late' : 'open';
}
