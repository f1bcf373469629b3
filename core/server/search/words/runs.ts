/** A stretch of a text: Chinese characters, or one word of another script or a number. */
export interface Run {
  readonly isHan: boolean;
  readonly text: string;
}

const run = /\p{Script=Han}+|[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])*/gu;

/** One form for what looks alike: full width letters, capitals, accents of compatibility. */
export const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The searchable runs of a text, in order; everything that is neither letter nor digit only separates. */
export const runsOf = (text: string): Run[] =>
  (plainText(text).match(run) ?? []).map((part) => ({ isHan: /^\p{Script=Han}/u.test(part), text: part }));

/** Pairs of neighbours, of characters or of syllables. */
export const pairsOf = (parts: readonly string[]): string[] =>
  parts.slice(1).map((part, index) => parts[index]! + part);
