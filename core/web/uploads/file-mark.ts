import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The part of a file that identifies it: the beginnings of two films differ here, and it is read at once. */
const headBytes = 65_536;

/** What a mark is made of; a `File` is one. */
export interface Markable {
  readonly size: number;
  readonly lastModified: number;
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>;
}

/**
 * What the server keeps with an upload, so that the same file is known again after the browser was closed: size, time of
 * change and the hash of its first 64 KiB.
 */
export async function markOf(file: Markable): Promise<string> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return `${file.size}.${file.lastModified}.${bytesToHex(sha256(head))}`;
}

/**
 * Whether a mark is this file's. The time of change may differ (a copy from a stick has another); size and head may not,
 * and the server compares the hash of the whole in the end.
 */
export async function isMarked(file: Markable, mark: string): Promise<boolean> {
  const [size, , head] = mark.split('.');
  if (size !== String(file.size)) return false;
  return (await markOf(file)).endsWith(`.${head}`);
}

/** An upload of an earlier visit, by what its file is known again. */
export interface EarlierUpload {
  readonly name: string;
  readonly bytes: number;
  readonly mark: string;
}

/** The earlier upload of this very file, by its name, its size and its head. */
export async function findEarlier<T extends EarlierUpload>(
  file: Markable & { readonly name: string },
  earlier: readonly T[],
): Promise<T | undefined> {
  for (const one of earlier) {
    if (one.name === file.name && one.bytes === file.size && (await isMarked(file, one.mark))) return one;
  }
  return undefined;
}
