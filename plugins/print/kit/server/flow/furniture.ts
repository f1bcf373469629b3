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

/** Words of the sealed side: what students write outside of the line, what the line is called, and the warning beside it. */
export interface BindingWords {
  readonly fields: readonly string[];
  readonly seal: string;
  readonly warning: string;
}

/** The sealing line on odd pages: what tells who wrote a paper is folded over and stapled at it. */
export const bound = (pages: readonly Page[], letters: Letters, words: BindingWords): Page[] =>
  pages.map((page, at) =>
    at % 2 === 0 ? { ...page, inks: [...page.inks, ...bindingInks(page.height, letters, words)] } : page,
  );

/** Free at both ends of the line. */
const lineEnds = 24;
const sealSize = 11;
const warningSize = 8.5;

function bindingInks(height: number, letters: Letters, { fields, seal, warning }: BindingWords): Ink[] {
  const x = margins.side + margins.binding / 2 - 8;
  // what stands upright is turned to the left, and read from below
  const upright = (text: string, left: number, y: number, look: Pick<TextInk, 'size' | 'face'>): TextInk => ({
    kind: 'text',
    x: left,
    y,
    text,
    ...look,
    width: letters.width(text, look.face, look.size),
    turn: -90,
  });
  const part = (height - 80) / Math.max(1, fields.length);
  const names = fields.flatMap((field, at) => {
    const begin = height - 40 - at * part;
    const name = upright(field, x - 22, begin, { size: 10, face: 'regular' });
    return [name, lineInk([x - 20, begin - name.width - 4], [x - 20, begin - part + 16])];
  });
  // Chinese signs are spread along the line; other words stay words
  const words = /\p{Script=Han}/u.test(seal) ? [...seal] : [seal];
  const signs = words.map((word, at) => {
    const sign = upright(word, x + sealSize * 0.35, 0, { size: sealSize, face: 'bold' });
    return { ...sign, y: height - ((at + 0.5) * height) / words.length + sign.width / 2 };
  });
  const note = upright(warning, x + 13, 0, { size: warningSize, face: 'regular' });
  // between the first sign and the second
  return [...names, ...dashes(x, height, signs), ...signs, { ...note, y: (height * 2) / 3 + note.width / 2 }];
}

/** The line in pieces between the signs on it, which go from below upwards. */
function dashes(x: number, height: number, signs: readonly TextInk[]): Ink[] {
  const stops = signs.flatMap(({ y, width }) => [y + 5, y - width - 5]);
  const ends = [height - lineEnds, ...stops, lineEnds];
  return Array.from({ length: ends.length / 2 }, (_, at) =>
    lineInk([x, ends[2 * at]!], [x, ends[2 * at + 1]!], { dash: [3, 2] }),
  );
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
