/** Characters of a note. */
export const longestNote = 1000;
/** More notes on one lesson nobody reads again. */
export const mostNotes = 200;
/** Characters of a question, and of an answer. */
export const longestQuestion = 500;
export const longestAnswer = 2000;
/** Questions that a student may have open on one lesson: a teacher can answer so many. */
export const mostOpenQuestions = 10;

/** A text as it is stored: trimmed, without control characters except line breaks. */
export const tidyNote = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .trim();
