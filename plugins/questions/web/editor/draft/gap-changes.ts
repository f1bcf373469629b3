import type { Gap } from '../../../kit/common/question-body';
import type { GapKey } from '../../../kit/common/question-key';

/** A gap as somebody begins to describe it. */
export const firstGap: Gap = { kind: 'text' };
export const firstGapKey: GapKey = { accepted: [''], comparison: 'text' };

/** A list with a value put at a place; places before it that nobody has filled get `empty`. */
export const putAt = <Value>(list: readonly Value[], place: number, value: Value, empty: Value): Value[] =>
  Array.from({ length: Math.max(list.length, place + 1) }, (_, at) => (at === place ? value : (list[at] ?? empty)));

/** Which of the sets of gaps that may stand in any order a gap belongs to; -1: none. */
export const setOf = (freeOrder: readonly (readonly number[])[], gap: number): number =>
  freeOrder.findIndex((set) => set.includes(gap));

/** The sets with a gap moved to another one (or to none, -1). A set may have one member while it is being put together. */
export function withSet(freeOrder: readonly (readonly number[])[], gap: number, wanted: number): number[][] {
  const count = Math.max(freeOrder.length, wanted + 1);
  return Array.from({ length: count }, (_, at) => {
    const others = (freeOrder[at] ?? []).filter((one) => one !== gap);
    return at === wanted ? [...others, gap].sort((one, other) => one - other) : others;
  });
}

/** How an answer of this kind is compared, as long as nobody says otherwise. */
export const comparisonOf = (kind: Gap['kind']): GapKey['comparison'] => kind;
