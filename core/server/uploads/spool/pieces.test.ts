import { expect, test } from 'vitest';
import { joined, lengthsOf, nextPiece } from './pieces';

const first = { id: 'a', start: 0 };

test('a writer goes on in the last piece when its writer has ended', () => {
  const { pieces, piece } = nextPiece({ pieces: [first], received: 10, isTailWhole: true });
  expect([pieces, piece]).toEqual([[first], first]);
});

test('behind a writer that may still be writing, another piece begins where the upload ends', () => {
  const { pieces, piece } = nextPiece({ pieces: [first], received: 10, isTailWhole: false });
  expect(piece).toMatchObject({ start: 10 });
  expect(piece.id).not.toBe('a');
  expect(pieces).toEqual([first, piece]);
});

test('a piece that got nothing is not kept', () => {
  const { pieces } = nextPiece({ pieces: [first, { id: 'b', start: 10 }], received: 10, isTailWhole: false });
  expect(pieces.map(({ start }) => start)).toEqual([0, 10]);
  expect(pieces.some(({ id }) => id === 'b')).toBe(false);
});

test('joined parts follow each other without a gap', () => {
  const one = { pieces: [first, { id: 'b', start: 4 }], received: 10 };
  const two = { pieces: [{ id: 'c', start: 0 }], received: 5 };
  const pieces = joined([one, two]);
  expect(pieces).toEqual([first, { id: 'b', start: 4 }, { id: 'c', start: 10 }]);
  expect(lengthsOf({ pieces, received: 15 })).toEqual([
    { id: 'a', bytes: 4 },
    { id: 'b', bytes: 6 },
    { id: 'c', bytes: 5 },
  ]);
});
