import { expect, test } from 'vitest';
import { classMeant } from './class-meant';

const classes = [
  { id: 'a', name: '七(1)班' },
  { id: 'b', name: '七(3)班' },
  { id: 'c', name: '八(3)班' },
  { id: 'd', name: '火箭班' },
];

test.each([
  ['七年级 3 班', 'b'],
  ['七(3)班', 'b'],
  ['8年级3班', 'c'],
  ['3班', ''],
  ['九年级 3 班', ''],
  ['英语教师', ''],
  ['', ''],
])('%s means class %s', (words, id) => {
  expect(classMeant(words, classes)).toBe(id);
});
