import { expect, test } from 'vitest';
import { isReadable, type Withheld } from './withheld';

const early = { isEarly: true, classIds: ['a'] };
const later = { isEarly: false, classIds: ['a'] };
const readable = (classId: string) =>
  ([null, 'homework', 'exam'] as const satisfies Withheld[]).map((withheld) =>
    [early, later].map((answer) => isReadable(answer, classId, withheld)),
  );

test('homework withholds what its teacher did not open, an exam everything', () => {
  expect(readable('a')).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test('what a colleague shared with the school waits for the release in other classes', () => {
  expect(readable('b')).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});
