import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../../common/ids';
import { checksumOf, concatOf, metadataOf, wholeNumberOf } from './headers';

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

test('metadata names a file in any language', () => {
  const headers = { 'upload-metadata': `filename ${inBase64('第一课.mp4')},group ${inBase64('video')},draft` };
  expect(metadataOf(headers)).toEqual({ filename: '第一课.mp4', group: 'video', draft: '' });
  expect(metadataOf({})).toEqual({});
});

test.each(['filename *', 'a b c', 'a YQ==,a YQ==', ',', `a ${'A'.repeat(5000)}`])(
  'metadata "%s" are refused',
  (text) => {
    expect(() => metadataOf({ 'upload-metadata': text })).toThrow('core.uploads.wrongHeader');
  },
);

test.each(['-1', '1.5', 'x', '', '1e3', '9'.repeat(16)])('a length of "%s" is refused', (text) => {
  expect(() => wholeNumberOf({ 'upload-length': text }, 'upload-length')).toThrow('core.uploads.wrongHeader');
});

test('a checksum is read with its algorithm', () => {
  const digest = createHash('sha1').update('x').digest();
  expect(checksumOf({ 'upload-checksum': `sha1 ${digest.toString('base64')}` })).toEqual({ algorithm: 'sha1', digest });
  expect(checksumOf({})).toBeNull();
});

test.each(['sha1', 'sha1 YQ==', 'crc32 AAAA', 'toString YQ==', `sha1 ${'*'.repeat(28)}`, ''])(
  'a checksum "%s" is refused',
  (text) => {
    expect(() => checksumOf({ 'upload-checksum': text })).toThrow('core.uploads.wrongHeader');
  },
);

test('parts are known by the ends of their addresses, with or without a ticket', () => {
  const [one, two] = [newId(), newId()];
  expect(concatOf({ 'upload-concat': `final;/uploads/${one} https://edu.example.cn/uploads/${two}?token=x` })).toEqual([
    one,
    two,
  ]);
  expect(concatOf({ 'upload-concat': 'partial' })).toBe('partial');
  expect(() => concatOf({ 'upload-concat': 'final;/uploads/../x' })).toThrow('core.uploads.wrongHeader');
  expect(() => concatOf({ 'upload-concat': 'half' })).toThrow('core.uploads.wrongHeader');
});
