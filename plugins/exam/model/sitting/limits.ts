/** Most answers of one call. */
export const mostAnswersAtOnce = 40;
/** Bytes of JSON. */
export const longestAnswer = { written: 20_000, drawn: 250_000 };
/** Bytes of a picture in which codes are looked for. */
export const largestPicture = 12 * 1_048_576;
/** Photographs in a file of answers. */
export const mostFiledPhotos = 120;
/** Most rooms of an exam, and students of one. */
export const mostRooms = 60;
export const mostStudents = 3000;
/** Bytes of pictures and recordings of a paper that students fetch before the start. */
export const heaviestMedia = 24_000_000;
/** How often a device asks for the time. Milliseconds. */
export const beatPause = 30_000;
