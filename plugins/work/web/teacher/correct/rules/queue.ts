import type { MarkFlag } from '../../../../model/marking/marks';

/** What of a cell its place in the queue depends on. */
export interface QueueCell {
  readonly attemptId: string;
  readonly points: number | null;
  readonly of: number;
  readonly isBlank: boolean;
  readonly by: string;
  readonly round: number;
  readonly flags: readonly MarkFlag[];
  readonly secondLook: boolean;
}

/**
 * What a teacher wants to see: all, what is open or done, blank sheets, what he was in doubt about, his own, what was set right,
 * what was marked before its rubric was changed.
 */
export const queueFilters = [
  'open',
  'done',
  'blank',
  'all',
  'wrong',
  'doubtful',
  'problem',
  'again',
  'mine',
  'returned',
] as const;
export type QueueFilter = (typeof queueFilters)[number];
export const isQueueFilter = (text: string | null): text is QueueFilter =>
  (queueFilters as readonly (string | null)[]).includes(text);

/** Whether a cell is of this kind; `me` is the teacher's name. Blank sheets are a group of their own, not something open. */
export function isOf(filter: QueueFilter, cell: QueueCell, me: string): boolean {
  const isOpen = cell.points === null;
  switch (filter) {
    case 'all':
      return true;
    case 'open':
      return isOpen && !cell.isBlank;
    case 'done':
      return !isOpen && !cell.isBlank;
    case 'blank':
      return cell.isBlank;
    case 'wrong':
      return !isOpen && (cell.points ?? 0) < cell.of;
    case 'doubtful':
    case 'problem':
      return cell.flags.includes(filter);
    case 'again':
      return cell.secondLook;
    case 'mine':
      return cell.by === me;
    case 'returned':
      return cell.round > 0;
  }
}

/** Going on leaves this answer without points although there is something to mark: whoever does it should know. */
export const isLeftOpen = ({ points, isBlank }: Pick<QueueCell, 'points' | 'isBlank'>): boolean =>
  points === null && !isBlank;

/** The queue: cells of this kind in class order; the one at hand stays where it is, whatever it has become. */
export const queueOf = <C extends QueueCell>(
  cells: readonly C[],
  { filter, current, me }: { readonly filter: QueueFilter; readonly current: string | null; readonly me: string },
): C[] => cells.filter((cell) => cell.attemptId === current || isOf(filter, cell, me));

/** The next cell after `current` that is `wanted`, going round; null: none but itself. */
export function nextOf<C extends QueueCell>(
  cells: readonly C[],
  current: string | null,
  wanted: (cell: C) => boolean,
): C | null {
  const at = cells.findIndex(({ attemptId }) => attemptId === current);
  const round = [...cells.slice(at + 1), ...cells.slice(0, Math.max(0, at))];
  return round.find(wanted) ?? null;
}

/** The cell before `current` in the queue; null at its beginning. */
export function previousOf<C extends QueueCell>(cells: readonly C[], current: string | null): C | null {
  const at = cells.findIndex(({ attemptId }) => attemptId === current);
  return at > 0 ? (cells[at - 1] ?? null) : null;
}
