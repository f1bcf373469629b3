import type { ModuleDeclaration } from 'edutech/core/common/plugin';

/**
 * Most modules of the top navigation (portal.md section 9): teachers 5, or 4 and "More"; students 3, or 2 and "More". Guardians
 * have 4 in all.
 */
export const mostEntries = { teacher: 5, student: 3, guardian: 4, admin: 5 } as const;
/** And of the bar at the lower edge of phones, which has no room for more. */
export const mostTabs = { teacher: 4, student: 3, guardian: 4 } as const;

/**
 * Splits navigation into visible entries and those under "More". Up to `most` entries are all visible; beyond that
 * one place is for "More". So "More" never contains a single entry: with `most + 1` entries it has two. Home comes
 * before them and does not count.
 */
export function splitOverflow<T extends { readonly module: Pick<ModuleDeclaration, 'isHome'> }>(
  entries: readonly T[],
  most: number,
): { shown: readonly T[]; folded: readonly T[] } {
  const room = most + (entries[0]?.module.isHome ? 1 : 0);
  if (entries.length <= room) return { shown: entries, folded: [] };
  return { shown: entries.slice(0, room - 1), folded: entries.slice(room - 1) };
}
