import { expect, test } from 'vitest';
import { sizeOf } from './sizes';

test('small files are told in whole kB, and none is nothing', () => {
  expect(sizeOf(2591)).toEqual({ amount: 3, unit: 'KB' });
  expect(sizeOf(12)).toEqual({ amount: 1, unit: 'KB' });
});

test('from one MB on, in MB with one decimal', () => {
  expect(sizeOf(1_048_576)).toEqual({ amount: 1, unit: 'MB' });
  expect(sizeOf(9_017_754)).toEqual({ amount: 8.6, unit: 'MB' });
});
