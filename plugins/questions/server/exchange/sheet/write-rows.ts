import type { Content } from '../../../kit/common/content';
import type { Language } from 'edutech/core/common/languages';
import { answeredParts, type QuestionPart } from '../../../kit/common/question-body';
import { type PartKey, partKeys } from '../../../kit/common/question-key';
import { isComposite, questionTypes } from '../../../kit/common/types/question-types';
import type { ReadSheet } from 'edutech/core/server/sheets/read-sheet';
import { cellText } from 'edutech/core/server/sheets/reading/cell-text';
import type { CellValue, SheetToWrite } from 'edutech/core/server/sheets/write-sheet';
import { filesOfQuestion } from '../checks/validate-question';
import type { ExchangeQuestion, Note } from '../exchange-format';
import { typeWords } from '../dialect/type-words';
import { writeGapCell, writeLetters } from './answer-cells';
import { cellOfContent } from './cell-content';
import { columnsIn, difficultyWords, mostOptions } from './columns';

const { trueFalse, gapFilling, multipleChoice } = questionTypes;

const typeName = (type: keyof typeof typeWords, language: Language): string =>
  language === 'zh-CN'
    ? typeWords[type][0]!
    : (typeWords[type].find((word) => /^[a-z /]+$/.test(word)) ?? typeWords[type][0]!);

const difficultyName = ({ difficulty = 0 }: ExchangeQuestion, language: Language): string =>
  difficultyWords[difficulty]?.find((word) => (language === 'en') === /^[a-z ]+$/.test(word)) ?? '';

function answerOf({ type }: QuestionPart, key: PartKey, language: Language): string {
  if (type <= multipleChoice) return writeLetters(key.choice ?? []);
  if (type === trueFalse)
    return key.truth === undefined ? '' : language === 'en' ? `${key.truth}` : key.truth ? '正确' : '错误';
  if (type === gapFilling) return writeGapCell(key.gaps ?? []);
  return cellOfContent((key.answer ?? []) as Content);
}

function rowOf(
  part: QuestionPart,
  key: PartKey,
  number: number | null,
  question: ExchangeQuestion,
  language: Language,
): CellValue[] {
  const options = Array.from({ length: mostOptions }, (_, at) => cellOfContent((part.options?.[at] ?? []) as Content));
  return [
    typeName(part.type, language),
    number,
    cellOfContent(part.stem as Content),
    ...options,
    answerOf(part, key, language),
    part.points,
    number === null ? difficultyName(question, language) : '',
    cellOfContent((key.analysis ?? []) as Content),
    number === null ? (question.tags ?? []).join(', ') : '',
  ];
}

function rowsOf(question: ExchangeQuestion, language: Language): CellValue[][] {
  const { body, key } = question;
  const parts = answeredParts(body);
  const keys = partKeys(key, parts.length);
  if (!isComposite(body.type)) return [rowOf(parts[0]!, keys[0]!, null, question, language)];
  const material: CellValue[] = [
    typeName(body.type, language),
    null,
    cellOfContent(body.stem as Content),
    ...Array.from({ length: mostOptions + 1 }, () => ''),
    null,
    difficultyName(question, language),
    cellOfContent((key.transcript ?? key.analysis ?? []) as Content),
    (question.tags ?? []).join(', '),
  ];
  return [material, ...parts.map((part, at) => rowOf(part, keys[at]!, at + 1, question, language))];
}

const sheetName: Readonly<Record<Language, string>> = { 'zh-CN': '题目', en: 'Questions' };

/** Questions as rows of a sheet; questions with pictures or recordings, which have no cell, are reported. */
export function writeRows(
  questions: readonly ExchangeQuestion[],
  language: Language,
): { readonly sheet: SheetToWrite; readonly left: readonly Note[] } {
  const rows = questions.flatMap((question) => rowsOf(question, language));
  const left = questions.flatMap((question, at): Note[] =>
    filesOfQuestion(question).length > 0
      ? [{ fault: 'lostFile', place: { line: at + 1, name: question.title }, detail: '' }]
      : [],
  );
  return { sheet: { name: sheetName[language], columns: columnsIn(language), rows }, left };
}

/** A sheet as it is read again, without the workbook between. */
export const readSheetOf = ({ name, columns, rows }: SheetToWrite): ReadSheet => ({
  name,
  rows: [columns.map(({ title }) => title), ...rows].map((cells, at) => ({
    number: at + 1,
    cells: cells.map(cellText),
  })),
});
