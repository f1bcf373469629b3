import { expect, test } from 'vitest';
import { canBeShared, isOpenToChange } from './sharing';

test('a resource is changed only while nobody else sees it or looks at it', () => {
  expect(isOpenToChange({ visibility: 1, wanted: null })).toBe(true);
  expect(isOpenToChange({ visibility: 1, wanted: 3 })).toBe(false);
  expect(isOpenToChange({ visibility: 2, wanted: null })).toBe(false);
});

test('a resource is shared upwards, by one request at a time', () => {
  expect(canBeShared({ visibility: 1, wanted: null }, 2)).toBe(true);
  expect(canBeShared({ visibility: 2, wanted: null }, 3)).toBe(true);
  expect(canBeShared({ visibility: 2, wanted: null }, 2)).toBe(false);
  expect(canBeShared({ visibility: 3, wanted: null }, 2)).toBe(false);
  expect(canBeShared({ visibility: 1, wanted: 2 }, 3)).toBe(false);
});
