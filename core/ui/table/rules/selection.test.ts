import { expect, test } from 'vitest';
import { between, choose, chosenOf } from './selection';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const keyOf = ({ id }: { id: string }) => id;

test('what is chosen on one page stays chosen while another is looked at', () => {
  const first = choose(new Map(), [{ id: 'z' }], keyOf, true);
  const both = choose(first, rows, keyOf, true);
  expect([...both.keys()]).toEqual(['z', 'a', 'b', 'c']);
  expect([...choose(both, rows, keyOf, false).keys()]).toEqual(['z']);
});

test('a page says whether all, some or none of it is chosen', () => {
  expect(chosenOf(new Map(), rows, keyOf)).toBe('none');
  expect(chosenOf(choose(new Map(), rows.slice(0, 1), keyOf, true), rows, keyOf)).toBe('some');
  expect(chosenOf(choose(new Map(), rows, keyOf, true), rows, keyOf)).toBe('all');
});

test('with Shift, the rows between two are chosen in either direction', () => {
  expect(between(rows, 2, 1)).toEqual([{ id: 'b' }, { id: 'c' }]);
  expect(between(rows, 0, 2)).toEqual(rows);
});
