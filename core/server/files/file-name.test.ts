import { expect, test } from 'vitest';
import { contentDisposition, fileName } from './file-name';

test.each([
  ['三角形 的面积.pptx', '三角形 的面积.pptx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\课件\\第一课.doc', '第一课.doc'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['what?*.png', 'what__.png'],
  ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
  ['.hidden', '.hidden'],
  ['  ', 'file'],
  ['/.mp4', '.mp4'],
  ['CON.pdf', '_CON.pdf'],
  ['nul', '_nul'],
  ['console.pdf', 'console.pdf'],
])('%j is stored as %j', (given, stored) => {
  expect(fileName(given)).toBe(stored);
});

test('a long name is cut, not its extension, and no character in half', () => {
  const name = fileName(`${'𠮷'.repeat(300)}.docx`);
  expect(name.endsWith('𠮷.docx')).toBe(true);
  expect(Array.from(name)).toHaveLength(100);
});

test('a Chinese name travels in UTF-8 beside an ASCII one', () => {
  expect(contentDisposition('attachment', "期末'试卷'(A).pdf")).toBe(
    `attachment; filename="__'__'(A).pdf"; filename*=UTF-8''%E6%9C%9F%E6%9C%AB%27%E8%AF%95%E5%8D%B7%27%28A%29.pdf`,
  );
});

test('quotes and backslashes cannot end the name early', () => {
  expect(contentDisposition('inline', 'a"; x="\\.png')).toBe(
    `inline; filename="a_; x=__.png"; filename*=UTF-8''a%22%3B%20x%3D%22%5C.png`,
  );
});
