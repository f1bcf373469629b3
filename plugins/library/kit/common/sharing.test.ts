import { expect, test } from 'vitest';
import { canBeShared, isOpenToChange } from './sharing';

test('a thing is changed only while nobody else sees it or looks at it', () => {
  expect(isOpenToChange({ seen: 1, wanted: null })).toBe(true);
  expect(isOpenToChange({ seen: 1, wanted: 3 })).toBe(false);
  expect(isOpenToChange({ seen: 2, wanted: null })).toBe(false);
});

test('a thing is shared upwards, by one request at a time', () => {
  expect(canBeShared({ seen: 1, wanted: null }, 2)).toBe(true);
  expect(canBeShared({ seen: 2, wanted: null }, 3)).toBe(true);
  expect(canBeShared({ seen: 2, wanted: null }, 2)).toBe(false);
  expect(canBeShared({ seen: 3, wanted: null }, 2)).toBe(false);
  expect(canBeShared({ seen: 1, wanted: 2 }, 3)).toBe(false);
});
