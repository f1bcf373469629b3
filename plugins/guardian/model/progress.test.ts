import { expect, test } from 'vitest';
import { progressOf } from './progress';

const now = new Date('2026-11-25T11:30:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('a child is compared with the own past, and of each point the newest result counts', () => {
  const results = [
    { subject: '数学', at: ago(3), knows: ['a', 'b', 'c'], practises: [] },
    { subject: '数学', at: ago(40), knows: ['a'], practises: ['b'] },
    { subject: '数学', at: ago(10), knows: ['d'], practises: ['a'] },
  ];
  expect(progressOf(results, now)).toEqual([{ subject: '数学', before: 1, now: 4 }]);
});

test('of a subject in which nothing is known, or that has no past, nothing is said', () => {
  const practised = { subject: '英语', knows: [], practises: ['a'] };
  expect(
    progressOf(
      [3, 40].map((days) => ({ ...practised, at: ago(days) })),
      now,
    ),
  ).toEqual([]);
  expect(progressOf([{ subject: '英语', at: ago(3), knows: ['a'], practises: [] }], now)).toEqual([]);
});
