import type { OutputOf } from 'edutech/core/common/endpoint';
import type { monitor } from '../../../../api';
import { type AttemptState, attemptStates } from '../../../../model/answering/attempt';

export type Board = OutputOf<typeof monitor>;
export type Student = Board['people'][number];

/** What a board can be narrowed to: where a student stands, or that he was late. */
export const standings = ['waiting', 'doing', 'handedIn', 'corrected', 'returned', 'late'] as const;
export type StandingFilter = (typeof standings)[number];

const stateNames: Readonly<Record<AttemptState, Exclude<StandingFilter, 'late'>>> = {
  [attemptStates.waiting]: 'waiting',
  [attemptStates.doing]: 'doing',
  [attemptStates.handedIn]: 'handedIn',
  [attemptStates.corrected]: 'corrected',
  [attemptStates.returned]: 'returned',
};
export const stateOf = ({ state }: Pick<Student, 'state'>) => stateNames[state];

export const isIn = (student: Pick<Student, 'state' | 'isLate'>, filter: StandingFilter | null): boolean =>
  filter === null || (filter === 'late' ? student.isLate : stateOf(student) === filter);

/** How many stand where; what nobody is in is left out. */
export const countsOf = (people: readonly Student[]): [StandingFilter, number][] =>
  standings
    .map((filter): [StandingFilter, number] => [filter, people.filter((one) => isIn(one, filter)).length])
    .filter(([, count]) => count > 0);

export const isStandingFilter = (text: string | null): text is StandingFilter =>
  standings.some((filter) => filter === text);

/** Longer than this nobody sits at it: he was away in between. Minutes. */
const longestSitting = 300;

/** Minutes that a student has been at it; null where nobody can tell. */
export function minutesOf({ opened, submitted, active, state }: Student, now: number): number | null {
  if (!opened || state === attemptStates.returned) return null;
  const end = submitted ?? (state === attemptStates.doing ? new Date(now).toISOString() : active);
  if (!end) return null;
  const minutes = Math.round((Date.parse(end) - Date.parse(opened)) / 60_000);
  return minutes >= 0 && minutes <= longestSitting ? minutes : null;
}

/** Share of the items that something was answered to, 0 to 1. */
export const shareOf = ({ answered, items }: Pick<Student, 'answered' | 'items'>): number =>
  items === 0 ? 0 : Math.min(1, answered / items);

/** How one item goes: its place on the sheet, and what is odd about it. */
export interface ItemState {
  readonly itemId: string;
  /** From 1. */
  readonly number: number;
  readonly answered: number;
  readonly marked: number;
  /** Share of what is marked that is right, 0 to 1; null before anything is. */
  readonly rate: number | null;
  /** Seconds that half of the students needed at most. */
  readonly seconds: number | null;
  readonly isSlow: boolean;
  readonly isWrong: boolean;
}

/** Fewest students of whom anything is said. */
const fewest = 3;
/** So much longer than the usual item is slow. */
const slowness = 1.75;
/** Below this share of right answers an item is worth a look. */
const worthALook = 0.6;

/** Items in the order of the sheet, with those marked out that hold the class up or go wrong. */
export function itemStates(items: Board['items']): ItemState[] {
  const known = items.flatMap(({ seconds, answered }) => (seconds !== null && answered >= fewest ? seconds : []));
  const usual = known.toSorted((one, other) => one - other)[Math.floor(known.length / 2)] ?? 0;
  return items.map(({ itemId, answered, right, marked, seconds }, at) => {
    const rate = marked === 0 ? null : right / marked;
    return {
      itemId,
      number: at + 1,
      answered,
      marked,
      rate,
      seconds,
      isSlow: seconds !== null && answered >= fewest && usual > 0 && seconds >= usual * slowness,
      isWrong: rate !== null && marked >= fewest && rate < worthALook,
    };
  });
}

export const itemOrders = ['sheet', 'slow', 'wrong'] as const;
export type ItemOrder = (typeof itemOrders)[number];

/** Items in an order: of the sheet, the slowest first, those that go wrong most first; what nobody knows comes last. */
export function orderItems(items: readonly ItemState[], order: ItemOrder): readonly ItemState[] {
  if (order === 'slow') return items.toSorted((one, other) => (other.seconds ?? -1) - (one.seconds ?? -1));
  if (order === 'wrong') return items.toSorted((one, other) => (one.rate ?? 2) - (other.rate ?? 2));
  return items;
}
