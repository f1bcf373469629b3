/** What retention removes: all but the newest `keep`; at least one always stays. `found` comes newest first. */
export const tooOld = <T>(found: readonly T[], keep: number): readonly T[] => found.slice(Math.max(1, keep));
