import { promisify } from 'node:util';
import { constants, inflateRaw, inflateRawSync } from 'node:zlib';
import { type Entry, foundEntries, listedEntries, type PackedBytes, packedOf, stored } from './entries';
import type { ZipPart } from './stored-zip';

/**
 * A reader that wants the undamaged parts of an archive does not want more gaps than this; and each costs as much as a
 * whole part.
 */
const mostHoles = 20;

/** Why an archive was not unpacked. */
export type UnpackFault = 'damaged' | 'tooLarge';

/**
 * The wanted files of a ZIP archive, unpacked (APPNOTE.TXT 4.3.7 and 4.3.12), as its directory lists them. The declared
 * sizes are not trusted: unpacking ends at `mostBytes` over all files together, so a small file that unpacks to
 * gigabytes costs no more than these. `damaged` also means encrypted and unknown methods.
 */
export function unpackedParts(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): ZipPart[] | UnpackFault {
  const listed = listedEntries(archive);
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

/** A file as far as it could be unpacked. */
export interface SavedPart extends ZipPart {
  /** The archive ends within it. */
  readonly isCut: boolean;
}

/** What could be saved of an archive. */
export interface SavedParts {
  readonly parts: readonly SavedPart[];
  /** The archive was truncated: what followed is lost and unknown. */
  readonly isCut: boolean;
}

/**
 * As {@link unpackedParts}, for large archives of people who want every part that can be recovered: unpacked beside the
 * main thread, without damaged parts, and truncated parts and archives as far as they go; the caller reports missing
 * parts. `damaged` are also archives with too many such parts, and those whose parts overlap.
 */
export async function savedParts(
  archive: Buffer,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): Promise<SavedParts | UnpackFault> {
  const listed = listedEntries(archive);
  const entries = listed ?? foundEntries(archive);
  if (!listed && entries.length === 0) return 'damaged';
  // what says that it is larger than the archive is a hole; the others together cannot be
  const sizes = entries.map(({ packed }) => packed).filter((packed) => packed <= archive.length);
  if (sizes.reduce((sum, packed) => sum + packed, 0) > archive.length) return 'damaged';
  const parts: SavedPart[] = [];
  let left = mostBytes;
  let holes = 0;
  for (const entry of entries.filter(({ name }) => isWanted(name))) {
    const packed = packedOf(archive, entry);
    const saved = packed === null || (listed && packed.isCut) ? 'damaged' : await save(packed, entry, left);
    if (saved === 'tooLarge') return saved;
    if (saved === 'damaged' || saved.isCut) holes += 1;
    if (holes > mostHoles) return 'damaged';
    if (saved === 'damaged') continue;
    left -= saved.content.length;
    parts.push({ name: entry.name, ...saved });
  }
  return { parts, isCut: listed === null };
}

const inflate = promisify(inflateRaw);

async function save(
  { bytes, isCut }: PackedBytes,
  { method }: Entry,
  mostBytes: number,
): Promise<Omit<SavedPart, 'name'> | UnpackFault> {
  if (mostBytes < 1 || (method === stored && bytes.length > mostBytes)) return 'tooLarge';
  if (method === stored) return { content: bytes, isCut };
  const options = { maxOutputLength: mostBytes };
  try {
    return { content: await inflate(bytes, options), isCut: false };
  } catch (error) {
    // only if the bytes end too early is there something to recover: everything before
    if ((error as { code?: unknown }).code !== 'Z_BUF_ERROR') return faultOf(error);
    const content = await inflate(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH }).catch(faultOf);
    return Buffer.isBuffer(content) ? { content, isCut: true } : content;
  }
}

const faultOf = (error: unknown): UnpackFault =>
  (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged';

function contentOf(archive: Buffer, entry: Entry, mostBytes: number): Buffer | UnpackFault {
  const packed = packedOf(archive, entry);
  if (packed === null || packed.isCut) return 'damaged';
  if (entry.method === stored) return packed.bytes.length > mostBytes ? 'tooLarge' : packed.bytes;
  if (mostBytes < 1) return 'tooLarge';
  try {
    return inflateRawSync(packed.bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    return faultOf(error);
  }
}
