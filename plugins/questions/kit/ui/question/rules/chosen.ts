/** The chosen options with one more or one less, ascending. */
export const toggled = (chosen: readonly number[], option: number): number[] =>
  (chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]).sort((a, b) => a - b);

/** A list with one of its places filled in; places that nobody has filled before it are empty. */
export const withPlace = (texts: readonly string[], place: number, text: string, places: number): string[] =>
  Array.from({ length: Math.max(places, place + 1) }, (_, at) => (at === place ? text : (texts[at] ?? '')));
