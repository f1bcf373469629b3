import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { blockBytes, paddingOf, readTarHeader } from './tar-header';

/** An entry of an archive, and where its bytes lie. */
export interface ArchiveEntry {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** The entries of an archive by name. Throws where a header is damaged or the end is missing. */
export async function readEntries(path: string): Promise<Map<string, ArchiveEntry>> {
  const file = await open(path, 'r');
  try {
    const { size: whole } = await file.stat();
    const entries = new Map<string, ArchiveEntry>();
    const block = Buffer.alloc(blockBytes);
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(block, 0, blockBytes, at);
      if (bytesRead < blockBytes) throw new Error('its end is missing');
      const header = readTarHeader(block);
      if (!header) return entries;
      const entry = { name: header.name, start: at + blockBytes, size: header.size };
      if (entry.start + entry.size > whole) throw new Error(`${entry.name} is cut off`);
      entries.set(entry.name, entry);
      at = entry.start + entry.size + paddingOf(entry.size);
    }
  } finally {
    await file.close();
  }
}

/** The bytes of an entry as they lie in the archive. */
export function readEntry(path: string, { start, size }: ArchiveEntry): Readable {
  if (size === 0) return Readable.from([]);
  return createReadStream(path, { start, end: start + size - 1, highWaterMark: 262_144 });
}
