import Type from 'typebox';
import { expect, test } from 'vitest';
import { valueIn } from './json-answer';

const schema = Type.Object({ points: Type.Integer({ minimum: 0, maximum: 6 }) });

test('a value counts bare or in a fence, and only if it fits', () => {
  expect(valueIn('{"points":4}', schema)).toEqual({ points: 4 });
  expect(valueIn('```json\n{"points":4}\n```', schema)).toEqual({ points: 4 });
  for (const wrong of ['', '{"points":7}', '{"points":"4"}', 'null', '<html>', 'Sure! {"points":4}'])
    expect(valueIn(wrong, schema), wrong).toBeUndefined();
});
