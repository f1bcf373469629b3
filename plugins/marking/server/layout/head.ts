import { boxInk, type Ink, lineInk } from 'edutech/plugins/print/kit/common/ink';
import { millimetre as mm } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Letters } from 'edutech/plugins/print/kit/server/text/letters';
import type { AnswerSheet } from '../../model/sheet/answer-sheet';
import type { BubbleField } from '../../model/sheet/plan';
import { filledInk } from './frame';
import { bubble, bubblesAt, type Piece, placed, textInk, together } from './piece';
import type { SheetWords } from './words';

const label = { width: 56 * mm, height: 26 * mm } as const;
const digit = { pitch: 6.8 * mm, row: 4.3 * mm, written: 6 * mm, title: 5 * mm, side: 1.5 * mm } as const;
const gap = 4 * mm;

/** Title, who it is, and what the sheet asks of its student; at the top of the first column. */
export function headOf(sheet: AnswerSheet, words: SheetWords, letters: Letters, width: number): Piece {
  const title = titleOf(sheet.title, words, letters, width);
  const who = whoOf(sheet, words, letters, width);
  const numbers = sheet.identity.digits > 0 ? digitsOf(sheet.identity.digits, words, letters) : null;
  const left = numbers ? digitsWidth(sheet.identity.digits) + gap : 0;
  const notes = notesOf(sheet, words, letters, width - left, numbers?.height ?? 0);
  const whoTop = title.height + gap;
  const notesTop = whoTop + who.height + gap;
  const height = notesTop + Math.max(numbers?.height ?? 0, notes.height) + gap;
  return together(height, [
    title,
    placed(who, 0, whoTop),
    ...(numbers ? [placed(numbers, 0, notesTop)] : []),
    placed(notes, left, notesTop),
  ]);
}

const titleLooks = { title: { size: 13, face: 'bold' }, kind: { size: 15, face: 'bold' } } as const;

function titleOf(title: string, words: SheetWords, letters: Letters, width: number): Piece {
  const middle = (text: string, y: number, look: (typeof titleLooks)['title' | 'kind']) =>
    textInk(letters, text, (width - letters.width(text, look.face, look.size)) / 2, y, look);
  return { height: 40, inks: [middle(title, 14, titleLooks.title), middle(words.kind, 34, titleLooks.kind)] };
}

/** Lines for names at the left, the place of the label at the right. */
function whoOf({ identity }: AnswerSheet, words: SheetWords, letters: Letters, width: number): Piece {
  const room = identity.hasLabel ? width - label.width - gap : width;
  const row = label.height / words.fields.length;
  const inks: Ink[] = words.fields.flatMap((field, at) => {
    const y = (at + 1) * row - 4;
    const name = textInk(letters, field, 0, y, { size: 9.5 });
    return [name, lineInk([name.width + 4, y + 2], [room, y + 2], { line: 0.5 })];
  });
  if (!identity.hasLabel) return { height: label.height, inks };
  const x = width - label.width;
  const middle = (text: string, y: number, size: number) =>
    textInk(letters, text, x + (label.width - letters.width(text, 'regular', size)) / 2, y, { size, tone: 'pale' });
  return {
    height: label.height,
    inks: [
      ...inks,
      { ...boxInk(x, 0, label.width, label.height), dash: [3, 2] },
      middle(words.label, label.height / 2, 9),
      middle(words.labelNote, label.height / 2 + 13, 7),
    ],
    label: { x, y: 0, ...label },
  };
}

const digitsWidth = (digits: number): number => digits * digit.pitch + 2 * digit.side;

