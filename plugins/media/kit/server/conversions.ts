import type { ConversionState } from '../common/conversion-states';
import type { Id } from 'edutech/core/common/ids';
import { token } from 'edutech/core/common/token';
import type { Db } from 'edutech/core/server/data/db';
import type { StoredFile } from 'edutech/core/server/files/files';

/** What of a file is needed to know what becomes of it. */
export type Convertible = Pick<StoredFile, 'id' | 'sha256' | 'ext'>;

/** For whom addresses are made: a public file's are open to everybody, others carry a ticket for one session. */
export type Viewing = 'public' | { readonly session: string | null };

/** A film that streams. */
export interface VideoRendition {
  readonly kind: 'video';
  /** Address of the HLS master list. */
  readonly stream: string;
  readonly poster: string;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
}

/** A recording at one loudness; addresses from the best to the smallest. */
export interface AudioRendition {
  readonly kind: 'audio';
  readonly sources: readonly string[];
  readonly seconds: number;
}

/** A document as one can look at it without the program that wrote it. */
export interface DocumentRendition {
  readonly kind: 'document';
  /** Address of the document as PDF; empty when it is one. */
  readonly pdf: string;
  /** How many pages it has; pictures of the first ones may be all that there is. */
  readonly pages: number;
  readonly pictures: readonly string[];
}

/** A picture in several widths, from the smallest to the largest, without what a camera wrote into it. */
export interface PictureRendition {
  readonly kind: 'picture';
  readonly sources: readonly { readonly width: number; readonly address: string }[];
  readonly width: number;
  readonly height: number;
}

export type RenditionOf = VideoRendition | AudioRendition | DocumentRendition | PictureRendition;

/**
 * Renditions of stored files that a browser can show. A job makes them once for each content; if the program for it is
 * not installed, nothing is requested, and originals are shown as they are (state 1).
 */
export interface Conversions {
  /** Requests the conversions of these files, in the transaction that stored them. Requesting twice changes nothing. */
  request(db: Db, files: readonly Convertible[]): Promise<void>;
  /**
   * States by file id, as the wire has them: 1 ready or nothing to be made, 3 converting, 4 failed. Files that the caller
   * may not see are ready: he learns nothing of them.
   */
  statesOf(db: Db, fileIds: readonly Id[]): Promise<ReadonlyMap<Id, ConversionState>>;
  /** The renditions of files, by file id, in one statement; files without any (yet) are left out. */
  renditionsOf(db: Db, files: readonly Convertible[], viewing: Viewing): Promise<ReadonlyMap<Id, RenditionOf>>;
  /** Tries again what has failed for a content; returns how many were restarted. */
  again(db: Db, sha256: string, recipe?: string): Promise<number>;
}
export const Conversions = token<Conversions>('media.Conversions');
