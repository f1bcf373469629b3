import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Later } from './later';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is done after the end, also what was to come', () => {
  const later = new Later();
  const done: string[] = [];
  later.in(100, () => done.push('before the end'));
  later.in(300, () => done.push('after the end'));
  vi.advanceTimersByTime(200);
  later.end();
  later.in(50, () => done.push('begun after the end'));
  vi.advanceTimersByTime(1000);
  expect(done).toEqual(['before the end']);
  expect(later.isOver).toBe(true);
});
