import { expect, test } from 'vitest';
import { isId, newId } from './ids';

test('an id is a UUIDv7 without dashes', () => {
  const id = newId(0x01_23_45_67_89_ab);
  expect(id).toMatch(/^0123456789ab7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
  expect(isId(id)).toBe(true);
});

test('ids of one millisecond differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
});

test('later ids come after earlier ones', () => {
  expect(newId(1000) < newId(1001)).toBe(true);
});
