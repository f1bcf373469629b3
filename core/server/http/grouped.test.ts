import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../data/database';
import type { GroupedHandler } from '../call';
import { GroupCommit } from './grouped';

// a group's time passes only where a test lets it
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Commits groups when it is told to; `groups` are those that were begun. */
function committing(fails: (rows: readonly string[]) => boolean = () => false) {
  const groups: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const handler = {
    keyOf: (row: string) => row,
    append: async (_db: unknown, rows: readonly string[]) => {
      groups.push(rows);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (fails(rows)) throw new Error(`refused ${rows.join()}`);
      return rows.map((row) => row.toUpperCase());
    },
  } as unknown as GroupedHandler<unknown>;
  const database = { write: (_actor: unknown, work: (db: unknown) => unknown) => work(null) } as unknown as Database;
  const group = new GroupCommit(handler, database, { now: () => new Date(0) });
  /** Ends the group that has been under way longest. */
  const end = async () => {
    ends.shift()!();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { group, groups, end };
}

const gathered = () => vi.advanceTimersByTimeAsync(2);

test('what comes in a moment is committed together, a duplicate once, and each hears its own answer', async () => {
  const { group, groups, end } = committing();
  const answers = Promise.all(['a', 'b', 'a'].map((row) => group.add(row)));
  await gathered();
  await end();
  expect(await answers).toEqual(['A', 'B', 'A']);
  expect(groups).toEqual([['a', 'b']]);
});

test('a group grows while the one before it is being committed, and begins when that is over', async () => {
  const { group, groups, end } = committing();
  const first = group.add('a');
  await gathered();
  const second = group.add('b');
  await vi.advanceTimersByTimeAsync(10);
  const third = group.add('c');
  expect(groups).toEqual([['a']]);
  await end();
  expect(await first).toBe('A');
  expect(groups).toEqual([['a'], ['b', 'c']]);
  await end();
  expect(await Promise.all([second, third])).toEqual(['B', 'C']);
});

test('what came too late to wait for a commit gathers like the first', async () => {
  const { group, groups, end } = committing();
  const first = group.add('a');
  await gathered();
  const second = group.add('b');
  await end();
  expect(await first).toBe('A');
  expect(groups).toEqual([['a']]);
  await gathered();
  await end();
  expect(await second).toBe('B');
});

test('a group that is held up holds up nobody else for good', async () => {
  const { group, groups, end } = committing();
  const held = group.add('a');
  await gathered();
  const other = group.add('b');
  await vi.advanceTimersByTimeAsync(21);
  expect(groups).toEqual([['a']]);
  await gathered();
  expect(groups).toEqual([['a'], ['b']]);
  await end();
  await end();
  expect(await Promise.all([held, other])).toEqual(['A', 'B']);
});

test('a bad row fails alone, and what waited behind its group is committed', async () => {
  const { group, groups, end } = committing((rows) => rows.includes('bad'));
  const [good, bad] = [group.add('a'), group.add('bad')];
  const refused = expect(bad).rejects.toThrow('refused bad');
  await gathered();
  const later = group.add('c');
  await gathered();
  for (const _ of ['the group', 'a', 'bad', 'c']) await end();
  await refused;
  expect(await Promise.all([good, later])).toEqual(['A', 'C']);
  expect(groups).toEqual([['a', 'bad'], ['a'], ['bad'], ['c']]);
});
