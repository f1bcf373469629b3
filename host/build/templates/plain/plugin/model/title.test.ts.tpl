import { expect, test } from 'vitest';
import { isTitle, tidyTitle } from './title';

test('blanks around and inside a title are tidied', () => {
  expect(tidyTitle('  two \n words ')).toBe('two words');
});

test('a title of blanks is none', () => {
  expect(isTitle(' \t ')).toBe(false);
  expect(isTitle('一')).toBe(true);
});
