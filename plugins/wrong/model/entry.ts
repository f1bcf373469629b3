/** Why something went wrong, as students say it in class. */
export const reasons = ['careless', 'reading', 'concept', 'method', 'calculation', 'writing', 'unknown'] as const;
export type Reason = (typeof reasons)[number];

/**
 * How a question came into the collection: told by an area, photographed, chosen because it is like one, sent by a
 * teacher.
 */
export const origins = ['told', 'photo', 'similar', 'pushed'] as const;
export type Origin = (typeof origins)[number];

/** Not practised yet, being practised, mastered. */
export const entryStates = { fresh: 0, practised: 1, mastered: 2 } as const;
export type EntryState = (typeof entryStates)[keyof typeof entryStates];

/** Days for which removed entries can be restored. */
export const trashDays = 30;
/** Longest note and longest words that a picture is found by. Characters. */
export const longestNote = 500;
/** Most entries of one act, of one printed booklet. */
export const mostAtOnce = 100;
/** Most questions of one practice. */
export const mostPractised = 60;
/** Questions that are offered as similar, or as the one on a photo. */
export const mostSimilar = 3;
