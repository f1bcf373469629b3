/** Where students say that they are stuck: questions of an item are grouped by it. */
export const stuckPlaces = ['reading', 'begin', 'step', 'why', 'differs', 'other'] as const;
export type StuckPlace = (typeof stuckPlaces)[number];

/** What a question is about: homework, an exam, a guide book, the wrong-question collection, a question of the bank, or one's own exercise. */
export const askedAreas = ['work', 'exam', 'guide', 'wrong', 'bank', 'own'] as const;
export type AskedArea = (typeof askedAreas)[number];

export const requestStates = { open: 0, answered: 1, understood: 2, withdrawn: 3 } as const;
export type RequestState = (typeof requestStates)[keyof typeof requestStates];

/** Characters of a question, and of an exercise of one's own. */
export const longestWords = 500;
export const longestExercise = 1000;
/** Pictures of one question. */
export const mostPictures = 4;
/** Questions that a student may have open at once: more are a conversation, which belongs into the classroom. */
export const mostOpen = 20;
