import { flatText, type SourceLine } from '../../document/source-line';
import { questionNumber } from '../line-labels';
import { beginsOption } from '../items/options';

type Cell = readonly SourceLine[];
type Rows = NonNullable<SourceLine['rows']>;

const textOfCell = (cell: Cell | undefined) =>
  (cell ?? [])
    .map(({ inlines }) => flatText(inlines))
    .join('\n')
    .trim();

const head = /^(?:题\s*号|题\s*序|序\s*号|题目|No\.?|#|Q(?:uestion)?(?:\s*(?:No\.?|number|#))?|Item|Number)$/i;
const answer = /^(?:参考|正确|标准)?答\s*案$|^(?:correct )?answers?$|^(?:answer )?key$/i;
const analysis = /^(?:答案)?(?:解析|分析|详解)$|^(?:explanation|analysis|rationale)$/i;
/** An answer in a table without titles: letters, right or wrong. */
const sign = /^(?:[A-Oa-o]{1,8}|[√×✓✗对错TF]|True|False)$/i;

/** An answer of a table. */
export interface TableAnswer {
  readonly number: number;
  readonly lines: Cell;
  readonly analysis: Cell;
}

/** A table of answers by number, filled in. */
export const isAnswerTable = ({ rows }: SourceLine): boolean => answersOfTable(rows ?? []).length > 0;

/**
 * The answers of a table: 题号 | 1 | 2 … over 答案 | A | C …; 题号 | 答案 (| 解析) over rows, once or several times beside
 * each other; or numbers and letters alone, in rows or in columns. Empty cells are left out.
 */
export function answersOfTable(rows: Rows): TableAnswer[] {
  const ways = [across, down, bare, bareAcross];
  return ways.map((way) => way(rows)).find((found) => found.length > 0) ?? [];
}

const filled = (cell: Cell | undefined): Cell =>
  (cell ?? []).filter(({ inlines, blocks }) => inlines.length + blocks.length > 0);

function entry(number: Cell | undefined, lines: Cell | undefined, said?: Cell): TableAnswer[] {
  const of = Number(/^(?:第\s*|Q(?:uestion)?\s*)?(\d{1,3})\s*[题.．、]?$/i.exec(textOfCell(number))?.[1] ?? 0);
  const found = filled(lines);
  return of > 0 && found.length > 0 ? [{ number: of, lines: found, analysis: filled(said) }] : [];
}

const across = (rows: Rows): TableAnswer[] =>
  rows.flatMap((row, at) => {
    const below = rows[at + 1];
    if (!head.test(textOfCell(row[0])) || !below || !answer.test(textOfCell(below[0]))) return [];
    return row.slice(1).flatMap((cell, column) => entry(cell, below[column + 1]));
  });

function down([titles = [], ...rows]: Rows): TableAnswer[] {
  const names = titles.map(textOfCell);
  const columns = names.flatMap((name, at) => {
    if (!head.test(name)) return [];
    const end = names.findIndex((other, place) => place > at && head.test(other));
    const own = names.slice(at + 1, end < 0 ? undefined : end);
    const [ofAnswer, ofAnalysis] = [
      own.findIndex((one) => answer.test(one)),
      own.findIndex((one) => analysis.test(one)),
    ];
    return ofAnswer < 0 ? [] : [{ at, answer: at + 1 + ofAnswer, analysis: ofAnalysis < 0 ? -1 : at + 1 + ofAnalysis }];
  });
  // column by column, so that numbers go on
  return columns.flatMap((column) =>
    rows.flatMap((row) => entry(row[column.at], row[column.answer], row[column.analysis])),
  );
}

/** Rows of a number and an answer, or of several such pairs. */
function bare(rows: Rows): TableAnswer[] {
  const pairs = Math.max(0, ...rows.map(({ length }) => length)) / 2;
  if (rows.length < 2 || !Number.isInteger(pairs)) return [];
  const found = Array.from({ length: pairs }, (_, pair) =>
    rows.flatMap((row) => entry(row[2 * pair], row[2 * pair + 1])),
  ).flat();
  return areSigns(found) && found.length >= rows.length ? found : [];
}

/** Numbers over answers. */
const bareAcross = (rows: Rows): TableAnswer[] => {
  const found = rows.flatMap((row, at) =>
    at % 2 === 0 ? row.flatMap((cell, column) => entry(cell, rows[at + 1]?.[column])) : [],
  );
  return areSigns(found) && found.length > 2 ? found : [];
};

const areSigns = (found: readonly TableAnswer[]) =>
  found.length > 1 && found.every(({ lines }) => sign.test(textOfCell(lines)));

const asked = /^(?:题目|试题|题干|问题|(?:题目|试题)?内容|questions?|stem)$/i;

/** The lines of a table of questions: 题号 | 题目 (| 答案 | 解析) over rows of them. Null for another table. */
function linesOfQuestions([titles = [], ...rows]: Rows): SourceLine[] | null {
  const names = titles.map(textOfCell);
  const number = names.findIndex((name) => head.test(name));
  const question = names.findIndex((name, at) => at !== number && asked.test(name));
  const numbers = rows.map((row) => /^(\d{1,3})\s*[.．、]?$/.exec(textOfCell(row[number]))?.[1]);
  if (number < 0 || question < 0 || !numbers.some(Boolean)) return null;
  const labelled = (label: string, cell: Cell | undefined): SourceLine[] => {
    const [first, ...others] = filled(cell);
    return first ? [{ ...first, inlines: [{ kind: 'text', text: label }, ...first.inlines] }, ...others] : [];
  };
  return rows.flatMap((row, at) => {
    if (!numbers[at]) return row.flat();
    const said = (label: string, title: RegExp) =>
      names.flatMap((name, column) => (title.test(name) ? labelled(label, row[column]) : []));
    return [...labelled(`${numbers[at]}．`, row[question]), ...said('【答案】', answer), ...said('【解析】', analysis)];
  });
}

/**
 * The lines of a layout table: options beside each other, questions in columns or by rows with their
 * answers, a frame around a text. Null for a table that says something by being one.
 */
export function linesOfLayout({ rows }: SourceLine, option: number, number: number): SourceLine[] | null {
  const questions = linesOfQuestions(rows ?? []);
  if (questions) return questions;
  const cells = (rows ?? []).flat();
  const full = cells.filter((cell) => cell.length > 0);
  const first = full[0];
  if (!first) return [];
  const text = textOfCell(first);
  const isOptions = beginsOption(text, option) && full.length > 1;
  const isQuestions = questionNumber(text)?.number === number && !sign.test(textOfCell(full[1] ?? []));
  // options by columns read down, those by rows across: the letters say which
  if (isOptions) return inOrder(full, option) ?? full.flat();
  if (isQuestions) return byNumber(full, number) ?? full.flat();
  return full.length === 1 ? full.flat() : null;
}

function inOrder(cells: readonly Cell[], from: number): SourceLine[] | null {
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

/** A page in two columns, of which the left one comes first: by the numbers that its cells begin with. */
function byNumber(cells: readonly Cell[], from: number): SourceLine[] | null {
  const numbers = cells.map((cell) => questionNumber(textOfCell(cell))?.number ?? null);
  if (numbers.some((number) => number === null)) return null;
  const order = cells.map((_cell, at) => numbers.indexOf(from + at));
  return order.every((at) => at >= 0) ? order.flatMap((at) => cells[at]!) : null;
}
