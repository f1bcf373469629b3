import type { QuestionBody, QuestionPart } from '../../../kit/common/question-body';
import type { PartKey } from '../../../kit/common/question-key';
import { gapsIn, isEmptyContent } from '../../../kit/common/walk-content';
import type { Difficulty } from '../../../kit/common/types/difficulty';
import { isComposite, questionTypes } from '../../../kit/common/types/question-types';
import type { ReadSheet } from 'edutech/core/server/sheets/read-sheet';
import { tidyPoints, withGap } from '../checks/validate-question';
import { type Place, type ReadFile, type ReadQuestion, Refused } from '../exchange-format';
import { failed, QuestionCollector } from '../checks/collect-questions';
import { typeOfWord } from '../dialect/type-words';
import { readGapCells, readLetters, readTruth } from './answer-cells';
import { contentOfCell } from './cell-content';
import { type Column, difficultyWords, findColumns, type FoundColumns } from './columns';

const { singleChoice, multipleChoice, trueFalse, gapFilling } = questionTypes;

/** Rows above the titles: a heading, a hint. */
const mostAbove = 10;

/**
 * Reads the questions of a workbook, of all sheets that have the columns: one row each, those of a text with its number of
 * the part. Faults name their row, and their sheet where there are several.
 */
export function readRows(sheets: readonly ReadSheet[]): ReadFile {
  const gathering = new QuestionCollector();
  let isFound = false;
  for (const { name, rows } of sheets) {
    const at = rows.slice(0, mostAbove).findIndex(({ cells }) => findColumns(cells) !== null);
    if (at < 0) continue;
    isFound = true;
    const reading = new RowReading(findColumns(rows[at]!.cells)!, gathering);
    for (const { number, cells } of rows.slice(at + 1))
      reading.take({ line: number, name: sheets.length > 1 ? name : '' }, cells);
    gathering.endMaterial();
  }
  return isFound ? gathering.result() : failed('badRow');
}

class RowReading {
  #materials = 0;

  constructor(
    readonly found: FoundColumns,
    readonly gathering: QuestionCollector,
  ) {}

  take(place: Place, cells: readonly string[]): void {
    const cell = (column: Exclude<Column, 'options'>) => (cells[this.found.at.get(column) ?? -1] ?? '').trim();
    this.gathering.attempt(place, () => {
      const type = typeOfWord(cell('type').normalize('NFKC'));
      if (type === undefined) throw new Refused('badType', cell('type').slice(0, 40));
      const options = this.found.options.map((at) => (at === undefined ? '' : (cells[at] ?? '').trim()));
      const points = this.#points(cell('points'), place);
      const base = { place, title: '', ...difficultyOf(cell('difficulty')), ...tagsOf(cell('tags')) };
      if (isComposite(type)) {
        this.#materials += 1;
        const stem = contentOfCell(cell('stem'), type === questionTypes.cloze);
        const analysis = contentOfCell(cell('analysis'));
        const body: QuestionBody = { type, stem, points: 0, parts: [] };
        this.gathering.give(
          { ...base, body, key: isEmptyContent(analysis) ? {} : { transcript: analysis } },
          this.#material(),
          true,
        );
        return;
      }
      const row = { stem: cell('stem'), answer: cell('answer'), analysis: cell('analysis'), options, points };
      const read = readRow(type as QuestionPart['type'], row, (fault, detail) => {
        this.gathering.notes.push({ fault, place, detail });
      });
      const isPart = cell('part') !== '';
      if (!isPart) this.gathering.endMaterial();
      this.gathering.give(
        { ...base, ...read } as ReadQuestion,
        isPart ? `${this.#material()}.${cell('part')}` : '',
        false,
      );
    });
  }

  #material = () => `material-${this.#materials}`;

  #points(text: string, place: Place): number {
    if (text === '') return 1;
    const points = Number(text.normalize('NFKC').replace(/分$/, ''));
    const tidy = tidyPoints(points);
    if (tidy !== points) this.gathering.notes.push({ fault: 'badPoints', place, detail: text.slice(0, 40) });
    return tidy;
  }
}

interface Row {
  readonly stem: string;
  readonly answer: string;
  readonly analysis: string;
  readonly options: readonly string[];
  readonly points: number;
}

function readRow(
  type: QuestionPart['type'],
  row: Row,
  note: (fault: 'noAnswer' | 'manyGaps', detail: string) => void,
): { body: QuestionPart; key: PartKey } {
  const analysis = contentOfCell(row.analysis);
  const base: PartKey = isEmptyContent(analysis) ? {} : { analysis };
  const { answer, points } = row;
  switch (type) {
    case singleChoice:
    case multipleChoice: {
      const last = row.options.findLastIndex((option) => option !== '');
      const options = row.options.slice(0, last + 1).map((option) => contentOfCell(option));
      const choice = readLetters(answer);
      const fits = choice?.every((option) => option < options.length) && (type !== singleChoice || choice.length === 1);
      if (!fits) note('noAnswer', answer.slice(0, 40));
      const partialCredit = type === multipleChoice ? { partialCredit: 'share' as const } : {};
      return {
        body: { type, stem: contentOfCell(row.stem), points, options },
        key: { ...base, ...(fits && { choice: choice! }), ...partialCredit },
      };
    }
    case trueFalse: {
      const truth = readTruth(answer);
      if (truth === null) note('noAnswer', answer.slice(0, 40));
      return {
        body: { type, stem: contentOfCell(row.stem), points },
        key: { ...base, ...(truth !== null && { truth }) },
      };
    }
    case gapFilling: {
      const gaps = readGapCells(answer);
      const stem = withGap(contentOfCell(row.stem, true));
      const asked = gapsIn(stem).length;
      if (asked !== gaps.length) {
        note(gaps.length === 0 ? 'noAnswer' : 'manyGaps', gaps.length === 0 ? '' : `${asked} / ${gaps.length}`);
        return {
          body: { type, stem, points, gaps: Array.from({ length: asked }, () => ({ kind: 'text' })) },
          key: base,
        };
      }
      return {
        body: { type, stem, points, gaps: gaps.map(({ gap }) => gap) },
        key: { ...base, gaps: gaps.map(({ key }) => key) },
      };
    }
    default: {
      const model = contentOfCell(answer);
      const key = isEmptyContent(model) ? base : { ...base, answer: model };
      return { body: { type, stem: contentOfCell(row.stem), points }, key };
    }
  }
}

function difficultyOf(text: string): { difficulty?: Difficulty } {
  const word = text.trim().toLowerCase();
  const found = difficultyWords.findIndex((words) => words.includes(word));
  return found > 0 ? { difficulty: found as Difficulty } : {};
}

function tagsOf(text: string): { tags?: readonly string[] } {
  const tags = text
    .split(/[,，;；、\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return tags.length > 0 ? { tags: tags.slice(0, 20) } : {};
}
