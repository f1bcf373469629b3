import { promisify } from 'node:util';
import { inflateRaw, inflateRawSync } from 'node:zlib';
import type { ZipPart } from './stored-zip';

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endOfDirectory = Buffer.from('PK\u0005\u0006');
const [stored, deflated] = [0, 8];
const encrypted = 1;

/** Why an archive was not unpacked. */
export type UnpackFault = 'damaged' | 'tooLarge';

/**
 * The files of a ZIP archive whose names are wanted, unpacked (APPNOTE.TXT 4.3.7 and 4.3.12), as its directory lists them.
 * What an archive says of its sizes is not believed: unpacking ends at `mostBytes` over all files together, so a small file
 * that unpacks to gigabytes costs no more than these. `damaged` also stands for encrypted and for unknown methods.
 */
export function unpackedParts(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): ZipPart[] | UnpackFault {
  const listed = entriesOf(archive);
  if (!listed) return 'damaged';
  const parts: ZipPart[] = [];
  let left = mostBytes;
  for (const entry of listed.filter(({ name }) => isWanted(name))) {
    const content = contentOf(archive, entry, left);
    if (!Buffer.isBuffer(content)) return content;
    left -= content.length;
    parts.push({ name: entry.name, content });
  }
  return parts;
}

const inflate = promisify(inflateRaw);

/**
 * As {@link unpackedParts}, for large archives that people bring: unpacked beside the thread that everybody waits for, and
 * without the parts that are damaged; whoever misses one says so.
 */
export async function unpackParts(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Promise<ZipPart[] | UnpackFault> {
  const listed = entriesOf(archive);
  if (!listed) return 'damaged';
  const parts: ZipPart[] = [];
  let left = mostBytes;
  for (const entry of listed.filter(({ name }) => isWanted(name))) {
    const packed = packedOf(archive, entry);
    if (packed === null) continue;
    if (left < 1 || (entry.method === stored && packed.length > left)) return 'tooLarge';
    const options = { maxOutputLength: left };
    const content = entry.method === stored ? packed : await inflate(packed, options).catch(faultOf);
    if (content === 'damaged') continue;
    if (content === 'tooLarge') return content;
    left -= content.length;
    parts.push({ name: entry.name, content });
  }
  return parts;
}

interface Entry {
  readonly name: string;
  readonly at: number;
  readonly packed: number;
  readonly method: number;
  readonly flags: number;
}

/** The archive's directory; null when there is none. */
function entriesOf(archive: Buffer): Entry[] | null {
  const end = archive.lastIndexOf(endOfDirectory);
  if (end < 0 || end + 22 > archive.length) return null;
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== centralSignature) return null;
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      at: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** The bytes of an entry as they lie in the archive; null when they do not, or are packed in a way that nobody reads. */
function packedOf(archive: Buffer, { at, packed, method, flags }: Entry): Buffer | null {
  if (flags & encrypted || at + 30 > archive.length || archive.readUInt32LE(at) !== localSignature) return null;
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  if (start + packed > archive.length || (method !== stored && method !== deflated)) return null;
  return archive.subarray(start, start + packed);
}

const faultOf = (error: unknown): UnpackFault =>
  (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged';

function contentOf(archive: Buffer, entry: Entry, mostBytes: number): Buffer | UnpackFault {
  const content = packedOf(archive, entry);
  if (content === null) return 'damaged';
  if (entry.method === stored) return content.length > mostBytes ? 'tooLarge' : content;
  if (mostBytes < 1) return 'tooLarge';
  try {
    return inflateRawSync(content, { maxOutputLength: mostBytes });
  } catch (error) {
    return faultOf(error);
  }
}
