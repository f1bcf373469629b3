import { cityDay } from 'edutech/core/common/time/city-time';
import type { MyHomework } from '../../../api/answering';
import { attemptStates } from '../../../model/answering/attempt';

/** How a student stands with a homework, in the words of his list. */
export const listStates = ['new', 'doing', 'return', 'waiting', 'released', 'missed'] as const;
export type ListState = (typeof listStates)[number];

export function listStateOf({ state, answered, isClosed, isReleased }: MyHomework): ListState {
  if (state === attemptStates.returned) return 'return';
  if (state === attemptStates.waiting) return isClosed ? 'missed' : 'new';
  // what was opened and has no answer yet is begun by its first, as on the home
  if (state === attemptStates.doing) return isClosed ? 'waiting' : answered > 0 ? 'doing' : 'new';
  return isReleased ? 'released' : 'waiting';
}

export interface TodayLoad {
  /** Minutes of what is due today: in all, and of what is done. */
  readonly minutes: number;
  readonly done: number;
  /** Minutes that a day may take; null: no limit. */
  readonly limit: number | null;
}

/** How much of today's homework there is, and how much of it is done. */
export function todayLoad(
  minutesToDo: number,
  done: readonly MyHomework[],
  limit: number | null,
  now: Date,
): TodayLoad {
  const today = cityDay(now);
  const isOfToday = ({ dueAt, submitted, round }: MyHomework) =>
    round === 0 && submitted !== null && dueAt !== null && cityDay(new Date(dueAt)) === today;
  const minutes = done.filter(isOfToday).reduce((sum, one) => sum + one.minutes, 0);
  return { minutes: minutesToDo + minutes, done: minutes, limit };
}

/** What one goes on with: what was begun and is due first. Null: nothing was begun. */
export const toGoOnWith = (todo: readonly MyHomework[]): MyHomework | null =>
  todo.find((one) => listStateOf(one) === 'doing') ?? null;

/** How a list is narrowed, as its address says. */
export interface Wish {
  readonly subject: string | null;
  readonly state: ListState | null;
  /** Pages of what was done. */
  readonly pages: number;
}

export function wishOf(search: URLSearchParams): Wish {
  const state = listStates.find((one) => one === search.get('state')) ?? null;
  const pages = Number(search.get('done'));
  return {
    subject: search.get('subject') || null,
    state,
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, 20) : 1,
  };
}

export const isWanted = (one: MyHomework, { subject, state }: Pick<Wish, 'subject' | 'state'>): boolean =>
  (subject === null || one.subjectCode === subject) && (state === null || listStateOf(one) === state);
