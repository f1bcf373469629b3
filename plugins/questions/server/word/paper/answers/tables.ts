import { flatText, type SourceLine } from '../../document/source-line';
import { questionNumber } from '../line-labels';
import { beginsOption } from '../items/options';

const textOfCell = (cell: readonly SourceLine[]) =>
  cell
    .map(({ inlines }) => flatText(inlines))
    .join('\n')
    .trim();

const head = /^(?:题\s*号|题\s*序|序\s*号|No\.?)$/i;
const answer = /^(?:参考)?答\s*案$|^Answer$/i;

/** A table of answers by number: 题号 | 1 | 2 … over 答案 | A | C …, filled in. */
export function isAnswerTable({ rows }: SourceLine): boolean {
  return answersOfTable(rows ?? []).some(({ lines }) => lines.length > 0);
}

/** The answers of such a table; empty cells are left out. */
export function answersOfTable(
  rows: NonNullable<SourceLine['rows']>,
): { number: number; lines: readonly SourceLine[] }[] {
  return rows.flatMap((row, at) => {
    const below = rows[at + 1];
    if (!head.test(textOfCell(row[0] ?? [])) || !below || !answer.test(textOfCell(below[0] ?? []))) return [];
    return row.slice(1).flatMap((cell, column) => {
      const number = Number(textOfCell(cell));
      const lines = (below[column + 1] ?? []).filter(({ inlines }) => inlines.length > 0);
      return Number.isInteger(number) && number > 0 && lines.length > 0 ? [{ number, lines }] : [];
    });
  });
}

/**
 * The lines of a layout table: options beside each other, questions in columns, a frame around a
 * text. Null for a table that says something by being one.
 */
export function linesOfLayout({ rows }: SourceLine, option: number, number: number): SourceLine[] | null {
  const cells = (rows ?? []).flat();
  const filled = cells.filter((cell) => cell.length > 0);
  const first = filled[0];
  if (!first) return [];
  const text = textOfCell(first);
  const isOptions = beginsOption(text, option) && filled.length > 1;
  const isQuestions = questionNumber(text)?.number === number;
  // options by columns read down, those by rows across: the letters say which
  if (isOptions) return inOrder(filled, option) ?? filled.flat();
  return isQuestions || filled.length === 1 ? filled.flat() : null;
}

function inOrder(cells: readonly (readonly SourceLine[])[], from: number): SourceLine[] | null {
  const letters = cells.map(
    (cell) =>
      textOfCell(cell)
        .replace(/^[（(]/, '')
        .charCodeAt(0) - 65,
  );
  const isComplete = letters.every((_letter, at) => letters.includes(from + at));
  if (!isComplete) return null;
  return cells.flatMap((_cell, at) => cells[letters.indexOf(from + at)]!);
}
