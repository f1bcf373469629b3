import { expect, test } from 'vitest';
import { decodedText, decodeText } from './decode-text';

const text = '姓名,班级\n王小明,七（1）班';
const utf16le = Buffer.from(text, 'utf16le');
const utf16be = Buffer.from(utf16le).swap16();
/** 班级,王 in GBK, as Excel saves it; 题目 in Big5 and テスト in Shift_JIS. */
const gbk = Buffer.from('b0e0bcb62ccdf5', 'hex');
const xml = (encoding: string, hex: string) =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a>`),
    Buffer.from(hex, 'hex'),
    Buffer.from('</a>'),
  ]);

test.each([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), text],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le]), text],
  ['UTF-16 with its mark the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be]), text],
  ['UTF-16 without a mark', utf16le, text],
  ['UTF-16 without a mark the other way round', utf16be, text],
  ['GBK', gbk, '班级,王'],
  ['Big5', Buffer.from('bec7b8b92ca96da6572ca67eafc5', 'hex'), '學號,姓名,年級'],
])('a text is read in %s', (_, bytes, expected) => {
  expect(decodeText(bytes)).toBe(expected);
});

test.each([
  ['pinyin', 'a8a120a8a220a8a320a8a420a8ad20a8ae20a8af20a8b0', 'ā á ǎ à ō ó ǒ ò'],
  ['Japanese', 'cbbda4cfd1a7c9faa4c7a4b9a1a3', '私は学生です。'],
  ['Russian', 'a7aca7d1a7dc20a7e4a7d6a7d2a7f120a7d9a7e0a7d3a7e5a7e43f', 'Как тебя зовут?'],
  ['Greek', 'baafcafd20a6c120a6c220a6c320a6c8', '函数 α β γ θ'],
])('lessons of %s in GBK are not taken for Big5', (_, bytes, expected) => {
  expect(decodeText(Buffer.from(bytes, 'hex'))).toBe(expected);
});

test('a list in GBK is never taken for Big5, be it of rare characters', () => {
  expect(decodeText(Buffer.from('b6a1d2bba3acd5c9b7f22cc6dfa3a831a3a9b0e02cc9cfcee7', 'hex'))).toBe(
    '丁一，丈夫,七（1）班,上午',
  );
  expect(decodeText(Buffer.from('d5d4fd932cd8bfc1882cd8c188902cb1e586b4', 'hex'))).toBe('赵龘,乜翀,亓垚,卞喆');
});

test.each([
  ['gb2312', 'b0e0bcb6', '班级'],
  ['Big5', 'c344a5d8', '題目'],
  ['Shift_JIS', '836583588367', 'テスト'],
  ['iso-8859-1', 'e9', 'é'],
  // what is declared is not always so
  ['UTF-16', 'e78fad', '班'],
  ['utf-8', 'b0e0bcb6', '班级'],
  ['klingon', 'e78fad', '班'],
])('of a document that declares %s the declaration counts as far as it is true', (encoding, hex, expected) => {
  expect(decodedText(xml(encoding, hex))).toContain(`<a>${expected}</a>`);
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['zeros', Buffer.alloc(64)],
  ['a zero within a text', Buffer.from('姓名\0,班级')],
  ['a text of UTF-16 with a zero in it', Buffer.from('\ufeffa,b\0,c', 'utf16le')],
  ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8])],
])('%s is no text', (_, bytes) => {
  expect(decodedText(bytes)).toBeNull();
});
