/** A heading of a film's table of contents. */
export interface Chapter {
  /** Second at which it begins. */
  readonly at: number;
  readonly title: string;
}

/** A chapter as it is drawn: shares of the length, 0 to 1. */
export interface FilmShare {
  readonly from: number;
  readonly to: number;
  /** Where what was played of it ends. */
  readonly played: number;
}

/** The chapters of a film beside each other; one part where it has none, or its length is not known yet. */
export function sharesOf(chapters: readonly Chapter[], length: number, second: number): FilmShare[] {
  if (length <= 0) return [{ from: 0, to: 1, played: 0 }];
  const begins = [0, ...chapters.map(({ at }) => at).filter((at) => at > 0 && at < length)];
  return begins.map((from, nth) => {
    const to = begins[nth + 1] ?? length;
    const played = Math.min(Math.max(second, from), to);
    return { from: from / length, to: to / length, played: played / length };
  });
}

export const chapterAfter = (chapters: readonly Chapter[], second: number) =>
  chapters.find(({ at }) => at > second)?.at;
/** The beginning of this chapter, or of the one before while this one has just begun. */
export const chapterBefore = (chapters: readonly Chapter[], second: number) =>
  chapters.findLast(({ at }) => at < second - 3)?.at ?? 0;
