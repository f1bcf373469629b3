import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from 'edutech/core/common/languages';
import type { Content } from '../../../kit/common/content';
import { answeredParts } from '../../../kit/common/question-body';
import { formulasIn, textOf } from '../../../kit/common/walk-content';
import { type ReadSheet, readSheets } from 'edutech/core/server/sheets/read-sheet';
import { type SheetToWrite, writeSheets } from 'edutech/core/server/sheets/write-sheet';
import { filesOfQuestion } from '../checks/validate-question';
import type { ExchangeQuestion } from '../exchange-format';
import { anyQuestion, seeded } from '../fixtures/any-question';
import { readRows } from './read-rows';
import { questionTemplate } from './template';
import { writeRows } from './write-rows';

/** A sheet as it is read again, without the workbook between. */
const asRead = ({ name, columns, rows }: SheetToWrite): ReadSheet => ({
  name,
  rows: [columns.map(({ title }) => title), ...rows].map((cells, at) => ({
    number: at + 1,
    cells: cells.map((cell) => String(cell ?? '').trim()),
  })),
});

const sheetOf = (...rows: string[][]): ReadSheet[] => [
  { name: '', rows: rows.map((cells, at) => ({ number: at + 1, cells })) },
];

test.each(languages)(
  'the template in %s is read as it stands: a question of each kind and no fault',
  async (language) => {
    const folder = await mkdtemp(join(tmpdir(), 'edutech-questions-'));
    try {
      const path = join(folder, 'template.xlsx');
      await writeFile(path, await writeSheets([questionTemplate(language)]));
      const { questions, notes } = readRows(await readSheets(path));
      expect(notes).toEqual([]);
      expect(questions.map(({ body }) => body.type)).toEqual([0, 1, 2, 3, 3, 4, 9]);
      expect(questions[0]!.body.options?.map((option) => formulasIn(option as Content))[0]).toEqual(['(1,2)']);
      expect(questions[3]!.body.gaps).toHaveLength(2);
      expect(questions[4]!.key.gaps?.[0]?.tolerance).toMatchObject({ kind: 'absolute' });
      expect(questions[6]!.body.parts?.map(({ type, points }) => [type, points])).toEqual([
        [0, 2],
        [5, 4],
      ]);
      expect(questions.every(({ difficulty, tags }) => difficulty && tags)).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);

test('columns are found by their titles in any order and either language, below a heading', () => {
  const { questions, notes } = readRows(
    sheetOf(
      ['八年级期中题目'],
      ['Answer', '题干', '选项B', 'Option A', '题型', '分值'],
      ['B', '$1+1=$', '2', '3', '选择题', '３分'],
    ),
  );
  expect(notes).toEqual([]);
  expect(questions[0]).toMatchObject({ body: { type: 0, points: 3 }, key: { choice: [1] }, place: { line: 3 } });
});

test('what cannot be read is listed with its row, and questions without an answer come all the same', () => {
  const { questions, notes } = readRows(
    sheetOf(
      ['题型', '题干', '选项A', '选项B', '答案', '分值'],
      ['单选题', 'a', 'x', 'y', 'A', '2'],
      ['连线题', 'b', '', '', '1', '2'],
      ['单选题', 'c', 'x', 'y', 'C', '2'],
      ['单选题', 'd', 'x', 'y', 'AB', '2'],
      ['判断题', 'e', '', '', '不知道', '2'],
      ['填空题', '____和____', '', '', '1', '2'],
      ['填空题', 'g', '', '', '', '2'],
      ['判断题', 'h', '', '', '√', '2.3'],
    ),
  );
  expect(questions.map(({ body, key }) => [textOf(body.stem), body.points, key.choice ?? key.truth])).toEqual([
    ['a', 2, [0]],
    ['c', 2, undefined],
    ['d', 2, undefined],
    ['e', 2, undefined],
    ['____和____', 2, undefined],
    ['g____', 2, undefined],
    ['h', 2.5, true],
  ]);
  expect(notes.map(({ fault, place }) => [place.line, fault])).toEqual([
    [3, 'badType'],
    [4, 'noAnswer'],
    [5, 'noAnswer'],
    [6, 'noAnswer'],
    [7, 'manyGaps'],
    [8, 'noAnswer'],
    [9, 'badPoints'],
  ]);
});

test('questions of all sheets are read, and faults name their sheet', () => {
  const heading = ['题型', '题干', '答案'];
  const sheets = [
    { name: '判断', rows: [heading, ['判断题', 'a', '对']] },
    { name: '说明', rows: [['请按模板填写']] },
    {
      name: '填空',
      rows: [
        ['答案', '题型', '题干'],
        ['x', '填空题', 'b'],
        ['', '连线题', 'c'],
      ],
    },
  ].map(({ name, rows }) => ({ name, rows: rows.map((cells, at) => ({ number: at + 1, cells })) }));
  const { questions, notes } = readRows(sheets);
  expect(questions.map(({ body }) => body.type)).toEqual([2, 3]);
  expect(notes).toMatchObject([{ fault: 'badType', place: { line: 3, name: '填空' } }]);
});

test('a sheet without the columns of questions says so', () => {
  expect(readRows(sheetOf(['姓名', '学号'], ['a', '1'])).notes).toMatchObject([{ fault: 'badRow' }]);
});

/** What a cell can hold of a question: everything but pictures and the look of words. */
const essence = ({ body, key }: ExchangeQuestion) =>
  answeredParts(body).map(({ type, points, stem, options }, part) => {
    const own = key.parts?.[part] ?? key;
    return {
      whole: body.type,
      type,
      points,
      formulas: [stem, ...(options ?? [])].map((one) => formulasIn(one as Content)),
      key: { choice: own.choice, truth: own.truth, gaps: own.gaps },
    };
  });

test('types, points, formulas and answers of all nine types come back from a sheet', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.array(anyQuestion(3), { minLength: 1, maxLength: 4 }),
      (language, questions) => {
        const { sheet, left } = writeRows(questions, language);
        const { questions: again, notes } = readRows([asRead(sheet)]);
        expect(notes).toEqual([]);
        expect(again.map(essence)).toEqual(questions.map(essence));
        expect(left).toHaveLength(questions.filter((question) => filesOfQuestion(question).length > 0).length);
      },
    ),
    { ...seeded, numRuns: 150 },
  );
});
