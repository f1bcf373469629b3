const localHead = Buffer.from('PK\u0003\u0004');
export const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
export const endOfDirectory = Buffer.from('PK\u0005\u0006');
/** Ways in which a file may be packed: as it is, or by DEFLATE. */
export const [stored, deflated] = [0, 8] as const;
const encrypted = 1;
/** The sizes follow the file instead of preceding it. */
const sizesFollow = 8;
/** The size is stored elsewhere (zip64). */
const elsewhere = 0xffffffff;
/** One more than documents may have: so a count reveals it. */
const mostFound = 20_001;

/** A file of an archive, as the archive says; nothing of it is to be believed. */
export interface Entry {
  readonly name: string;
  /** Where its head begins, in bytes from the archive's first. */
  readonly at: number;
  /** Bytes that it takes packed. */
  readonly packed: number;
  /** The declared unpacked size; 0 if it is not declared before the file. */
  readonly unpacked: number;
  readonly method: number;
  readonly flags: number;
}

/** Whether it contains the end of a directory anywhere: then only the directory says what is in the archive. */
export const hasDirectory = (archive: Buffer): boolean => archive.includes(endOfDirectory);

/** What the archive's directory lists (APPNOTE.TXT 4.3.16); null when there is none. */
export function listedEntries(archive: Buffer): Entry[] | null {
  const end = archive.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > archive.length) return null;
  return directoryEntries(archive, archive.readUInt32LE(end + 16), archive.readUInt16LE(end + 10));
}

/** So many entries of a directory that begins at this byte (APPNOTE.TXT 4.3.12); null when they are not there. */
export function directoryEntries(directory: Buffer, from: number, count: number): Entry[] | null {
  const entries: Entry[] = [];
  let at = from;
  while (entries.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== centralSignature) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * The files of a truncated archive, which has lost its directory: by their local headers (APPNOTE.TXT 4.3.7), as many
 * as a document may have, including those of the same name. They never overlap; the last one may need more bytes than
 * there are.
 */
export function foundEntries(archive: Buffer): Entry[] {
  const found: Entry[] = [];
  let next = archive.indexOf(localHead);
  while (next >= 0 && next + 30 <= archive.length && found.length < mostFound) {
    const at = next;
    const start = dataOf(archive, at);
    const flags = archive.readUInt16LE(at + 6);
    const told = archive.readUInt32LE(at + 18);
    const packed = flags & sizesFollow || told === elsewhere ? untilNext(archive, start) : told;
    const name = archive.toString('utf8', at + 30, at + 30 + archive.readUInt16LE(at + 26));
    const [method, unpacked] = [archive.readUInt16LE(at + 8), archive.readUInt32LE(at + 22)];
    if (start <= archive.length) found.push({ name, at, packed, unpacked, method, flags });
    next = archive.indexOf(localHead, start + packed);
  }
  return found;
}

/**
 * The bytes of an entry as they lie in the archive, `isCut` where that ends before they do; null when there are none, or
 * when they are packed in a way that nobody reads.
 */
export function packedOf(archive: Buffer, { at, packed, method, flags }: Entry): PackedBytes | null {
  if (flags & encrypted || at + 30 > archive.length || archive.readUInt32LE(at) !== localSignature) return null;
  if (method !== stored && method !== deflated) return null;
  const start = dataOf(archive, at);
  return { bytes: archive.subarray(start, start + packed), isCut: start + packed > archive.length };
}

export interface PackedBytes {
  readonly bytes: Buffer;
  readonly isCut: boolean;
}

/** Bytes up to the next header; packed data hardly ever contains its four bytes. */
function untilNext(archive: Buffer, start: number): number {
  const next = archive.indexOf(localHead, start);
  return (next < 0 ? archive.length : next) - start;
}

const dataOf = (archive: Buffer, at: number) => at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
