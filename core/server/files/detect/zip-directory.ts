import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { constants, createInflateRaw } from 'node:zlib';
import { foundEntries } from '../../zip/entries';

/** One file of an archive, as its directory says; nothing of it is to be believed. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** Bytes in the archive, and unpacked. */
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

const endSignature = Buffer.from('PK\u0005\u0006', 'latin1');
const [centralSignature, localSignature] = [0x02014b50, 0x04034b50];
/** The record at the end with the longest comment it may have. */
const longestEnd = 65_557;
const largestDirectory = 16_777_216;
const [stored, deflated] = [0, 8];

/** The directory of an archive (APPNOTE.TXT 4.3.12); null: it has none that documents have. */
export async function zipDirectory(file: FileHandle): Promise<ZipEntry[] | null> {
  const { size } = await file.stat();
  const tail = await read(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  const end = tail.lastIndexOf(endSignature);
  if (end < 0 || end + 22 > tail.length) return null;
  const [count, bytes, from] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  // larger numbers than these stand elsewhere (zip64), which no document needs
  if (bytes > largestDirectory || from + bytes > size) return null;
  const directory = await read(file, from, bytes);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== centralSignature) return null;
    const [name, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + name),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** An archive without its directory is read whole: no paper is larger. Bytes. */
const largestCut = 50 * 1_048_576;

/** The files of an archive that was cut short, as {@link foundEntries} finds them; null: it is none, or too large for that. */
export async function cutArchive(file: FileHandle): Promise<ZipEntry[] | null> {
  const { size } = await file.stat();
  if (size > largestCut) return null;
  const found = foundEntries(await read(file, 0, size));
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
  entry: ZipEntry,
  most: number,
  mayEnd = false,
): Promise<Buffer | null> {
  const head = await read(file, entry.at, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== localSignature) return null;
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (entry.method === stored) return read(file, start, Math.min(entry.packed, most));
  if (entry.method !== deflated) return null;
  const packed = Readable.from(piecesOf(file, start, entry.packed));
  const inflating = createInflateRaw(mayEnd ? { finishFlush: constants.Z_SYNC_FLUSH } : {});
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of packed.compose(inflating) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= most) break;
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += 65_536) yield read(file, start + at, Math.min(65_536, length - at));
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
