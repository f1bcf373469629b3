import type { Readable } from 'node:stream';
import { token } from 'edutech/core/common/token';
import type { ByteRange } from 'edutech/core/server/files/contents/byte-range';

/** What one recipe has made of one content. */
export interface Rendition {
  readonly sha256: string;
  readonly recipe: string;
}

/** A part of a rendition, open to be read. */
export interface OpenPart {
  readonly bytes: number;
  read(range?: ByteRange): Readable;
  /** Must be called when it is not read. */
  close(): Promise<void>;
}

/**
 * The renditions of contents, stored beside them: `renditions/<sha256>/<recipe>/<name>`. All of them can be made again,
 * so backups leave them out.
 */
export interface Renditions {
  /** Moves a finished folder into place, in one step that either happened or did not, replacing an existing one. */
  place(of: Rendition, folder: string): Promise<void>;
  /** A part by its name; null when it is not there. */
  open(of: Rendition, name: string): Promise<OpenPart | null>;
  has(of: Rendition): Promise<boolean>;
  remove(of: Rendition): Promise<void>;
  all(): AsyncIterable<Rendition>;
}
export const Renditions = token<Renditions>('media.Renditions');

/** Names of parts: without folders, so that none leads out of its rendition. */
export const isPartName = (name: string): boolean => /^[\w-][\w.-]{0,60}$/.test(name);
