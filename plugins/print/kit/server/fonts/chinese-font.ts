import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sfntOf } from './woff';

/** Sans for cards and lists, Song (serif) for papers. */
export type FontFamily = 'sans' | 'song';

const packages = createRequire(import.meta.url);
export const packageOf = { sans: 'noto-sans-sc', song: 'noto-serif-sc' } as const;
const folders = {
  sans: packages.resolve('@fontsource/noto-sans-sc/package.json'),
  song: packages.resolve('@fontsource/noto-serif-sc/package.json'),
};

/** A file of a font's package. */
export const fontFile = (family: FontFamily, name: string): string => join(dirname(folders[family]), name);

const fonts = new Map<string, Buffer>();

/** Noto Sans SC or Noto Serif SC, read once; pdfkit takes the glyphs that are used out of it, some kilobytes. */
export function chineseFont(family: FontFamily, weight: 400 | 700): Buffer {
  const name = packageOf[family];
  const file = `${name}-chinese-simplified-${weight}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const read = sfntOf(readFileSync(fontFile(family, `files/${file}`)));
  fonts.set(file, read);
  return read;
}
