import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { storedZip } from './stored-zip';
import { unpackedParts } from './unpacked-parts';

const parts = [
  { name: 'README.txt', content: Buffer.from('演示 demo\n') },
  { name: 'more/名册.csv', content: Buffer.from('姓名,班级\n') },
];
const zip = storedZip(parts);

test('the archive is known as one by its content', async () => {
  expect((await fileTypeFromBuffer(zip))?.ext).toBe('zip');
});

test('an unpacker finds the files: from the end to the directory, from there to the contents', () => {
  const end = zip.subarray(-22);
  expect(end.subarray(0, 4)).toEqual(Buffer.from('PK\u0005\u0006'));
  expect(end.readUInt16LE(10)).toBe(2);
  const directory = zip.subarray(end.readUInt32LE(16), -22);
  expect(directory).toHaveLength(end.readUInt32LE(12));
  expect(directory.subarray(46, 56).toString()).toBe('README.txt');
  const local = zip.subarray(directory.readUInt32LE(42));
  expect(local.subarray(30, 40).toString()).toBe('README.txt');
  expect(local.subarray(40, 40 + directory.readUInt32LE(20))).toEqual(parts[0]!.content);
});

test('what was packed is unpacked as it was, and only what is wanted', () => {
  expect(unpackedParts(zip, () => true, 1000)).toEqual(parts);
  expect(unpackedParts(zip, (name) => name.endsWith('.csv'), 1000)).toEqual([parts[1]]);
});
