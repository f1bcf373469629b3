import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { storedZip } from './stored-zip';
import { unpackedParts, unpackParts } from './unpacked-parts';

const all = () => true;
const megabyte = 1_048_576;
const central = (zip: Buffer) => zip.lastIndexOf(Buffer.from('PK\u0001\u0002'));

/** An archive whose directory says of its one file that it is deflated. */
function deflatedZip(content: Buffer): Buffer {
  const zip = storedZip([{ name: 'a.xml', content: deflateRawSync(content) }]);
  zip.writeUInt16LE(8, central(zip) + 10);
  return zip;
}

test('a small archive that unpacks to more than is allowed is given up at the limit, whatever sizes it claims', () => {
  const zip = deflatedZip(Buffer.alloc(64 * megabyte));
  expect(zip.length).toBeLessThan(megabyte);
  for (const claimed of [0, 10, 0xffffffff]) {
    zip.writeUInt32LE(claimed, central(zip) + 24);
    expect(unpackedParts(zip, all, megabyte)).toBe('tooLarge');
  }
});

test('the limit holds for all files together', () => {
  const part = { name: 'a', content: Buffer.alloc(600) };
  expect(unpackedParts(storedZip([part, part]), all, 1000)).toBe('tooLarge');
  expect(unpackedParts(storedZip([part, part]), all, 1200)).toHaveLength(2);
});

test('what is no archive, cut short, encrypted, or points out of itself is damaged', () => {
  const zip = deflatedZip(Buffer.from('text'));
  expect(unpackedParts(zip, all, megabyte)).toEqual([{ name: 'a.xml', content: Buffer.from('text') }]);
  const changed = (change: (copy: Buffer) => unknown) => {
    const copy = Buffer.from(zip);
    change(copy);
    return unpackedParts(copy, all, megabyte);
  };
  expect(unpackedParts(Buffer.alloc(0), all, megabyte)).toBe('damaged');
  expect(unpackedParts(zip.subarray(0, -1), all, megabyte)).toBe('damaged');
  expect(changed((copy) => copy.writeUInt16LE(1, central(copy) + 8))).toBe('damaged');
  expect(changed((copy) => copy.writeUInt32LE(0xfffffff0, central(copy) + 42))).toBe('damaged');
  expect(changed((copy) => copy.writeUInt32LE(0xfffffff0, central(copy) + 20))).toBe('damaged');
  expect(changed((copy) => copy.writeUInt32LE(0xfffffff0, copy.length - 6))).toBe('damaged');
  expect(changed((copy) => copy.writeUInt16LE(99, central(copy) + 10))).toBe('damaged');
  expect(changed((copy) => copy.fill(0xff, 35, 40))).toBe('damaged');
});

test('a damaged part is left out of what is brought in whole', async () => {
  const good = { name: 'good.xml', content: Buffer.from('text') };
  const zip = storedZip([{ name: 'bad.xml', content: Buffer.alloc(40, 0xff) }, good]);
  // the directory says of it that it is deflated
  zip.writeUInt16LE(8, zip.indexOf(Buffer.from('PK\u0001\u0002')) + 10);
  expect(await unpackParts(zip, all, megabyte)).toEqual([good]);
  expect(unpackedParts(zip, all, megabyte)).toBe('damaged');
});
