/** Most things that one call names. */
export const mostAtOnce = 50;
/** Most lines of a list. */
export const mostListed = 200;
/** Most blocks of a guide book, and parts of a block. */
export const mostBlocks = 30;
export const mostParts = 30;
/** Longest title of a guide book or a block. Characters. */
export const mostTitle = 80;
/** Most answers in one call of a device. */
export const mostAnswersAtOnce = 60;
/** Bytes of JSON. */
export const longestAnswer = { written: 20_000, drawn: 250_000 };
/** Most classes that one call gives a guide book to. */
export const mostClasses = 20;
/** Kept versions of a guide book that are listed. */
export const mostVersions = 50;
/** Minutes that a lesson usually takes. */
export const lessonMinutes = 45;
/** Days in the trash, after which nothing comes back. */
export const trashDays = 30;
