/** Most entries of the top navigation (portal.md section 9): teachers 5, or 4 and "More"; students 3, or 2 and "More". Guardians have 4 in all. */
export const mostEntries = { teacher: 5, student: 3, guardian: 4, admin: 5 } as const;

/**
 * Splits navigation into visible entries and those under "More". Up to `most` entries are all visible; beyond that
 * one place is for "More". So "More" never contains a single entry: with `most + 1` entries it has two.
 */
export function splitOverflow<T>(entries: readonly T[], most: number): { shown: readonly T[]; folded: readonly T[] } {
  if (entries.length <= most) return { shown: entries, folded: [] };
  return { shown: entries.slice(0, most - 1), folded: entries.slice(most - 1) };
}
