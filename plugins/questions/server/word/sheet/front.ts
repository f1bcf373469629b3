import type { WriteOptions } from '../../exporting/writer';
import { heading, paragraph, type Piece, text, type Unit, type WordCell } from './piece';
import type { Say } from './say';
import { isWorkedOut, ordinalOf, numbersOf, type Section } from './sections';

type Front = Pick<WriteOptions, 'title' | 'answers' | 'note' | 'front' | 'look'>;

/** What stands on a paper before its questions, each block as a unit with its id. */
export function frontUnits(options: Front, sections: readonly Section[], say: Say): Unit[] {
  const { title, note = '', front, look, answers } = options;
  const name = front?.student?.fields ?? (look?.hasBinding || front ? [] : usualFields(say));
  const notes = [...(note === '' ? [] : [paragraph([text(note)])]), ...notesPieces(front?.notes ?? [], say)];
  const titles = [
    ...unit('secret', front?.secret, (words) => heading(words, 'secret')),
    ...unit('title', title, (words) => heading(words, 'title', { align: 'center' })),
    ...unit('subtitle', front?.subtitle, (words) => heading(words, 'subtitle', { align: 'center' })),
  ];
  if (answers === 'only') return titles;
  return [
    ...titles,
    ...unit('info', front?.info, (words) => ({ ...paragraph([text(words)]), style: 'info', align: 'center' })),
    ...blocks('student', fieldPieces(name, front?.student?.boxes ?? 0, say)),
    ...blocks('scores', front?.hasScores ? [scoreTable(sections, say)] : []),
    ...blocks('notes', notes),
  ];
}

const unit = (id: string, words: string | undefined, pieceOf: (words: string) => Piece): Unit[] =>
  words ? [{ id, pieces: [pieceOf(words)] }] : [];
const blocks = (id: string, pieces: readonly Piece[]): Unit[] => (pieces.length > 0 ? [{ id, pieces }] : []);

const usualFields = (say: Say) => ['school', 'class', 'name'].map((field) => say(`binding.${field}`));

const asksNumber = /号$|number$|no\.?$/i;

/** Boxes belong to the last field if it asks for a number, else to a number of their own. */
function fieldPieces(fields: readonly string[], boxes: number, say: Say): Piece[] {
  if (boxes === 0) return fields.length === 0 ? [] : [{ kind: 'fields', fields: fields.map((name) => ({ name })) }];
  const last = fields.at(-1);
  const isAsked = last !== undefined && asksNumber.test(last);
  const others = (isAsked ? fields.slice(0, -1) : fields).map((name) => ({ name }));
  return [{ kind: 'fields', fields: [...others, { name: isAsked ? last : say('admission'), boxes }] }];
}

/** Instructions with their numbers, unless they bring them along. */
function notesPieces(notes: readonly string[], say: Say): Piece[] {
  if (notes.length === 0) return [];
  const isNumbered = notes.length > 1 && !notes.some((note) => /^\s*[\d(（①-⑳]/.test(note));
  const lines = notes.map((note, at) => ({ ...paragraph([text(note)]), ...(isNumbered && { label: `${at + 1}．` }) }));
  return [heading(say('notes'), 'text'), ...lines];
}

/** Columns of the table beside those of sections: what a row is, the total, who checked it. */
const others = 3;
const mostColumns = 16;

/** A column for each section; sections that are worked out in writing have one for each question, where there is room. */
function scoreTable(sections: readonly Section[], say: Say): Piece {
  const counted = sections.filter(({ head }) => head !== '');
  const own = counted.length > 0 ? counted : sections;
  const columns = own.map((section) => {
    const count = numbersOf(section.inside);
    return isWorkedOut(section) && count > 1 ? count : 1;
  });
  const isFine =
    columns.reduce((sum, count) => sum + count, others) <= mostColumns && columns.some((count) => count > 1);
  const widths = isFine ? columns : own.map(() => 1);
  const down = isFine ? { lines: 2 } : {};
  const names = own.map(({ head }, at): WordCell => {
    const words = headOrdinal(head) ?? String(ordinalOf(at, say));
    return widths[at]! > 1 ? { words, columns: widths[at]! } : { words, ...down };
  });
  const numbers = own.flatMap(({ from }, at): WordCell[] =>
    widths[at]! > 1 ? Array.from({ length: widths[at]! }, (_, place) => ({ words: String(from + place) })) : [],
  );
  const count = widths.reduce((sum, width) => sum + width, 0);
  const cell = (name: string): WordCell => ({ words: say(`scores.${name}`), ...down });
  const empty = Array.from({ length: count + 2 }, (): WordCell => ({ words: '' }));
  return {
    kind: 'table',
    shares: [1.3, ...Array.from({ length: count }, () => 1), 1.1, 1.2],
    lines: [
      [cell('number'), ...names, cell('total'), cell('checker')],
      ...(isFine ? [numbers] : []),
      [{ words: say('scores.points') }, ...empty],
    ],
  };
}

/** What a heading counts itself with: 一、 or Part 2. */
const headOrdinal = (head: string): string | undefined =>
  (/^([一二三四五六七八九十]{1,3})\s*[、．.]/.exec(head) ?? /^(?:Part|Section)\s+(\w{1,4})\b/i.exec(head))?.[1];
