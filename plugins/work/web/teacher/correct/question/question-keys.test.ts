import { expect, test } from 'vitest';
import { questionKeyOf } from './question-keys';

const press = (key: string, more: object = {}) =>
  questionKeyOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test('letters act, digits are typed, and the browser keeps its own', () => {
  expect(press('F')).toEqual({ act: 'full' });
  expect(press('Enter')).toEqual({ act: 'next' });
  expect(press('7')).toEqual({ typed: '7' });
  expect(press('.')).toEqual({ typed: '.' });
  expect(press('f', { ctrlKey: true })).toBeNull();
  expect(press('z', { ctrlKey: true })).toEqual({ act: 'undo' });
  expect(press('q')).toBeNull();
});

test('a letter is heard through a Chinese input method', () => {
  expect(press('Process', { code: 'KeyG' })).toEqual({ act: 'groups' });
});
