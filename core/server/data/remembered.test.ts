import { expect, test } from 'vitest';
import { Remembered } from './remembered';

const now = new Date('2026-11-21T08:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test('a value is loaded once while it lives, and again afterwards', async () => {
  const cache = new Remembered<number>({ lifetime: 1000, most: 3 });
  let loads = 0;
  const load = async () => ++loads;
  expect(await cache.get('a', now, load)).toBe(1);
  expect(await cache.get('a', later(999), load)).toBe(1);
  expect(await cache.get('a', later(1000), load)).toBe(2);
});

test('those who ask together wait for one load', async () => {
  const cache = new Remembered<number>({ lifetime: 1000, most: 3 });
  let loads = 0;
  const load = async () => ++loads;
  expect(await Promise.all([1, 2, 3].map(async () => cache.get('a', now, load)))).toEqual([1, 1, 1]);
});

test('nothing is remembered of what is not there', async () => {
  const cache = new Remembered<number>({ lifetime: 1000, most: 3 });
  expect(await cache.get('a', now, async () => null)).toBeNull();
  expect(await cache.get('a', now, async () => 7)).toBe(7);
});

test('a session that ends while it is being read is not kept', async () => {
  const cache = new Remembered<string>({ lifetime: 1000, most: 3 });
  let finish = (_: string) => {};
  const reading = cache.get('a', now, () => new Promise((resolve) => (finish = resolve)));
  cache.forget('a');
  finish('read before it ended');
  await reading;
  expect(await cache.get('a', now, async () => null)).toBeNull();
});

test('a person’s entries go together', async () => {
  const cache = new Remembered<{ person: string }>({ lifetime: 1000, most: 3 });
  cache.set('a', { person: 'x' }, now);
  cache.set('b', { person: 'y' }, now);
  cache.forgetWhere(({ person }) => person === 'x');
  expect(await cache.get('a', now, async () => null)).toBeNull();
  expect(await cache.get('b', now, async () => null)).toEqual({ person: 'y' });
});

test('only so many are held, and the oldest go first', async () => {
  const cache = new Remembered<number>({ most: 3 });
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 1, now);
  expect(cache.size).toBe(3);
  expect(cache.known('a', now)).toBeUndefined();
  expect(cache.known('d', later(1_000_000_000))).toBe(1);
});

test.each([3, -3, 40 * 24, -40 * 24])('a clock set by %i hours makes nothing stay', async (hours) => {
  const cache = new Remembered<number>({ lifetime: 1000, most: 3 });
  cache.set('a', 1, now);
  expect(await cache.get('a', later(hours * 3_600_000), async () => 2)).toBe(2);
});
