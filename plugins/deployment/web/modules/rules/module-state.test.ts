import { expect, test } from 'vitest';
import { isIn } from './module-state';

const fine = { calls: 1000, failures: 0, milliseconds: 20 };

test('a module is on, partly on or off, in one of these only', () => {
  const states = (module: { isOn: boolean; offIn: string[] }) =>
    (['on', 'partly', 'off'] as const).filter((state) => isIn({ ...module, use: fine }, state));
  expect(states({ isOn: true, offIn: [] })).toEqual(['on']);
  expect(states({ isOn: true, offIn: ['a'] })).toEqual(['partly']);
  expect(states({ isOn: false, offIn: ['a'] })).toEqual(['off']);
});

test('one that fails or is slow needs attention', () => {
  const needs = (use: typeof fine) => isIn({ isOn: true, offIn: [], use }, 'attention');
  expect(needs(fine)).toBe(false);
  expect(needs({ ...fine, failures: 20 })).toBe(true);
  expect(needs({ ...fine, milliseconds: 1240 })).toBe(true);
  expect(needs({ calls: 0, failures: 0, milliseconds: 0 })).toBe(false);
});
