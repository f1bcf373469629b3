import { expect, test } from 'vitest';
import { type EntryColumn, readEntry } from './entry';

const columns: readonly EntryColumn[] = [
  { number: 1, part: 0, full: 3, options: 4 },
  { number: 2, part: 1, full: 4, options: 0 },
  { number: 2, part: 2, full: 6, options: 0 },
];
const people = ['s1', 's2', 's3'].map((usercode) => ({ studentId: usercode, classId: 'c', usercode, name: usercode }));
const head = ['学号', '姓名', '班级', '第 1 题（3 分）', '第 2 题(1)（4 分）', '第 2 题(2)（6 分）'];
const read = (...rows: (readonly string[])[]) =>
  readEntry([[head, ...rows].map((cells, at) => ({ number: at + 1, cells }))], people, columns);

test('points are read by the numbers of the headings, in wide digits too', () => {
  expect(read(['s1', '', '', '3', '２．５', '0'])).toEqual({
    rows: [{ studentId: 's1', points: [3, 2.5, 0], choices: [], leftOut: [] }],
    faults: [],
  });
});

test('a letter in a choice is the option that was chosen', () => {
  expect(read(['s1', '', '', 'b', '4', '6'])!.rows).toEqual([
    { studentId: 's1', points: [0, 4, 6], choices: [{ at: 0, choice: [1] }], leftOut: [] },
  ]);
});

test('who has no points, or is said to be absent, was absent', () => {
  expect(read(['s1', '', '', '', '', ''], ['s2', '', '', '缺考', '', ''])!.rows.map(({ points }) => points)).toEqual([
    [],
    [],
  ]);
});

test('each fault is told with its row and its column', () => {
  const entry = read(
    ['s1', '', '', '3.2', '五', ''],
    ['s9', '外校', '', '3', '4', '6'],
    ['s1', '', '', '3', '4', '6'],
  )!;
  expect(entry.faults.map(({ row, column, why }) => [row, column, why])).toEqual([
    [2, head[3], 'offScale'],
    [2, head[4], 'noNumber'],
    [2, head[5], 'missing'],
    [3, '', 'nobody'],
    [4, '', 'twice'],
  ]);
});

test('letters that no option has, and letters where points are written, are no answers', () => {
  expect(read(['s1', '', '', 'E', 'A', '6'])!.faults.map(({ why }) => why)).toEqual(['noNumber', 'noNumber']);
});

test('a workbook that lacks a column is another one', () => {
  expect(readEntry([[{ number: 1, cells: head.slice(0, 5) }]], people, columns)).toBeNull();
});

const chosen: readonly EntryColumn[] = [1, 2].map((number) => ({ number, part: 0, full: 10, options: 0, choice: 1 }));
const chosenHead = ['学号', '姓名', '班级', '第 1 题（10 分）', '第 2 题（10 分）'];
const readChosen = (...cells: string[]) =>
  readEntry(
    [
      [
        { number: 1, cells: chosenHead },
        { number: 2, cells: ['s1', '', '', ...cells, '8'].slice(0, 5) },
      ],
    ],
    people,
    chosen,
  )!;

test.for([
  ['the second of two questions', ['', '8'], [0, 8], [0]],
  ['the first of two questions', ['7', ''], [7, 0], [1]],
] as const)('who has points in %s has left the other out', ([, cells, points, leftOut]) => {
  expect(readChosen(...cells)).toEqual({ rows: [{ studentId: 's1', points, choices: [], leftOut }], faults: [] });
});

test('points in two questions of which one is chosen are told', () => {
  expect(readChosen('7', '8').faults).toMatchObject([{ column: chosenHead[4], why: 'several' }]);
});
