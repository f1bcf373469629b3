import { expect, test } from 'vitest';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { runsOf } from './folded';

const item = (id: string, type: number, points: number | null, by = '') => ({
  column: { id, question: { type: type as 0 } },
  cell: { points, by, comment: '', isUnsaved: false },
});
const { singleChoice, shortAnswer, gapFilling } = questionTypes;

test('choices in a row that the machine has marked are one line, everything else stands by itself', () => {
  const items = [
    item('1', singleChoice, 3),
    item('2', singleChoice, 0),
    item('3', singleChoice, null),
    item('4', singleChoice, 3),
    item('5', gapFilling, 2),
    item('6', singleChoice, 3, '周文静'),
    item('7', shortAnswer, null),
  ];
  const shown = runsOf(items).map(({ isFolded, items: run }) => [isFolded, run.map(({ column }) => column.id).join()]);
  expect(shown).toEqual([
    [true, '1,2'],
    [false, '3'],
    [false, '4'],
    [false, '5'],
    [false, '6'],
    [false, '7'],
  ]);
});
