import { expect, test } from 'vitest';
import { numberOption, option, refuseUnknown } from './options';

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

test('whatever a command does not understand is refused with a sentence', () => {
  const understood = { words: 1, options: ['county'], flags: ['json'] };
  for (const fine of [[], ['air'], ['air', '--county', '临江区'], ['--county', '临江区', 'air', '--json']]) {
    expect(() => refuseUnknown(fine, understood)).not.toThrow();
  }
  for (const wild of ['--county=临江区', '--conty', '-c', '--']) {
    expect(() => refuseUnknown(['air', wild, '临江区'], understood)).toThrow(
      `"${wild}" is not understood; there is --county VALUE, --json.`,
    );
  }
  expect(() => refuseUnknown(['air', '临江区'], understood)).toThrow('"临江区" is not understood');
  expect(() => refuseUnknown(['now'], { words: 0 })).toThrow(/^"now" is not understood\.$/);
});
