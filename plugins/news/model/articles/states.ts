/** Reviews in their order; a city may ask for fewer, then the last ones fall away. */
export const reviewStates = ['firstReview', 'secondReview', 'thirdReview'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What is written down of an article. Being scheduled and being expired follow from its times. */
export const storedStates = ['draft', ...reviewStates, 'published', 'withdrawn'] as const;
export type StoredState = (typeof storedStates)[number];

/** The states that people see, in the order of an article's life. */
export const articleStates = ['draft', ...reviewStates, 'scheduled', 'published', 'expired', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

/** What decides the state that people see. */
export interface Timed {
  readonly state: StoredState;
  /** When it appears; of a published article only. */
  readonly publishedAt: Date | null;
  readonly expiresAt: Date | null;
}

/**
 * The state at a moment. An article appears and disappears by the clock, not by a job that might come late: queries of the
 * public pages compare the same two times.
 */
export function stateAt({ state, publishedAt, expiresAt }: Timed, now: Date): ArticleState {
  if (state !== 'published') return state;
  if (publishedAt && publishedAt > now) return 'scheduled';
  return expiresAt && expiresAt <= now ? 'expired' : 'published';
}
