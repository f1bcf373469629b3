import { expect, test } from 'vitest';
import { categories, roleTypes } from '../../common/permissions/people';
import { granteesOf } from './grantees';

test('a head teacher holds what teachers hold and what head teachers hold', () => {
  expect(new Set(granteesOf(categories.teacher, roleTypes.headTeacher))).toEqual(new Set(['teacher', 'headTeacher']));
});

test('an auditor holds nothing of a teacher, though the account is of that category', () => {
  expect(granteesOf(categories.teacher, roleTypes.auditor)).toEqual(['auditor']);
});

test('a teacher or a student without a post holds nothing', () => {
  expect(granteesOf(categories.teacher, null)).toEqual([]);
  expect(granteesOf(categories.student, null)).toEqual([]);
});

test('an administrator holds what the category holds, with or without a post', () => {
  expect(granteesOf(categories.cityAdmin, null)).toEqual(['cityAdmin']);
  expect(granteesOf(categories.admin, roleTypes.countyOperator)).toEqual(['admin', 'countyOperator']);
});

test('a student holds what students hold', () => {
  expect(granteesOf(categories.student, roleTypes.student)).toEqual(['student']);
});
