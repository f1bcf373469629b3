/** How an answer is given. */
export const answerKinds = ['text', 'ink', 'voice', 'film'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Longest recording. Seconds. */
export const mostSeconds = 60;
/** What of a film is played, in seconds from its beginning. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}
/** Shortest film that is left of a longer one. Seconds. */
export const leastCut = 1;
/** Characters of subtitles: a minute of quick speech has some three hundred. */
export const longestCaptions = 1200;

/** What students get to read of an answer at once; the rest of its item's stay with the item. */
export const mostAnswers = 50;
