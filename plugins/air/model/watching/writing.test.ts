import { expect, test } from 'vitest';
import { tidied } from './writing';

test('what people write keeps its lines and loses what nobody sees', () => {
  expect(tidied('  第一行\r\n第二行\u0000\t完  ')).toBe('第一行\n第二行  完');
});

test('a text of spaces only is none', () => expect(tidied(' \n\t ')).toBe(''));
