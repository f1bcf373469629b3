/** A mark as statistics see it. */
export interface CountedMark {
  readonly attemptId: string;
  readonly points: number;
  readonly of: number;
}

const share = ({ points, of }: { readonly points: number; readonly of: number }) => (of > 0 ? points / of : 0);
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export const meanShare = (marks: readonly { readonly points: number; readonly of: number }[]): number | null =>
  mean(marks.filter(({ of }) => of > 0).map(share));

export function medianShare(marks: readonly { readonly points: number; readonly of: number }[]): number | null {
  const sorted = marks
    .filter(({ of }) => of > 0)
    .map(share)
    .sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How many have which tenth of the points; all of them are in the last. */
export function distributionOf(marks: readonly { readonly points: number; readonly of: number }[]): number[] {
  const buckets = Array.from({ length: 10 }, () => 0);
  for (const mark of marks) if (mark.of > 0) buckets[Math.min(9, Math.floor(share(mark) * 10 + 1e-9))]! += 1;
  return buckets;
}

/** Share of a group at each end (Kelley 1939). */
const tail = 0.27;
/** Fewest students in a tail: below, the difference says nothing. */
const fewest = 3;

/**
 * Discrimination of an item between strong and weak students: mean share of the 27 % with the most points in all, less that of the
 * 27 % with the fewest. Null with too few students.
 */
export function discriminationOf(marks: readonly CountedMark[], totals: ReadonlyMap<string, number>): number | null {
  const sorted = marks
    .filter(({ of, attemptId }) => of > 0 && totals.has(attemptId))
    .sort((one, other) => totals.get(other.attemptId)! - totals.get(one.attemptId)!);
  const size = Math.round(sorted.length * tail);
  if (size < fewest) return null;
  return mean(sorted.slice(0, size).map(share))! - mean(sorted.slice(-size).map(share))!;
}

/** What a discrimination means, in a word (Ebel 1979): below zero weak students did better than strong ones. */
export const discriminations = ['reversed', 'poor', 'fair', 'good'] as const;

export function discriminationWord(value: number): (typeof discriminations)[number] {
  if (value < 0) return 'reversed';
  if (value < 0.2) return 'poor';
  return value < 0.4 ? 'fair' : 'good';
}

/** Texts that several students gave, with counts, the most frequent first. */
export function mostFrequent(texts: readonly string[], most: number): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .slice(0, most);
}
