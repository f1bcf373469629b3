import Type from 'typebox';
import { expect, test } from 'vitest';
import { Name } from '../../../common/wire/kinds';
import { inputReader } from './input';
import { Parameters } from './parameters';

const input = Type.Object({
  name: Name(20),
  content: Type.Optional(Type.Array(Type.Object({ text: Type.String(), points: Type.Number() }))),
});
const read = (values: Record<string, unknown>, textual = false) =>
  inputReader({ input })(new Parameters([values]), textual);

test('signs that turn the direction of a line stand in no name and in no text', () => {
  const content = [{ text: '\u2067a\u2069 b\u200f', points: 2 }];
  expect(read({ name: '\u202egpj.exe', content })).toEqual({ name: 'gpj.exe', content: [{ text: 'a b', points: 2 }] });
  expect(read({ name: '王\u202a立' }, true)).toEqual({ name: '王立' });
});

test('a name of nothing but such signs is no name', () => {
  expect(() => read({ name: '\u202e\u202c' })).toThrow('core.error.invalidInput');
});

test('letters of every script stay, and what joins the parts of a picture', () => {
  const name = 'عبد 👩‍🏫 ئۇيغۇر';
  expect(read({ name })).toEqual({ name });
});
