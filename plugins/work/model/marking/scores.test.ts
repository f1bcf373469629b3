import { expect, test } from 'vitest';
import { readScores, scoreCell } from './scores';

const people = [
  { attemptId: 'a', usercode: '20260101', name: '林知夏', className: '七（1）班', isGone: false },
  { attemptId: 'b', usercode: '20260102', name: '陈子涵', className: '七（1）班', isGone: true },
];
const items = [
  { itemId: 'x', of: 4, parts: 1 },
  { itemId: 'y', of: 6, parts: 3 },
];
const points: Record<string, number | null> = { 'a/x': 2, 'a/y': 3, 'b/x': 4, 'b/y': null };
const head = { number: 1, cells: ['学号', '姓名', '班级', '得分', '满分', '第 1 题', '第 2 题'] };
const row = (number: number, usercode: string, ...cells: string[]) => ({
  number,
  cells: [usercode, '', '七（1）班', '', '10', ...cells],
});
const read = (...rows: ReturnType<typeof row>[]) =>
  readScores([[head, ...rows]], people, items, (attemptId, itemId) => points[`${attemptId}/${itemId}`])!;

test('cells that differ change points, empty and equal ones do not', () => {
  expect(read(row(2, '20260101', '3.5', ''))).toEqual({
    changes: [{ attemptId: 'a', itemId: 'x', number: 1, before: 2, after: 3.5 }],
    unchanged: 0,
    faults: [],
  });
  expect(read(row(2, '20260101', '２', '3'))).toEqual({ changes: [], unchanged: 2, faults: [] });
});

test('what nobody has marked is blank, what a tier has not is a dash, and both come back unchanged', () => {
  expect([scoreCell(null), scoreCell(undefined), scoreCell(0)]).toEqual([null, '–', 0]);
  const someoneElse = { attemptId: 'c', usercode: '20260103', name: '周奕辰', className: '七（1）班', isGone: false };
  const cells = [scoreCell(undefined), scoreCell(null) ?? ''].map(String);
  const found = readScores([[head, row(2, '20260103', ...cells)]], [someoneElse], items, (_, itemId) =>
    itemId === 'x' ? undefined : null,
  );
  expect(found).toEqual({ changes: [], unchanged: 0, faults: [] });
});

test('points off the scale are refused with the row and the scale', () => {
  expect(read(row(2, '20260101', '4.5', '优')).faults).toEqual([
    { row: 2, name: '林知夏', number: 1, value: '4.5', why: 'offScale', of: 4 },
    { row: 2, name: '林知夏', number: 2, value: '优', why: 'noNumber', of: 6 },
  ]);
});

test('of an item with parts only all or nothing is taken', () => {
  expect(read(row(2, '20260101', '', '4')).faults[0]).toMatchObject({ why: 'parts', number: 2 });
  expect(read(row(2, '20260101', '', '6')).changes).toHaveLength(1);
});

test('strangers, rows that come twice and who is setting right are told', () => {
  const { faults, changes } = read(
    row(2, '999', '1'),
    row(3, '20260101', '4'),
    row(4, '20260101', '0'),
    row(5, '20260102', '3'),
  );
  expect(faults.map(({ row: at, why }) => [at, why])).toEqual([
    [2, 'nobody'],
    [4, 'twice'],
    [5, 'gone'],
  ]);
  expect(changes).toHaveLength(1);
});

test('a sheet without columns of items is none of ours', () => {
  expect(readScores([[{ number: 1, cells: ['姓名', '第 1 题'] }]], people, items, () => 0)).toBeNull();
});

test('a workbook with a sheet for each class is read whole, and somebody who stands in two is told', () => {
  const both = readScores(
    [[head, row(2, '20260101', '3.5', '')], [{ number: 1, cells: ['说明'] }], [head, row(2, '20260101', '1', '')]],
    people,
    items,
    (attemptId, itemId) => points[`${attemptId}/${itemId}`],
  )!;
  expect(both.changes).toMatchObject([{ after: 3.5 }]);
  expect(both.faults).toMatchObject([{ row: 2, why: 'twice' }]);
});
