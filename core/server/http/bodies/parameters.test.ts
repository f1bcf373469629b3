import { expect, test } from 'vitest';
import { Parameters } from './parameters';

test('what comes first wins, and a prototype is nobody’s parameter', () => {
  const parameters = new Parameters([{ id: 'addressed' }, { id: 'body', text: 'body' }, { text: 'query', page: '2' }]);
  expect(parameters.get('id')).toBe('addressed');
  expect(parameters.get('text')).toBe('body');
  expect(parameters.get('page')).toBe('2');
  for (const name of ['toString', '__proto__', 'constructor', 'missing']) {
    expect(parameters.has(name)).toBe(false);
    expect(parameters.get(name)).toBeUndefined();
  }
});

test('a field that is there without a value is there', () => {
  expect(new Parameters([{ text: undefined }, { text: 'query' }]).get('text')).toBeUndefined();
  expect(new Parameters([{ text: null }]).has('text')).toBe(true);
});

test('what was encrypted comes beside the rest', () => {
  expect(new Parameters([{ id: 'addressed' }]).with({ id: 'sealed', text: 'sealed' }).get('text')).toBe('sealed');
  expect(new Parameters([{ id: 'addressed' }]).with({ id: 'sealed' }).get('id')).toBe('addressed');
});
