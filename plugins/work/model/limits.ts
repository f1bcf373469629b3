/** Most answers in one save, and longest answer of words: bytes of JSON; with drawings it may be longer. */
export const mostAnswersAtOnce = 40;
export const longestAnswer = 8192;
export const longestDrawing = 262_144;

/** Marks in one save. */
export const mostMarksAtOnce = 400;
