/**
 * How long the result of an action is remembered, in milliseconds: two hours, as long as one may sit idle by default
 * (portal.md section 9). Values without a lifetime of their own live as `core/web/browser/browser-storage.ts` says.
 */
export const actionExpiry = 7_200_000;

/** Trees cached in the browser at once; the least recently viewed one is removed first (teaching.md section 9). */
export const cachedTrees = { chapters: 10, knowledge: 5 } as const;
