import Type, { type TObject } from 'typebox';
import { expect, test } from 'vitest';
import { Name } from '../../../common/wire/kinds';
import { inputReader } from './input';
import { Parameters } from './parameters';

const read = (input: TObject, sent: Readonly<Record<string, unknown>>, textual = false) =>
  inputReader({ input })(new Parameters([sent]), textual);

test('what was left out is filled in, however deep it is', () => {
  const row = Type.Object({ name: Type.String(), order: Type.Integer({ default: 7 }) });
  const input = Type.Object({ page: Type.Integer({ default: 1 }), rows: Type.Optional(Type.Array(row)) });
  expect(read(input, {})).toEqual({ page: 1 });
  expect(read(input, { rows: [{ name: 'a' }, { name: 'b', order: 2 }] })).toEqual({
    page: 1,
    rows: [
      { name: 'a', order: 7 },
      { name: 'b', order: 2 },
    ],
  });
  const inside = Type.Object({ rows: Type.Array(row) });
  expect(read(inside, { rows: [{ name: 'a' }] })).toEqual({ rows: [{ name: 'a', order: 7 }] });
});

test('where nothing is to be filled in, the same is checked and converted', () => {
  const input = Type.Object({ page: Type.Integer() });
  expect(read(input, { page: '3', other: 'x' }, true)).toEqual({ page: 3 });
  expect(() => read(input, {})).toThrow('core.error.invalidInput');
});

const named = Type.Object({
  name: Name(20),
  content: Type.Optional(Type.Array(Type.Object({ text: Type.String(), points: Type.Number() }))),
});

test('signs that turn the direction of a line stand in no name and in no text', () => {
  const content = [{ text: '\u2067a\u2069 b\u200f', points: 2 }];
  expect(read(named, { name: '\u202egpj.exe', content })).toEqual({
    name: 'gpj.exe',
    content: [{ text: 'a b', points: 2 }],
  });
  expect(read(named, { name: '王\u202a立' }, true)).toEqual({ name: '王立' });
});

test('a name of nothing but such signs is no name', () => {
  expect(() => read(named, { name: '\u202e\u202c' })).toThrow('core.error.invalidInput');
});

test('letters of every script stay, and what joins the parts of a picture', () => {
  const name = 'عبد 👩‍🏫 ئۇيغۇر';
  expect(read(named, { name })).toEqual({ name });
});
