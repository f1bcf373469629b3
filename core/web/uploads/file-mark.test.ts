import { expect, test } from 'vitest';
import { findEarlier, isMarked, markOf } from './file-mark';

const film = (bytes: Uint8Array<ArrayBuffer>, lastModified = 1) => new File([bytes], 'lesson.mp4', { lastModified });
const bytes = new Uint8Array(100_000).map((_, at) => at % 251);
const changed = (at: number) => bytes.map((byte, place) => (place === at ? byte + 1 : byte));

test('a file is known again, also as a copy with another time', async () => {
  const mark = await markOf(film(bytes));
  expect(mark.length).toBeLessThanOrEqual(200);
  expect(await isMarked(film(bytes), mark)).toBe(true);
  expect(await isMarked(film(bytes, 2), mark)).toBe(true);
});

test('another file of the same size is not taken for it, nor one that has grown', async () => {
  const mark = await markOf(film(bytes));
  expect(await isMarked(film(changed(10)), mark)).toBe(false);
  expect(await isMarked(film(bytes.subarray(1)), mark)).toBe(false);
});

test('the same file, chosen again, is the earlier upload of its name, its size and its head', async () => {
  const mark = await markOf(film(bytes));
  const earlier = { name: 'lesson.mp4', bytes: bytes.length, mark };
  const others = [
    { ...earlier, name: 'other.mp4' },
    { ...earlier, mark: await markOf(film(changed(10))) },
  ];
  expect(await findEarlier(film(bytes, 2), [...others, earlier])).toBe(earlier);
  expect(await findEarlier(film(bytes), others)).toBeUndefined();
});

test('an upload without a mark fits no file', async () => {
  expect(await isMarked(film(bytes), '')).toBe(false);
});
