import { expect, test } from 'vitest';
import { notesText } from './save-notes';

test('notes go along as lines with their times', () => {
  expect(
    notesText('数轴 笔记', [
      { second: 9, text: '三要素' },
      { second: 75, text: '先定原点\n再选单位' },
    ]),
  ).toBe('数轴 笔记\r\n\r\n0:09  三要素\r\n1:15  先定原点\n再选单位\r\n');
});
