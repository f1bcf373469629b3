/** Characters of a note. */
export const longestNote = 1000;
/** More notes on one lesson nobody reads again. */
export const mostNotes = 200;
/** Characters of a question, and of an answer. */
export const longestQuestion = 500;
export const longestAnswer = 2000;
/** Questions that a pupil may have open on one lesson: a teacher can answer so many. */
export const mostOpenQuestions = 10;

/** What is kept of a text: no space around it, and no control characters but line breaks. */
export const tidied = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .trim();
