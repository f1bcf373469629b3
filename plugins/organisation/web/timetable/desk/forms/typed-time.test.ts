import { expect, test } from 'vitest';
import { readTime, stepTime } from './typed-time';

test.each(['7:40', '07:40', '740', '0740', '7.40', '7：40', ' 7:40 '])('%j is a time', (text) => {
  expect(readTime(text)).toBe('07:40');
});

test.each(['24:00', '7:60', '7', 'soon', '7:4', '07:40:30'])('%j is none', (text) => {
  expect(readTime(text)).toBeNull();
});

test('nothing typed is no time, and a step goes round the day', () => {
  expect(readTime(' ')).toBe('');
  expect(stepTime('07:59', 'minute', 1)).toBe('08:00');
  expect(stepTime('00:00', 'minute', -1)).toBe('23:59');
  expect(stepTime('23:10', 'hour', 1)).toBe('00:10');
});
