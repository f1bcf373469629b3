import { expect, test } from 'vitest';
import { partAt, readTyped, stepTyped, writeTyped } from './typed-moment';

test('a value is written in the order of the language, and read back as it was', () => {
  expect(writeTyped('2026-09-01', 'zh-CN')).toBe('2026-09-01');
  expect(writeTyped('2026-09-01', 'en')).toBe('01/09/2026');
  expect(writeTyped('2026-09-01T19:30', 'en')).toBe('01/09/2026 19:30');
  expect(writeTyped('', 'en')).toBe('');
  for (const language of ['zh-CN', 'en'] as const)
    for (const value of ['2026-09-01', '2026-12-31T00:05'])
      expect(readTyped(writeTyped(value, language), language, value.includes('T'))).toBe(value);
});

test.each([
  ['2026年9月1日', 'zh-CN'],
  ['2026/9/1', 'zh-CN'],
  ['20260901', 'zh-CN'],
  ['1/9/2026', 'en'],
  ['1.9.2026', 'en'],
  ['2026-09-01', 'en'],
  [' 20260901 ', 'en'],
] as const)('%s is read in %s', (text, language) => {
  expect(readTyped(text, language, false)).toBe('2026-09-01');
});

test.each(['2026-02-30', '2026-13-01', '2026-9', 'soon', '0026-09-01', '2026-09-01 25:00'])('%s is no day', (text) => {
  expect(readTyped(text, 'zh-CN', text.includes(':'))).toBeNull();
});

test('nothing typed is no value, and a moment without its time cannot be read', () => {
  expect(readTyped('  ', 'en', true)).toBe('');
  expect(readTyped('2026-09-01', 'zh-CN', true)).toBeNull();
});

test('a step moves one part, and stays within the month', () => {
  expect(stepTyped('2026-01-31', 'month', 1)).toBe('2026-02-28');
  expect(stepTyped('2024-02-29', 'year', 1)).toBe('2025-02-28');
  expect(stepTyped('2026-12-31', 'day', 1)).toBe('2027-01-01');
  expect(stepTyped('2026-09-01T23:59', 'minute', 1)).toBe('2026-09-02T00:00');
});

test('the part under the cursor is found in the order of the language', () => {
  expect(partAt('2026-09-01 19:30', 6, 'zh-CN')).toEqual({ part: 'month', from: 5, to: 7 });
  expect(partAt('01/09/2026', 1, 'en')).toEqual({ part: 'day', from: 0, to: 2 });
  expect(partAt('01/09/2026 19:30', 16, 'en')).toEqual({ part: 'minute', from: 14, to: 16 });
  expect(partAt('', 0, 'en')).toBeNull();
});
