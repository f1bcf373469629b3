import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEntries, readEntry } from './archive-reader';
import { ArchiveWriter } from './archive-writer';

const folder = await mkdtemp(join(tmpdir(), 'edutech-archive-'));
afterAll(() => rm(folder, { recursive: true }));

async function* bytes(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

/** Content that is lost at once, or after some of it. */
async function* lost(...texts: string[]) {
  yield* bytes(...texts);
  throw new Error('lost');
}

test('entries after one that could not be read are read again', async () => {
  const path = join(folder, 'some.tar');
  const writer = await ArchiveWriter.create(path, new Date('2026-11-24T00:00:00Z'));
  await writer.add('first', bytes('a', 'b'));
  await expect(writer.add('lost', lost())).rejects.toThrow('lost');
  await writer.add('second', bytes('c'));
  await expect(writer.add('torn', lost('x'.repeat(5000)))).rejects.toThrow('lost');
  await writer.finish();
  const entries = await readEntries(path);
  expect([...entries.keys()]).toEqual(['first', 'second']);
  expect((await readEntry(path, entries.get('second')!).toArray()).join('')).toBe('c');
});
