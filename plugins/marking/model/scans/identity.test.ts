import { expect, test } from 'vitest';
import type { BubbleField } from '../sheet/plan';
import { identityOf } from './identity';
import type { Reading } from './reading';

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const place = (at: number): BubbleField => ({
  kind: 'digit',
  id: String(at),
  at: 0,
  isMultiple: false,
  mayBeEmpty: false,
  bubbles: digits.map((value) => ({ x: 0, y: 0, width: 1, height: 1, value })),
});
const clear = (digit: string): Reading => ({
  values: [digit],
  doubt: null,
  fullness: digits.map((one) => (one === digit ? 90 : 0)),
});

test('a speck in a place that is not filled in leaves every student possible', () => {
  const speck: Reading = { values: [], doubt: 'none', fullness: digits.map((digit) => (digit === '7' ? 1 : 0)) };
  const expected = ['011', '012', '990'].map((admission) => ({ scriptId: admission, admission }));
  const identity = identityOf([0, 1, 2].map(place), [clear('0'), clear('1'), speck], null, expected);
  expect(identity).toMatchObject({ kind: 'identity' });
  const proposed = identity.kind === 'known' ? [] : identity.proposals.map(({ scriptId }) => scriptId);
  expect(proposed.toSorted()).toEqual(['011', '012']);
});
