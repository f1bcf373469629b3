import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { storedZip } from './stored-zip';
import { savedParts, unpackedParts } from './unpacked-parts';

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
  expect(await savedParts(zip, all, megabyte)).toEqual({ parts: [{ ...good, isCut: false }], isCut: false });
  expect(unpackedParts(zip, all, megabyte)).toBe('damaged');
});

/** An archive as a program writes it that does not know the sizes beforehand: they follow each file. */
function sizesFollow(zip: Buffer): Buffer {
  const head = Buffer.from('PK\u0003\u0004');
  const pieces: Buffer[] = [];
  const list = zip.indexOf(Buffer.from('PK\u0001\u0002'));
  for (let at = 0; at < list; ) {
    const follows = zip.indexOf(head, at + 4);
    const end = follows < 0 ? list : follows;
    const piece = Buffer.from(zip.subarray(at, end));
    piece.writeUInt16LE(piece.readUInt16LE(6) | 8, 6);
    const facts = piece.subarray(14, 26);
    pieces.push(piece, Buffer.from('PK\u0007\u0008'), Buffer.from(facts));
    facts.fill(0);
    at = end;
  }
  return Buffer.concat(pieces);
}

test('of an archive that was cut short is saved what is there, and the file within which it ends as far as it goes', async () => {
  const long = Buffer.from(Array.from({ length: 5000 }, (_, at) => `${at} ${Math.sin(at)}\n`).join(''));
  const zip = Buffer.from(
    zipSync({ 'first.xml': Buffer.from('first'), 'long.xml': long, 'last.xml': Buffer.from('last') }),
  );
  for (const archive of [zip, sizesFollow(zip)]) {
    const within = archive.indexOf('last.xml') - 200;
    for (const end of [within, Math.floor(within / 2), within - 9000]) {
      const saved = await savedParts(archive.subarray(0, end), all, megabyte);
      if (typeof saved === 'string') throw new Error(saved);
      expect(saved.isCut).toBe(true);
      expect(saved.parts.map(({ name, isCut }) => [name, isCut])).toEqual([
        ['first.xml', false],
        ['long.xml', true],
      ]);
      const { content } = saved.parts[1]!;
      expect(content.length).toBeGreaterThan(1000);
      expect(long.subarray(0, content.length).equals(content)).toBe(true);
    }
  }
  // without its directory only: nothing is lost but that
  const whole = await savedParts(zip.subarray(0, zip.indexOf(Buffer.from('PK\u0001\u0002'))), all, megabyte);
  expect(whole).toMatchObject({
    isCut: true,
    parts: [{ isCut: false }, { content: long, isCut: false }, { isCut: false }],
  });
  expect(await savedParts(Buffer.from('no archive'), all, megabyte)).toBe('damaged');
});

test('an archive that was cut short unpacks to no more than is allowed, and is given up where it is heads alone', async () => {
  const zip = Buffer.from(zipSync({ 'a.xml': Buffer.alloc(64 * megabyte) }));
  expect(await savedParts(zip.subarray(0, -100), all, megabyte)).toBe('tooLarge');
  // a file of heads alone, each of which claims the rest
  const head = Buffer.alloc(34);
  head.write('PK\u0003\u0004');
  head.writeUInt16LE(8, 6);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(4, 26);
  const heads = Buffer.concat(
    Array.from({ length: 2000 }, (_, at) => {
      const one = Buffer.from(head);
      one.write(String(at).padStart(4, '0'), 30);
      return one;
    }),
  );
  expect(await savedParts(Buffer.concat([heads, Buffer.alloc(1000, 0xff)]), all, megabyte)).toBe('damaged');
});

test('an archive of parts that break off is given up, whether a directory lists them or not', async () => {
  const bad = Array.from({ length: 60 }, (_, at) => ({ name: `${at}.xml`, content: Buffer.alloc(40, 0xff) }));
  const listed = storedZip(bad);
  for (let at = listed.indexOf('PK\u0001\u0002'); at >= 0; at = listed.indexOf('PK\u0001\u0002', at + 4))
    listed.writeUInt16LE(8, at + 10);
  expect(await savedParts(listed, all, megabyte)).toBe('damaged');
  const found = sizesFollow(storedZip(bad));
  for (let at = found.indexOf('PK\u0003\u0004'); at >= 0; at = found.indexOf('PK\u0003\u0004', at + 4))
    found.writeUInt16LE(8, at + 8);
  expect(await savedParts(found, all, megabyte)).toBe('damaged');
});

test('an archive whose parts lie upon each other is given up', async () => {
  const zip = storedZip([
    { name: 'a.xml', content: Buffer.alloc(900, 65) },
    { name: 'b.xml', content: Buffer.alloc(900, 66) },
  ]);
  const second = zip.indexOf('PK\u0001\u0002', zip.indexOf('PK\u0001\u0002') + 4);
  // the second begins where the first does, and takes all of the archive
  zip.writeUInt32LE(0, second + 42);
  zip.writeUInt32LE(zip.length - 40, second + 20);
  expect(await savedParts(zip, all, megabyte)).toBe('damaged');
});
