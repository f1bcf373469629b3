import { boxInk, type Ink, lineInk, type Page } from 'edutech/plugins/print/kit/common/ink';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { numbered } from 'edutech/plugins/print/kit/server/flow/furniture';
import { pagesOf, type Unit } from 'edutech/plugins/print/kit/server/flow/pages';
import { beside, emptyRow, type Row, rowsOf, stacked } from 'edutech/plugins/print/kit/server/flow/rows';
import { columnWidth, frameOf } from 'edutech/plugins/print/kit/server/flow/sheet-frame';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import { wordAtom, wordsIn } from 'edutech/plugins/print/kit/server/text/words';
import type { PrintLayout } from '../../model/print-layouts';
import { signsOf, type WordText } from '../../model/word';

/** What is printed, and the words on it that are no vocabulary. */
export interface Sheet {
  readonly title: string;
  readonly layout: PrintLayout;
  readonly look: SheetLook;
  readonly words: readonly WordText[];
  /** 班级 ____ 姓名 ____ 日期 ____ */
  readonly fields: readonly string[];
  readonly page: (at: number, of: number) => string;
}

/** Lengths in points. */
const titleSize = 16;
const textSize = 12;
const smallSize = 9.5;
/** Side of a square that a character is written into: 13 mm, as in exercise books. */
const square = 37;
const gap = 14;
const cardHeight = 128;

/** Dictation sheets, the same with the words on them, or flash cards to be cut apart. */
export function wordPages(sheet: Sheet, letters: Letters): Page[] {
  const width = columnWidth(sheet.look);
  const units = sheet.layout === 'cards' ? cards(sheet, letters, width) : dictation(sheet, letters, width);
  return numbered(pagesOf(units, frameOf(sheet.look)), letters, sheet.page);
}

interface Place {
  readonly left: number;
  readonly width: number;
  readonly align?: 'center';
}

const textRows = (letters: Letters, text: string, look: { size: number; face?: 'bold' }, place: Place): Row[] =>
  rowsOf(
    wordsIn(letters, text).map((word) => wordAtom(letters, word, look)),
    place,
  );

function dictation({ title, fields, words, layout }: Sheet, letters: Letters, width: number): Unit[] {
  const heading: Unit = {
    id: 'title',
    rows: [
      ...textRows(letters, title, { size: titleSize, face: 'bold' }, { left: 0, width, align: 'center' }),
      emptyRow(6),
      fieldRow(fields, letters, width),
      emptyRow(12),
    ],
    keepsNext: true,
  };
  const isChinese = words.some(({ text }) => signsOf(text).length > 0);
  const columns = isChinese ? 1 : 2;
  const each = (width - (columns - 1) * gap) / columns;
  const lines = isChinese
    ? packed(words, each)
    : Array.from({ length: Math.ceil(words.length / columns) }, (_, at) =>
        words.slice(at * columns, at * columns + columns),
      );
  let number = 0;
  const body = lines.map((line): Unit => {
    let left = 0;
    const cells = line.map((word) => {
      number += 1;
      const cell = isChinese
        ? squaresOf(word, number, layout, letters, left)
        : lineOf(word, number, layout, letters, { left, width: each });
      left += isChinese ? widthOf(word) + gap : each + gap;
      return cell;
    });
    return { rows: [beside(cells.map((cell) => [cell])), emptyRow(isChinese ? 8 : 4)] };
  });
  return [heading, ...body];
}

function fieldRow(fields: readonly string[], letters: Letters, width: number): Row {
  const each = width / fields.length;
  const inks = fields.flatMap((field, at): Ink[] => {
    const rows = textRows(letters, field, { size: textSize }, { left: at * each, width: each });
    const from = at * each + letters.width(field, 'regular', textSize) + 6;
    return [...stacked(rows, 0), lineInk([from, textSize + 3], [(at + 1) * each - 12, textSize + 3])];
  });
  return { height: textSize + 8, inks };
}

const widthOf = ({ text }: WordText): number => Math.max(2, signsOf(text).length) * square + 16;

/** Chinese words in lines as wide as the sheet. */
function packed(words: readonly WordText[], width: number): WordText[][] {
  const lines: WordText[][] = [[]];
  let taken = 0;
  for (const word of words) {
    const own = widthOf(word) + gap;
    if (taken > 0 && taken + own - gap > width) {
      lines.push([]);
      taken = 0;
    }
    lines.at(-1)!.push(word);
    taken += own;
  }
  return lines;
}

/** The pinyin above a square for each character (田字格); an answer sheet has the characters in them. */
function squaresOf(word: WordText, number: number, layout: PrintLayout, letters: Letters, left: number): Row {
  const signs = signsOf(word.text);
  const start = left + 16;
  const inks: Ink[] = [
    ...stacked(textRows(letters, `${number}`, { size: smallSize }, { left, width: 16 }), 4),
    ...stacked(
      textRows(letters, word.sound, { size: textSize }, { left: start, width: signs.length * square, align: 'center' }),
      0,
    ),
  ];
  const top = textSize + 9;
  for (const [at, sign] of signs.entries()) {
    const x = start + at * square;
    const middle = square / 2;
    inks.push(
      boxInk(x, top, square, square, { line: 0.8 }),
      lineInk([x + middle, top], [x + middle, top + square], { dash: [3, 3], tone: 'pale', line: 0.5 }),
      lineInk([x, top + middle], [x + square, top + middle], { dash: [3, 3], tone: 'pale', line: 0.5 }),
    );
    if (layout === 'answers')
      inks.push(
        ...stacked(textRows(letters, sign, { size: 24 }, { left: x, width: square, align: 'center' }), top + 4),
      );
  }
  return { height: top + square, inks };
}

/** A line to write an English word on, with its meaning below. */
function lineOf(word: WordText, number: number, layout: PrintLayout, letters: Letters, { left, width }: Place): Row {
  const start = left + 22;
  const inks: Ink[] = [
    ...stacked(textRows(letters, `${number}.`, { size: textSize }, { left, width: 22 }), 8),
    lineInk([start, 24], [left + width, 24]),
    ...stacked(
      textRows(letters, `${word.part} ${word.meaning}`.trim(), { size: smallSize }, { left: start, width: width - 22 }),
      28,
    ),
  ];
  if (layout === 'answers')
    inks.push(...stacked(textRows(letters, word.text, { size: textSize + 2 }, { left: start, width: width - 22 }), 4));
  return { height: 46, inks };
}

/** Two cards beside each other: the word, how it is said, what it means; cut along the lines, folded in the middle. */
function cards({ words }: Sheet, letters: Letters, width: number): Unit[] {
  const each = width / 2;
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, at): Unit => {
    const inks = words.slice(at * 2, at * 2 + 2).flatMap((word, place): Ink[] => {
      const left = place * each;
      const inside = { left: left + 8, width: each - 16, align: 'center' as const };
      const half = cardHeight / 2;
      return [
        boxInk(left, 0, each, cardHeight, { tone: 'pale' }),
        lineInk([left + 8, half], [left + each - 8, half], { dash: [3, 4], tone: 'pale' }),
        ...stacked(textRows(letters, word.text, { size: 20, face: 'bold' }, inside), 10),
        ...stacked(textRows(letters, word.sound, { size: textSize }, inside), 40),
        ...stacked(textRows(letters, `${word.part} ${word.meaning}`.trim(), { size: textSize }, inside), half + 8),
        ...stacked(textRows(letters, word.example, { size: smallSize }, inside), half + 32),
      ];
    });
    return { rows: [{ height: cardHeight, inks }] };
  });
}