/** The admission number: written above, filled in below, a column for each place. */
function digitsOf(digits: number, words: SheetWords, letters: Letters): Piece {
  const width = digitsWidth(digits);
  const top = digit.title + digit.written;
  const height = top + 10 * digit.row + 1.5 * mm;
  const values = Array.from({ length: 10 }, (_, value) => ({ value: String(value), shown: String(value) }));
  const columns = Array.from({ length: digits }, (_, place) => {
    const x = digit.side + place * digit.pitch + (digit.pitch - bubble.width) / 2;
    return bubblesAt(letters, values, (at) => [x, top + 1.5 * mm + at * digit.row]);
  });
  const titleX = (width - letters.width(words.number, 'regular', 9)) / 2;
  return {
    height,
    inks: [
      textInk(letters, words.number, titleX, digit.title - 4, { size: 9 }),
      boxInk(0, 0, width, height, { line: 0.8 }),
      lineInk([0, digit.title], [width, digit.title], { line: 0.5 }),
      lineInk([0, top], [width, top], { line: 0.5 }),
      ...columns.slice(1).map((_, at) => {
        const x = digit.side + (at + 1) * digit.pitch;
        return lineInk([x, digit.title], [x, top], { line: 0.5 });
      }),
      ...columns.flatMap(({ inks }) => inks),
    ],
    fields: columns.map(
      ({ bubbles }, at): BubbleField => ({
        kind: 'digit',
        id: String(at),
        at: 0,
        isMultiple: false,
        mayBeEmpty: false,
        bubbles,
      }),
    ),
  };
}

const note = { size: 7.5, row: 11 } as const;

function notesOf(sheet: AnswerSheet, words: SheetWords, letters: Letters, width: number, least: number): Piece {
  const lines = words.notes.flatMap((text) => wrapped(letters, text, width - 10));
  const absence = sheet.identity.hasAbsence ? 9 * mm : 0;
  const samples = 6 * mm;
  const height = Math.max(least, 20 + lines.length * note.row + samples + absence + 4);
  const box = height - absence - (absence > 0 ? 2 * mm : 0);
  const sampleY = box - samples + 2;
  const right = textInk(letters, words.right, 5, sampleY + 8, { size: note.size });
  const filled = { x: 5 + right.width + 4, y: sampleY + 1, ...bubble };
  const wrong = textInk(letters, words.wrong, filled.x + bubble.width + 16, sampleY + 8, { size: note.size });
  const crossed = { x: wrong.x + wrong.width + 4, y: sampleY + 1, ...bubble };
  return together(height, [
    {
      height,
      inks: [
        boxInk(0, 0, width, box, { line: 0.8 }),
        textInk(letters, words.notesTitle, 5, 12, { size: 8.5, face: 'bold' }),
        ...lines.map((text, at) => textInk(letters, text, 5, 24 + at * note.row, { size: note.size })),
        right,
        filledInk(filled),
        wrong,
        boxInk(crossed.x, crossed.y, bubble.width, bubble.height),
        lineInk([crossed.x + 2, crossed.y + 4], [crossed.x + 6, crossed.y + 7]),
        lineInk([crossed.x + 6, crossed.y + 7], [crossed.x + 12, crossed.y]),
      ],
    },
    ...(absence > 0 ? [placed(absenceOf(words, letters, width, absence), 0, height - absence)] : []),
  ]);
}

function absenceOf(words: SheetWords, letters: Letters, width: number, height: number): Piece {
  const name = textInk(letters, words.absence, 5, height / 2 + 3, { size: 8.5, face: 'bold' });
  const x = 5 + name.width + 5;
  const { bubbles } = bubblesAt(letters, [{ value: 'absent', shown: '' }], () => [x, (height - bubble.height) / 2]);
  const explained = wrapped(letters, words.absenceNote, width - x - bubble.width - 10);
  return {
    height,
    inks: [
      boxInk(0, 0, width, height, { line: 0.8 }),
      name,
      boxInk(x, (height - bubble.height) / 2, bubble.width, bubble.height, { line: 0.5, tone: 'pale' }),
      ...explained.map((text, at) =>
        textInk(letters, text, x + bubble.width + 5, height / 2 + 3 + (at - (explained.length - 1) / 2) * 9, {
          size: 6.5,
        }),
      ),
    ],
    fields: [{ kind: 'absence', id: 'absence', at: 0, isMultiple: false, mayBeEmpty: true, bubbles }],
  };
}

/** A text in rows of a width; a word of letters is not divided. */
function wrapped(letters: Letters, text: string, width: number): string[] {
  const rows: string[] = [''];
  for (const word of text.match(/[!-~]+ ?|./gu) ?? []) {
    const longer = rows.at(-1)! + word;
    if (rows.at(-1) !== '' && letters.width(longer.trimEnd(), 'regular', note.size) > width) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows.map((row) => row.trimEnd());
}
