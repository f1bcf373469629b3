import { expect, test } from 'vitest';
import { chartLabel } from './chart-labels';

test('a label of four characters stays', () => {
  expect(['', '临江区', '青岚县城'].map(chartLabel)).toEqual(['', '临江区', '青岚县城']);
});

test('a longer one is cut at four', () => {
  expect(chartLabel('云州经济开发区')).toBe('云州经济…');
});

test('a character of several code points counts once', () => {
  expect(chartLabel('👩‍🏫老师们好')).toBe('👩‍🏫老师们…');
});
