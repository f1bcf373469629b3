import { expect, test } from 'vitest';
import { newBlock } from '../book/templates';
import { dealGroups, groupOf, groupSizes, isByGroup, withGroups } from './groups';

const students = (count: number) => Array.from({ length: count }, (_, at) => `student-${at}`);

test('everybody is in one group, groups differ by one at most, and nobody is alone', () => {
  for (let count = 2; count <= 56; count++)
    for (const size of groupSizes) {
      const groups = dealGroups(students(count), size, Math.random);
      expect(groups.flat().toSorted()).toEqual(students(count).toSorted());
      const sizes = groups.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.min(...sizes)).toBeGreaterThan(1);
    }
});

test('one student alone needs no group', () => {
  expect(dealGroups(students(1), 4, Math.random)).toEqual([]);
  expect(groupOf([], 'student-0')).toBeNull();
});

test('what its writer submits in the inquiry is submitted for the whole group, and nothing else is', () => {
  const [inquiry, check] = [newBlock('inquiry', 'in'), newBlock('check', 'in')];
  const groups = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  expect([inquiry, check].map((block) => isByGroup(block, groups))).toEqual([true, false]);
  const attempts = [
    { id: 'a', submitted: [inquiry.id, check.id] },
    { id: 'b', submitted: [] },
    { id: 'c', submitted: [] },
    { id: 'd', submitted: [inquiry.id] },
  ];
  const after = new Map(withGroups([inquiry, check], groups, attempts).map(({ id, submitted }) => [id, submitted]));
  expect(after.get('b')).toEqual([inquiry.id]);
  expect(after.get('c')).toEqual([]);
});
