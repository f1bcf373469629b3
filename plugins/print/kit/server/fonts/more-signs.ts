import { readFileSync } from 'node:fs';
import { fontFile, type FontFamily, packageOf } from './chinese-font';
import { sfntOf } from './woff';

const charts = new Map<FontFamily, readonly Part[]>();
const files = new Map<string, Buffer>();

/** A part of the font: a file of some hundred signs that the main file lacks (√, ①, ∠ and the like). */
interface Part {
  readonly number: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The number of the part of a font that says it has this sign; none has Greek, which formulas draw. */
export const partWith = (family: FontFamily, code: number): string | undefined =>
  chartOf(family).find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.number;

/** A part of a font, read once. */
export function fontPart(family: FontFamily, number: string, weight: 400 | 700): Buffer {
  const name = packageOf[family];
  const file = `${name}-${number}-${weight}-normal.woff`;
  const known = files.get(file);
  if (known) return known;
  const read = sfntOf(readFileSync(fontFile(family, `files/${file}`)));
  files.set(file, read);
  return read;
}

function chartOf(family: FontFamily): readonly Part[] {
  const known = charts.get(family);
  if (known) return known;
  const read = JSON.parse(readFileSync(fontFile(family, 'unicode.json'), 'utf8')) as Record<string, string>;
  const chart = Object.entries(read)
    .filter(([name]) => name.startsWith('['))
    .map(([name, ranges]) => ({ number: name.slice(1, -1), ranges: ranges.split(',').map(rangeOf) }));
  charts.set(family, chart);
  return chart;
}

/** `U+2190-2193` or `U+2026`. */
function rangeOf(range: string): readonly [number, number] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
}
