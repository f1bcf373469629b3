import { type Ink, lineInk, type Page, type TextInk } from '../../common/ink';
import type { Letters } from '../text/letters';
import { margins } from './sheet-frame';

const numberSize = 9;

/** Words below each page: which it is, and of how many. */
export const numbered = (pages: readonly Page[], letters: Letters, say: (at: number, of: number) => string): Page[] =>
  pages.map((page, at) => {
    const text = say(at + 1, pages.length);
    const width = letters.width(text, 'regular', numberSize);
    const y = page.height - margins.bottom + 30;
    const number: TextInk = {
      kind: 'text',
      x: (page.width - width) / 2,
      y,
      text,
      size: numberSize,
      width,
      face: 'regular',
      tone: 'soft',
    };
    return { ...page, inks: [...page.inks, number] };
  });

/** Words of the sealed side: what students write outside of the line, and the warning along it. */
export interface BindingWords {
  readonly fields: readonly string[];
  readonly warning: string;
}

/** The sealing line on odd pages: what tells who wrote a paper is folded over and stapled at it. */
export const bound = (pages: readonly Page[], letters: Letters, words: BindingWords): Page[] =>
  pages.map((page, at) =>
    at % 2 === 0 ? { ...page, inks: [...page.inks, ...bindingInks(page.height, letters, words)] } : page,
  );

function bindingInks(height: number, letters: Letters, { fields, warning }: BindingWords): Ink[] {
  const line = margins.side + margins.binding / 2 - 8;
  const inks: Ink[] = [lineInk([line, 24], [line, height - 24], { dash: [3, 2] })];
  // what stands upright is turned to the left, and read from below
  const upright = (text: string, x: number, y: number, size: number): TextInk => ({
    kind: 'text',
    x,
    y,
    text,
    size,
    width: letters.width(text, 'regular', size),
    face: 'regular',
    turn: -90,
  });
  const part = (height - 80) / Math.max(1, fields.length);
  fields.forEach((field, at) => {
    const begin = height - 40 - at * part;
    const name = upright(field, line - 22, begin, 10);
    inks.push(name, lineInk([line - 20, begin - name.width - 4], [line - 20, begin - part + 16]));
  });
  // Chinese signs are spread along the line; other words stay words
  const words = /\p{Script=Han}/u.test(warning) ? [...warning] : [warning];
  const step = words.length === 1 ? 0 : (height - 120) / (words.length - 1);
  words.forEach((word, at) => {
    const below = words.length === 1 ? (height + letters.width(word, 'regular', 8)) / 2 : height - 60 - at * step;
    inks.push(upright(word, line + 11, below, 8));
  });
  return inks;
}

/** Words across all pages, pale and behind what stands there: who printed it, and when. */
export function watermarked(pages: readonly Page[], letters: Letters, words: string): Page[] {
  const size = 13;
  const width = letters.width(words, 'regular', size);
  const mark = (x: number, y: number): TextInk => ({
    kind: 'text',
    x,
    y,
    text: words,
    size,
    width,
    face: 'regular',
    tone: 'faint',
    turn: -30,
  });
  return pages.map((page) => {
    const marks: Ink[] = [];
    for (let y = 120, row = 0; y < page.height + 100; y += 150, row++)
      for (let x = row % 2 === 0 ? -20 : -20 - width / 2; x < page.width; x += width + 60) marks.push(mark(x, y));
    return { ...page, inks: [...marks, ...page.inks] };
  });
}

/** Empty pages at the end, until their number is a multiple: of two for both sides of sheets, of four for booklets. */
export const filled = (pages: readonly Page[], multiple: number): Page[] => {
  const { width, height } = pages[0]!;
  const missing = (multiple - (pages.length % multiple)) % multiple;
  return [...pages, ...Array.from({ length: missing }, () => ({ width, height, inks: [], places: [] }))];
};
