import { expect, test } from 'vitest';
import { microLessonMaster, softwareMegabytes } from './software';

test('the size of the micro-lesson master reads 82.90', () => {
  expect(softwareMegabytes(microLessonMaster.bytes)).toBe('82.90');
});

test('a size that nobody knows is not shown as zero', () => {
  expect(softwareMegabytes(null)).toBeNull();
  expect(softwareMegabytes(0)).toBeNull();
});
