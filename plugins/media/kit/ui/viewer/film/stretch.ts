/** What of a film is played, in seconds: it was cut. */
export interface FilmPart {
  readonly from: number;
  readonly to: number;
}

/** A player is a little off when it is asked to go somewhere. Seconds. */
const slack = 0.3;

/** Where a film that was cut is to go from this second, and whether it stops there; null: nowhere. */
export function turnAt(
  { from, to }: FilmPart,
  second: number,
): { readonly to: number; readonly stops: boolean } | null {
  if (second >= to) return { to: from, stops: true };
  return second < from - slack ? { to: from, stops: false } : null;
}

/** A stretch that is repeated, in seconds: nothing, its beginning, or both ends. */
export type Stretch = { readonly from: number; readonly to: number | null } | null;

/** A shorter one was a slip of the finger. */
const shortest = 0.5;

/** What pressing the one button does at this second: sets the beginning, then the end, then ends the repetition. */
export function nextStretch(stretch: Stretch, second: number): Stretch {
  if (!stretch) return { from: second, to: null };
  if (stretch.to !== null) return null;
  // somebody went back and pressed: the two change places
  const [from, to] = second < stretch.from ? [second, stretch.from] : [stretch.from, second];
  return to - from < shortest ? stretch : { from, to };
}

/** The second to go back to when this one is reached; null: play on. */
export const backAt = (stretch: Stretch, second: number): number | null =>
  stretch && stretch.to !== null && second >= stretch.to ? stretch.from : null;
