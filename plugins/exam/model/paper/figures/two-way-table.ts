import { type Ability, abilities } from 'edutech/plugins/questions/kit/common/types/abilities';
import { itemsOf, type PaperDocument, pointsOfItem } from '../document';
import { sharesOf } from './choice';
import type { FactsOf } from './facts';

// The two-way table (双向细目表): knowledge by ability, in points. An item counts in full at its main knowledge point, so that
// the sums are those of the paper; questions of which one is chosen share its points.

/** Columns: the abilities, and what nobody has said (`none`), where there is any. */
export type AbilityColumn = Ability | 'none';

export interface TwoWayRow {
  /** Id of the knowledge point; null: items without one. */
  readonly id: string | null;
  readonly name: string;
  /** Points by column. */
  readonly cells: ReadonlyMap<AbilityColumn, number>;
  readonly sum: number;
}

export interface TwoWayTable {
  readonly columns: readonly AbilityColumn[];
  /** In the order in which the paper comes to them; what has no knowledge point is last. */
  readonly rows: readonly TwoWayRow[];
  readonly sums: ReadonlyMap<AbilityColumn, number>;
  readonly total: number;
}

/** Row and column of an item. */
export function cellOf(
  questionId: string,
  factsOf: FactsOf,
): { readonly row: string | null; readonly column: AbilityColumn } {
  const facts = factsOf(questionId);
  return { row: facts?.knowledge[0]?.id ?? null, column: facts?.ability ?? 'none' };
}

export function twoWayTableOf(paper: Pick<PaperDocument, 'parts'>, factsOf: FactsOf): TwoWayTable {
  const rows = new Map<string | null, { name: string; cells: Map<AbilityColumn, number>; sum: number }>();
  const sums = new Map<AbilityColumn, number>();
  const shares = sharesOf(paper);
  let total = 0;
  for (const item of itemsOf(paper)) {
    const points = pointsOfItem(item) * shares.get(item.id)!;
    const { row: id, column } = cellOf(item.questionId, factsOf);
    const name = factsOf(item.questionId)?.knowledge[0]?.name ?? '';
    const row = rows.get(id) ?? { name, cells: new Map<AbilityColumn, number>(), sum: 0 };
    row.cells.set(column, (row.cells.get(column) ?? 0) + points);
    row.sum += points;
    rows.set(id, row);
    sums.set(column, (sums.get(column) ?? 0) + points);
    total += points;
  }
  const named = [...rows].map(([id, row]) => ({ id, ...row }));
  return {
    columns: sums.has('none') ? [...abilities, 'none'] : abilities,
    rows: [...named.filter(({ id }) => id !== null), ...named.filter(({ id }) => id === null)],
    sums,
    total,
  };
}
