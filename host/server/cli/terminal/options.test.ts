import { expect, test } from 'vitest';
import { numberOption, option } from './options';

const bounds = { from: 1, to: 60, otherwise: 10 };

test('an option has the value that follows it', () => {
  expect(option(['x.tar', '--key', 'file'], 'key')).toBe('file');
  expect(option(['x.tar'], 'key')).toBeUndefined();
  expect(numberOption(['--seconds', '5'], 'seconds', bounds)).toBe(5);
  expect(numberOption([], 'seconds', bounds)).toBe(10);
});

test('one without a value, or with a wild one, is refused with a sentence', () => {
  expect(() => option(['--key'], 'key')).toThrow('--key needs a value.');
  expect(() => option(['--key', '--other'], 'key')).toThrow('--key needs a value.');
  for (const wild of ['0', '61', 'many', '1.5']) {
    expect(() => numberOption(['--seconds', wild], 'seconds', bounds)).toThrow('a whole number from 1 to 60');
  }
});
