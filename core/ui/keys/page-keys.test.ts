import { expect, test } from 'vitest';
import { isFieldsKey } from './page-keys';

const field = (tagName: string, more: object = {}) => ({ tagName, ...more }) as unknown as EventTarget;
const box = field('INPUT', { type: 'checkbox' });
const radio = field('INPUT', { type: 'radio' });

test.each([
  ['a', field('INPUT', { type: 'text' }), true],
  ['Escape', field('TEXTAREA'), true],
  ['ArrowDown', field('SELECT'), true],
  ['1', field('MATH-FIELD'), true],
  ['j', field('DIV', { isContentEditable: true }), true],
  ['j', field('BUTTON'), false],
  ['?', field('DIV', { isContentEditable: false }), false],
  ['x', box, false],
  [' ', box, true],
  ['Enter', radio, false],
  ['2', radio, false],
  ['ArrowUp', radio, true],
  [' ', radio, true],
  ['a', null, false],
] as const)('%j on %j is the field’s: %s', (key, target, expected) => {
  expect(isFieldsKey({ key, target })).toBe(expected);
});
