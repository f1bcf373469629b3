import { isOfPeople, type RosterKind } from '../rosters/read/fields';
import type { SourcedRow } from '../rosters/sheet/oneroster';
import { sourcedFields } from './sourced-rows';

/** A row that was taken from the source before. */
export interface TakenRow extends SourcedRow {
  readonly number: string;
}

/** What a source has now beside what was taken of one kind. */
export interface SourceDifference {
  /** Rows that are new or different. */
  readonly changed: readonly SourcedRow[];
  /** People who are in it no longer, as rows that say so. */
  readonly leaving: readonly SourcedRow[];
  /** How many rows were taken before. */
  readonly known: number;
}

/** `isFull`: rows that are as they were are compared with the tables too. Schools and classes never leave. */
export function differenceOf(
  kind: RosterKind,
  now: readonly SourcedRow[],
  taken: readonly TakenRow[],
  isFull: boolean,
): SourceDifference {
  const before = new Map(taken.map((row) => [row.sourcedId, row]));
  const isSame = ({ sourcedId, cells }: SourcedRow) => before.get(sourcedId)?.cells.join('\t') === cells.join('\t');
  const changed = isFull ? now : now.filter((row) => !isSame(row));
  if (!isOfPeople(kind)) return { changed, leaving: [], known: taken.length };
  const ids = new Set(now.map(({ sourcedId }) => sourcedId));
  // somebody who was given another id is still there by the number
  const numbers = new Set(now.map(({ cells }) => cells[0]?.toUpperCase() ?? ''));
  const at = sourcedFields[kind].indexOf('leaves');
  const leaving = taken
    .filter((row) => !ids.has(row.sourcedId) && !numbers.has((row.cells[0] ?? '').toUpperCase()))
    .map(({ sourcedId, cells }) => ({ sourcedId, cells: cells.map((cell, column) => (column === at ? '1' : cell)) }));
  return { changed, leaving, known: taken.length };
}

/** Why a run waits for somebody; empty: it does not. */
export type WaitReason = '' | 'first' | 'share';

/** The first run is looked at, and each in which more of a kind would leave than a share, in percent. */
export function waitReason(
  differences: readonly Pick<SourceDifference, 'leaving' | 'known'>[],
  source: { readonly confirmedAt: Date | null; readonly mostLeaving: number },
): WaitReason {
  if (source.confirmedAt === null) return 'first';
  const isTooMany = ({ leaving, known }: Pick<SourceDifference, 'leaving' | 'known'>) =>
    leaving.length * 100 > known * source.mostLeaving;
  return differences.some(isTooMany) ? 'share' : '';
}
