import Type, { type TObject } from 'typebox';
import { expect, test } from 'vitest';
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
