import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { storedZip } from './stored-zip';

const content = Buffer.from('演示 demo\n');
const zip = storedZip('README.txt', content);

test('the archive is known as one by its content', async () => {
  expect((await fileTypeFromBuffer(zip))?.ext).toBe('zip');
});

test('an unpacker finds the file: from the end to the directory, from there to the content', () => {
  const end = zip.subarray(-22);
  expect(end.subarray(0, 4)).toEqual(Buffer.from('PK\u0005\u0006'));
  const directory = zip.subarray(end.readUInt32LE(16), -22);
  expect(directory).toHaveLength(end.readUInt32LE(12));
  expect(directory.subarray(46).toString()).toBe('README.txt');
  const local = zip.subarray(directory.readUInt32LE(42));
  expect(local.subarray(30, 40).toString()).toBe('README.txt');
  expect(local.subarray(40, 40 + directory.readUInt32LE(20))).toEqual(content);
});
