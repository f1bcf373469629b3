/** Most answers in one save. */
export const mostAnswersAtOnce = 40;
/** Bytes of JSON. */
export const longestAnswer = { written: 8192, drawn: 262_144 };

/** Marks in one save. */
export const mostMarksAtOnce = 400;

/** Similar questions and films that help on at an item of a result. */
export const mostSimilar = 3;
export const mostFilms = 2;
