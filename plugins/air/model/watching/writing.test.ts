import { expect, test } from 'vitest';
import { tidyNote } from './note-limits';

test('what people write keeps its lines and loses what nobody sees', () => {
  expect(tidyNote('  第一行\r\n第二行\u0000\t完  ')).toBe('第一行\n第二行  完');
});

test('a text of spaces only is none', () => expect(tidyNote(' \n\t ')).toBe(''));
