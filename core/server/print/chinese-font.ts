import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sfntOf } from './woff';

const packages = createRequire(import.meta.url);
const fontFolder = join(dirname(packages.resolve('@fontsource/noto-sans-sc/package.json')), 'files');
const fonts = new Map<number, Buffer>();

/** Noto Sans SC for printed sheets, read once; pdfkit takes the glyphs that are used out of it, some kilobytes. */
export function chineseFont(weight: 400 | 700): Buffer {
  const known = fonts.get(weight);
  if (known) return known;
  const read = sfntOf(readFileSync(join(fontFolder, `noto-sans-sc-chinese-simplified-${weight}-normal.woff`)));
  fonts.set(weight, read);
  return read;
}
