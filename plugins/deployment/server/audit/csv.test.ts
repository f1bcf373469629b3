import { expect, test } from 'vitest';
import { csvRow } from './csv';

test('a row keeps commas, quotes and line breaks inside their cells', () => {
  expect(csvRow(['七(3)班', 'a,b', 'say "hi"', 'one\ntwo', 3, null])).toBe(
    '七(3)班,"a,b","say ""hi""","one\ntwo",3,\r\n',
  );
});

test.each(['=1+1', '@SUM(A1)', '+cmd|x', '-cmd|x', '\t=1', "'=1"])(
  'what a spreadsheet would run is guarded: %s',
  (text) => {
    expect(csvRow([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('telephone numbers and figures stay as they are', () => {
  expect(csvRow(['+86 139', '-5', -5])).toBe('+86 139,-5,-5\r\n');
});
