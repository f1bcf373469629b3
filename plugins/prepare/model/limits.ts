/** Most things that one call names. */
export const mostAtOnce = 50;
/** Most lines of a list. */
export const mostListed = 200;
/** Most templates of plans that a school has for a subject. */
export const mostTemplates = 100;
/** Most questions of an exercise. */
export const mostQuestions = 60;
/** Longest update of a plan in one call, base64. */
export const longestChange = 400_000;
