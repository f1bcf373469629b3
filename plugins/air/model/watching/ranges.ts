/** Whole seconds of a film, from the first to before the last: `[3, 5]` are the seconds 3 and 4. */
export type Range = readonly [from: number, before: number];

/** The seconds of both, in order, each once. */
export function joined(ranges: readonly Range[], more: readonly Range[]): Range[] {
  const all = [...ranges, ...more].filter(([from, before]) => from < before).sort(([one], [other]) => one - other);
  const result: [number, number][] = [];
  for (const [from, before] of all) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], before);
    else result.push([from, before]);
  }
  return result;
}

/** How many seconds they are, for ranges that do not overlap. */
export const secondsIn = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, [from, before]) => sum + before - from, 0);

/** PostgreSQL's text of an `int4multirange`. */
export const multirangeText = (ranges: readonly Range[]): string =>
  `{${ranges.map(([from, before]) => `[${from},${before})`).join(',')}}`;

/** The ranges of such a text, as PostgreSQL writes it: lower bounds belong, upper ones do not. */
export const rangesOf = (text: string): Range[] =>
  Array.from(text.matchAll(/\[(\d+),(\d+)\)/g), ([, from, before]) => [Number(from), Number(before)] as const);
