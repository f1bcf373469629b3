import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPrograms } from 'edutech/core/server/programs/find-programs';
import { noPrograms } from 'edutech/core/server/programs/programs';
import { picture } from '../../../../../tests/support/papers/package';
import { bitmapPixels } from './bitmap';
import { cleanPicture, pictureKind } from './clean-picture';
import { drawnMetafiles } from './metafiles';

/** A bitmap of two pixels above two: red, green, blue, white. */
function bitmap(bits: 24 | 32): Buffer {
  const stride = bits === 24 ? 8 : 8;
  const bytes = Buffer.alloc(54 + 2 * stride);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(2, 18);
  bytes.writeInt32LE(2, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  const put = (row: number, column: number, colour: readonly number[]) =>
    Buffer.from(colour).copy(bytes, 54 + row * stride + (column * bits) / 8);
  put(1, 0, [0, 0, 255]);
  put(1, 1, [0, 255, 0]);
  put(0, 0, [255, 0, 0]);
  put(0, 1, [255, 255, 255]);
  return bytes;
}

test.each([24, 32] as const)('a Windows bitmap of %i bits becomes a PNG, the right way up', async (bits) => {
  expect([...bitmapPixels(bitmap(bits))!.data]).toEqual([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]);
  const clean = await cleanPicture(bitmap(bits));
  expect(await sharp(clean!.bytes).metadata()).toMatchObject({ format: 'png', width: 2, height: 2 });
});

test('what hangs behind a picture does not come along', async () => {
  const photo = await sharp(picture).jpeg().toBuffer();
  const clean = await cleanPicture(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
  expect(clean?.ext).toBe('jpg');
  expect(clean?.bytes.includes('<script>')).toBe(false);
});

test('what is no picture, or claims to be larger than it is, is left out', async () => {
  expect(await cleanPicture(Buffer.from('<svg onload="alert(1)"/>'))).toBeNull();
  expect(await cleanPicture(picture.subarray(0, 40))).toBeNull();
  const huge = bitmap(24);
  huge.writeInt32LE(2_000_000_000, 18);
  expect(await cleanPicture(huge)).toBeNull();
});

/** A placeable metafile (WMF) with a rectangle in it. */
function metafile(): Buffer {
  const record = (name: number, ...words: readonly number[]) => {
    const bytes = Buffer.alloc(6 + words.length * 2);
    bytes.writeUInt32LE(3 + words.length, 0);
    bytes.writeUInt16LE(name, 4);
    for (const [at, word] of words.entries()) bytes.writeInt16LE(word, 6 + at * 2);
    return bytes;
  };
  const records = [record(0x020b, 0, 0), record(0x020c, 600, 1000), record(0x041b, 500, 900, 100, 100), record(0)];
  const placeable = Buffer.alloc(22);
  placeable.writeUInt32LE(0x9ac6cdd7, 0);
  for (const [at, word] of [0, 0, 1000, 600, 1440].entries()) placeable.writeInt16LE(word, 6 + at * 2);
  let sum = 0;
  for (let at = 0; at < 20; at += 2) sum ^= placeable.readUInt16LE(at);
  placeable.writeUInt16LE(sum, 20);
  const header = Buffer.alloc(18);
  header.writeUInt16LE(1, 0);
  header.writeUInt16LE(9, 2);
  header.writeUInt16LE(0x300, 4);
  header.writeUInt32LE(9 + records.reduce((words, { length }) => words + length / 2, 0), 6);
  header.writeUInt32LE(7, 12);
  return Buffer.concat([placeable, header, ...records]);
}

const programs = await findPrograms({ ffmpegPath: 'none', officePath: '' });

test.skipIf(!programs.office)(
  'a drawing of Windows becomes a picture where LibreOffice is installed, also beside a broken one',
  async () => {
    const files = [
      { id: 'whole', ext: 'wmf' as const, bytes: metafile() },
      { id: 'broken', ext: 'wmf' as const, bytes: Buffer.from('d7cdc69a00', 'hex') },
    ];
    const drawn = await drawnMetafiles(files, programs, new AbortController().signal);
    expect(pictureKind(drawn.get('whole')!)).toBe('png');
  },
  120_000,
);

test('without LibreOffice no drawing is drawn, and nothing breaks', async () => {
  const files = [{ id: 'whole', ext: 'wmf' as const, bytes: metafile() }];
  expect(await drawnMetafiles(files, noPrograms, new AbortController().signal)).toEqual(new Map());
});
