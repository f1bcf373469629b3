import type { Readable } from 'node:stream';
import { token } from '../../../common/token';
import type { ByteRange } from './byte-range';
import type { Draft, Drafts } from './drafts';

/**
 * Where bytes lie, each content once under its SHA-256: a local disk, or an S3 store. It knows nothing of rows, names and
 * rights. What it says is there is whole and durable.
 */
export interface Contents {
  /** Where contents are made ready, on this machine's disk. */
  readonly drafts: Drafts;
  /**
   * Moves a draft into place, in one step that either happened or did not; afterwards the draft does not exist any
   * more.
   */
  place(draft: Draft, now: Date): Promise<void>;
  /** Bytes of a content; null when it is not there. */
  sizeOf(sha256: string): Promise<number | null>;
  /** Bytes from `start` to `end` inclusive (all by default). Throws AppError `core.files.lost` when it is not there. */
  open(sha256: string, range?: ByteRange): Promise<Readable>;
  /** Lends a content as a file of this machine, to programs that read files; nobody may write to it. */
  withFile<T>(sha256: string, work: (path: string) => Promise<T>): Promise<T>;
  remove(sha256: string): Promise<void>;
  /** Hashes of contents that were placed before `time`. */
  placedBefore(time: Date): AsyncIterable<string>;
}
export const Contents = token<Contents>('core.Contents');

/** Names of contents: everything else in the folder is none. */
export const isContentName = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);
