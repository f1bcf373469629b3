import { mark } from './entry-words';

const dayMilliseconds = 86_400_000;
/** One day newer equals a few more openings: about so many days are worth nearly three times as many openings. */
const daysForUse = 30;

/** In days: how new something is, and how much it is used. */
export const weightOf = (shownFrom: Date, uses: number): number =>
  shownFrom.getTime() / dayMilliseconds + daysForUse * Math.log1p(uses);

/** A layer is about a month. */
const layerWidth = 30;
/** What everybody opens is so many bands above what nobody opens. */
const mostAbove = 14;
/** So many layers are asked for at once, one group after the other: this month, the next three, then ever more. */
const groups = [mostAbove + 2, 3, 6, 12, 24];

const layerOf = (weight: number): number => Math.floor(weight / layerWidth);
const wordOf = (layer: number): string => `${mark.fact}weight:${layer}`;

/** The word of the index that says how heavy an entry is. */
export const layerWord = (weight: number): string => wordOf(layerOf(weight));

/**
 * All entries, in groups of layers from the heaviest to the lightest: each is a `tsquery` that an entry's words answer, and
 * every entry is in one of them; in the last one also those that were written before there were layers.
 */
export function layersAt(now: Date): readonly string[] {
  const layers: string[] = [];
  const top = layerOf(weightOf(now, 0)) + mostAbove;
  let from = top;
  for (const step of groups) {
    layers.push(`(${range(from, step)})`);
    from -= step;
  }
  return [...layers, `!(${range(top, top - from)})`];
}

const range = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `'${wordOf(from - at)}'`).join(' | ');
