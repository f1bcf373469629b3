import { expect, test } from 'vitest';
import { categories } from 'edutech/core/common/permissions/people';
import { showsOwnEntries } from './own-entries';

test('staff see the entries of their own lessons; visitors, students and guests do not', () => {
  for (const category of [categories.teacher, categories.cityAdmin, categories.superAdmin, categories.admin]) {
    expect(showsOwnEntries({ category })).toBe(true);
  }
  for (const category of [categories.student, categories.guestCity, categories.guestArea]) {
    expect(showsOwnEntries({ category })).toBe(false);
  }
  expect(showsOwnEntries(null)).toBe(false);
});
