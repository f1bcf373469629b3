import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { constants, createInflateRaw } from 'node:zlib';
import {
  deflated,
  directoryEntries,
  type Entry,
  endOfDirectory,
  foundEntries,
  hasDirectory,
  localSignature,
  stored,
} from '../../zip/entries';

/** The record at the end with the longest comment it may have. */
const longestEnd = 65_557;
const largestDirectory = 16_777_216;

/** The directory of an archive (APPNOTE.TXT 4.3.12); null: it has none that documents have. */
export async function zipDirectory(file: FileHandle): Promise<Entry[] | null> {
  const { size } = await file.stat();
  const tail = await read(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  const end = tail.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > tail.length) return null;
  const [count, bytes, from] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  // larger numbers than these are stored elsewhere (zip64), which no document needs
  if (bytes > largestDirectory || from + bytes > size) return null;
  return directoryEntries(await read(file, from, bytes), 0, count);
}

/** An archive without its directory is read whole: no paper is larger. Bytes. */
const largestCut = 50 * 1_048_576;

/**
 * The files of a truncated archive, as {@link foundEntries} finds them; null: it is no archive, or too large for that.
 * An archive with an unreadable directory is not truncated: a program that reads it by that directory would see other
 * files.
 */
export async function cutArchive(file: FileHandle): Promise<Entry[] | null> {
  const { size } = await file.stat();
  if (size > largestCut) return null;
  const archive = await read(file, 0, size);
  const found = hasDirectory(archive) ? [] : foundEntries(archive);
  return found.length === 0
    ? null
    : found.map((entry) => ({ ...entry, packed: Math.min(entry.packed, size - entry.at) }));
}

/**
 * The beginning of a file of an archive, unpacked, at most so many bytes of it; null when it cannot be unpacked. `mayEnd`:
 * also of one that breaks off.
 */
export async function beginningOf(
  file: FileHandle,
  entry: Entry,
  most: number,
  mayEnd = false,
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of contentOf(file, entry, mayEnd)) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= most) break;
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/** A file of an archive, unpacked piece by piece; throws where it cannot be. `mayEnd`: also one that breaks off. */
export async function* contentOf(file: FileHandle, entry: Entry, mayEnd = false): AsyncGenerator<Buffer> {
  const head = await read(file, entry.at, 30);
  const isThere = head.length === 30 && head.readUInt32LE(0) === localSignature;
  if (!isThere || (entry.method !== stored && entry.method !== deflated)) throw new Error('It cannot be unpacked.');
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = piecesOf(file, start, entry.packed);
  if (entry.method === stored) return yield* packed;
  const inflating = createInflateRaw(mayEnd ? { finishFlush: constants.Z_SYNC_FLUSH } : {});
  yield* Readable.from(packed).compose(inflating) as AsyncIterable<Buffer>;
}

async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += 65_536) yield read(file, start + at, Math.min(65_536, length - at));
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
