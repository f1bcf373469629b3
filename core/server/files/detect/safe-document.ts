import { type FileHandle, open } from 'node:fs/promises';
import type { Entry } from '../../zip/entries';
import { beginningOf, cutArchive, zipDirectory } from './zip-directory';

/**
 * Why a document is refused: it unpacks to more than is allowed; it loads something from outside; it cannot be read; it
 * is truncated, and the remaining part is harmless.
 */
export type DocumentFault = 'bomb' | 'outside' | 'damaged' | 'cut';

const mostEntries = 20_000;
const mostUnpacked = 2 * 1_073_741_824;
/** From here on, what unpacks to so many times its size is no text that somebody wrote and no picture that somebody took. */
const [ratioFrom, mostRatio] = [100 * 1_048_576, 100];
/** How far into a part its root element must begin. */
const prologBytes = 65_536;
const mostRelations = 1_048_576;

/**
 * Looks into an Office document without unpacking it whole. ECMA-376 part 2 forbids document types in its parts, so entities
 * that read files or swell have no honest place; and what a document loads when it is opened (templates, frames, objects)
 * must lie inside. Links that a reader may follow, and pictures, may point outside.
 */
export async function documentFault(path: string): Promise<DocumentFault | null> {
  const file = await open(path, 'r');
  try {
    const listed = await zipDirectory(file);
    const entries = listed ?? (await cutArchive(file));
    if (!entries) return 'damaged';
    if (isBomb(entries, (await file.stat()).size)) return 'bomb';
    for (const entry of entries) {
      const fault = await partFault(file, entry, listed === null);
      if (fault) return fault;
    }
    return listed ? null : 'cut';
  } finally {
    await file.close();
  }
}

function isBomb(entries: readonly Entry[], size: number): boolean {
  const sum = (of: (entry: Entry) => number) => entries.reduce((total, entry) => total + of(entry), 0);
  const unpacked = sum((entry) => entry.unpacked);
  return (
    entries.length > mostEntries ||
    unpacked > mostUnpacked ||
    (unpacked > ratioFrom && unpacked > size * mostRatio) ||
    // parts that lie upon each other
    sum((entry) => entry.packed) > size
  );
}

async function partFault(file: FileHandle, entry: Entry, isCut: boolean): Promise<DocumentFault | null> {
  const isRelations = entry.name.toLowerCase().endsWith('.rels');
  if (!isRelations && !/\.(xml|vml)$/i.test(entry.name)) return null;
  const beginning = await beginningOf(file, entry, isRelations ? mostRelations + 1 : prologBytes, isCut);
  if (!beginning) return isCut ? null : 'damaged';
  const text = textOf(beginning);
  if (text === null || /<!(DOCTYPE|ENTITY)/i.test(text)) return 'outside';
  // where it breaks off before its root, nothing follows
  const isShort = entry.unpacked === 0 || (isCut && beginning.length < prologBytes);
  if (!isRelations) return /<[\p{L}_]/u.test(text) || isShort ? null : 'damaged';
  if (beginning.length > mostRelations) return 'bomb';
  return loadsFromOutside(text) ? 'outside' : null;
}

const loaded = /\/(attachedTemplate|oleObject|subDocument|frame|aFChunk)["']/i;
const loadsFromOutside = (relations: string) =>
  [...relations.matchAll(/<[\w:]*Relationship\b[^>]*>/gi)].some(
    ([relation]) => /TargetMode\s*=\s*["']External["']/i.test(relation) && loaded.test(relation),
  );

/** UTF-8, or UTF-16 with a mark; null: another encoding, in which a check would find nothing. */
function textOf(bytes: Buffer): string | null {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return bytes.toString('utf16le');
  if (mark === 'feff')
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  return bytes.subarray(0, 4).includes(0) ? null : bytes.toString('utf8');
}
