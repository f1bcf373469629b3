/** Most answers in one save, and the longest text answer in bytes of JSON; drawings may be longer. */
export const mostAnswersAtOnce = 40;
export const longestAnswer = 8192;
export const longestDrawing = 262_144;

/** Marks in one save. */
export const mostMarksAtOnce = 400;

/** Similar questions and films that help on at an item of a result. */
export const mostSimilar = 3;
export const mostFilms = 2;
