import { expect, test } from 'vitest';
import { holdUnsaved, isUnsaved, unsavedWork } from './unsaved';

test('a page is unsaved until the last part of it is saved', () => {
  expect(isUnsaved.value).toBe(false);
  const saveAnswer = holdUnsaved('answer');
  const saveNote = holdUnsaved('note');
  expect(isUnsaved.value).toBe(true);
  expect(unsavedWork()).toEqual(['answer', 'note']);
  saveAnswer();
  saveAnswer();
  expect(isUnsaved.value).toBe(true);
  saveNote();
  expect(isUnsaved.value).toBe(false);
});
