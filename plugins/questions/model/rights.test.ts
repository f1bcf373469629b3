import { expect, test } from 'vitest';
import type { Holder } from 'edutech/core/common/permissions/access';
import { rightsOn, type Standing } from './rights';

const teacher: Holder = {
  category: 'teacher',
  permissions: new Set(['questionbank_tea', 'questionbank_tea.edit', 'questionbank_tea.delete']),
};
const mine: Standing = { source: 1, wanted: null, isOwn: true, isRemoved: false, hasSchool: true };

test('who wrote a question changes and removes it, nobody else', () => {
  expect(rightsOn(teacher, mine)).toMatchObject({ edit: true, remove: true, restore: false });
  expect(rightsOn(teacher, { ...mine, isOwn: false })).toMatchObject({ edit: false, remove: false, restore: false });
});

test('what is in the trash is restored by its owner, and not changed', () => {
  const removed = { ...mine, isRemoved: true };
  expect(rightsOn(teacher, removed)).toMatchObject({ edit: false, remove: false, restore: true });
  expect(rightsOn(teacher, { ...removed, isOwn: false })).toMatchObject({ edit: false, restore: false });
});

test('what is shared, or waits for a review, is not changed', () => {
  expect(rightsOn(teacher, { ...mine, source: 2 }).edit).toBe(false);
  expect(rightsOn(teacher, { ...mine, wanted: 2 }).edit).toBe(false);
});

test('without the right to it nobody changes even a question of his own', () => {
  expect(rightsOn({ category: 'teacher', permissions: new Set(['questionbank_tea']) }, mine)).toMatchObject({
    edit: false,
    remove: false,
  });
});
