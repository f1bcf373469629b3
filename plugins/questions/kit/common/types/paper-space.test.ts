import { expect, test } from 'vitest';
import { spaceOf } from './paper-space';

test('what is written out has lines on paper, unless its teacher says otherwise', () => {
  expect(spaceOf(null, 5)).toEqual({ kind: 'lines', rows: 6 });
  expect(spaceOf({ kind: 'grid', rows: 12 }, 4)).toEqual({ kind: 'grid', rows: 12 });
  expect(spaceOf(undefined, 0).kind).toBe('none');
});
