import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GatheredLines } from './gathered-lines';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gathering() {
  const written: string[] = [];
  return { lines: new GatheredLines((text) => void written.push(text)), written };
}

test('lines are written together, in their order, soon', () => {
  const { lines, written } = gathering();
  lines.add('a\n', false);
  lines.add('b\n', false);
  expect(written).toEqual([]);
  vi.runAllTimers();
  expect(written).toEqual(['a\nb\n']);
  lines.add('c\n', false);
  vi.runAllTimers();
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

test('a warning is written at once, after what came before it', () => {
  const { lines, written } = gathering();
  lines.add('a\n', false);
  lines.add('careful\n', true);
  expect(written).toEqual(['a\ncareful\n']);
  vi.runAllTimers();
  expect(written).toHaveLength(1);
});

test('much is not gathered, and nothing is left when a process ends', () => {
  const { lines, written } = gathering();
  for (let count = 0; count < 70; count++) lines.add('x'.repeat(1000), false);
  expect(written).toHaveLength(1);
  lines.flush();
  expect(written.join('')).toHaveLength(70_000);
});
