import type { Summary } from '../../api/summary';

export type SummaryItem = Summary['items'][number];

/** An item of the sheet with its parts: as a whole, how it went. */
export interface ItemRow {
  readonly itemId: string;
  /** Place on the sheet, from 1. */
  readonly number: number;
  readonly parts: readonly SummaryItem[];
  /** Mean share of the points over its parts, by their weight; null before anything is marked. */
  readonly facility: number | null;
}

/** Parts of items put together in the order of the sheet. */
export function itemRows(items: readonly SummaryItem[], sheet: readonly string[]): ItemRow[] {
  const ofItem = Map.groupBy(items, ({ itemId }) => itemId);
  return sheet.map((itemId, at) => {
    const parts = ofItem.get(itemId) ?? [];
    const known = parts.filter(({ facility }) => facility !== null);
    const of = known.reduce((sum, part) => sum + part.of, 0);
    const facility = of === 0 ? null : known.reduce((sum, part) => sum + part.facility! * part.of, 0) / of;
    return { itemId, number: at + 1, parts, facility };
  });
}

/** What is worth explaining: everything that somebody got wrong, the worst first. */
export const byErrorRate = (rows: readonly ItemRow[]): ItemRow[] =>
  rows
    .filter(({ facility }) => facility !== null && facility < 1)
    .toSorted((one, other) => one.facility! - other.facility!);

/** Share of the points below which a class should practise an item again. */
const weak = 0.6;
/** Questions of a follow-up: what a class can practise besides. */
const mostFollowed = 5;

/** Questions of the bank that a follow-up homework is about: the weakest of the sheet. */
export const weakQuestions = <Question>(
  rows: readonly ItemRow[],
  questionOf: (itemId: string) => Question | null | undefined,
): Question[] =>
  byErrorRate(rows)
    .filter(({ facility }) => facility! < weak)
    .flatMap(({ itemId }) => questionOf(itemId) ?? [])
    .slice(0, mostFollowed);
