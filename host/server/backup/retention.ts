/**
 * The backups that retention deletes: all but the newest `keep`; at least one always stays. `found` is sorted newest
 * first.
 */
export const tooOld = <T>(found: readonly T[], keep: number): readonly T[] => found.slice(Math.max(1, keep));
