import { expect, test } from 'vitest';
import { refuseCrowded } from './crowded-json';

const passes = (value: unknown, mostKeys: number) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  try {
    refuseCrowded(text, mostKeys);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ key: 'core.error.tooLarge', status: 413 });
    return false;
  }
};

const object = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, key]));
const nested = (depth: number, [open, close]: readonly [string, string]) => open.repeat(depth) + close.repeat(depth);

test('names of fields are counted, wherever they stand', () => {
  expect(passes(object(100), 100)).toBe(true);
  expect(passes(object(101), 100)).toBe(false);
  expect(passes([object(50), { in: object(49) }], 100)).toBe(true);
  expect(passes([object(50), { in: object(50) }], 100)).toBe(false);
});

test('what a text says is no name', () => {
  expect(passes({ text: '{"a":1,"b":2}'.repeat(100) }, 1)).toBe(true);
  expect(passes({ text: '[[[['.repeat(100) }, 1)).toBe(true);
  expect(passes({ 'a:b"c\\': 'ends with a backslash \\', b: '\\"' }, 2)).toBe(true);
  expect(passes({ 'a:b"c\\': 'ends with a backslash \\', b: '\\"' }, 1)).toBe(false);
});

test('nesting ends at 64', () => {
  for (const pair of [
    ['[', ']'],
    ['{"a":', '1}'],
  ] as const) {
    expect(passes(nested(64, pair), 1000)).toBe(true);
    expect(passes(nested(65, pair), 1000)).toBe(false);
  }
  // side by side is not deep
  expect(passes(`[${Array.from({ length: 500 }, () => '[]').join()}]`, 1)).toBe(true);
});

test('a text that is no JSON is for the parser to refuse', () => {
  for (const text of ['', '"', '"a\\', ']]]]', '{"a"', '::']) expect(passes(text, 5)).toBe(true);
});
