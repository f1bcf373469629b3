import { expect, test } from 'vitest';
import { inTheirOrder, placesOf, withArrived, withFiles } from './files-in-order';

const waiting = [
  { key: 'late', at: 2 },
  { key: 'early', at: 0 },
];

test('files on their way stand where they were put, among those that have arrived', () => {
  expect(inTheirOrder(['a', 'b'], waiting)).toEqual([{ key: 'early' }, { file: 'a' }, { key: 'late' }, { file: 'b' }]);
});

test('a place behind the end is the end', () => {
  expect(inTheirOrder(['a'], [{ key: 'one', at: 7 }])).toEqual([{ file: 'a' }, { key: 'one' }]);
});

test('whoever moves files moves those on their way along', () => {
  const moved = [{ file: 'b' }, { key: 'early' }, { file: 'a' }, { key: 'late' }];
  const { files, places } = placesOf(moved);
  expect(files).toEqual(['b', 'a']);
  expect([...places]).toEqual([
    ['early', 1],
    ['late', 3],
  ]);
  expect(
    inTheirOrder(
      files,
      [...places].map(([key, at]) => ({ key, at })),
    ),
  ).toEqual(moved);
});

test('a picture that arrives late still comes before a later one that arrived first', () => {
  const first = { key: 'first', at: 0, field: 'pictures' } as const;
  const second = { key: 'second', at: 1, field: 'pictures' } as const;
  const one = withArrived({ truth: true }, second, 'B', [first, second]);
  expect(one).toEqual({ truth: true, pictures: ['B'] });
  expect(withArrived(one, first, 'A', [first])).toEqual({ truth: true, pictures: ['A', 'B'] });
});

test('a file that the answer names already comes into it once', () => {
  expect(withArrived({ pictures: ['A'] }, { key: 'k', at: 1, field: 'pictures' }, 'A', [])).toEqual({
    pictures: ['A'],
  });
});

test('a recording takes the place of the one before, and a field without files is left out', () => {
  expect(withArrived({ voice: 'old' }, { key: 'k', at: 0, field: 'voice' }, 'new', [])).toEqual({ voice: 'new' });
  expect(withFiles({ pictures: ['A'], voice: 'v' }, 'pictures', [])).toEqual({ voice: 'v' });
});
