import type { Readable } from 'node:stream';
import type { FileGroup } from '../../common/files/file-groups';
import type { Id } from '../../common/ids';
import { token } from '../../common/token';
import type { Db } from '../data/db';

/** A stored file: content-addressed bytes and the name it was given. */
export interface StoredFile {
  readonly id: Id;
  /** SHA-256 of the content, hex: equal bytes are stored once. */
  readonly sha256: string;
  readonly bytes: number;
  /** Decided by content and extension together, never by what the sender says. */
  readonly mime: string;
  readonly ext: string;
  readonly name: string;
}

/** Whose a file is, and for how long. */
export interface FileOwner {
  readonly personId: Id | null;
  readonly schoolId: Id | null;
  /** Milliseconds after which it is removed, row and content; default: it stays. */
  readonly keptFor?: number;
}

/** Files of the platform. */
export interface Files {
  /**
   * Stores the file at a path (of an upload, of a demo folder): checks its type against `group`, hashes it, moves it
   * into place and fsyncs before it returns. Throws AppError `core.files.wrongType` (names the allowed types),
   * `core.files.tooLarge` or `core.files.noSpace`; nothing incomplete stays.
   *
   * With a school, other schools do not see the file until it is published; without one, every signed-in person who
   * knows its id does (files that a bureau shares), and the caller's own rules decide who learns the id.
   */
  store(db: Db, source: { path: string; name: string }, group: FileGroup, owner: FileOwner): Promise<StoredFile>;
  find(db: Db, id: Id): Promise<StoredFile>;
  findMany(db: Db, ids: readonly Id[]): Promise<Map<Id, StoredFile>>;
  /** Bytes from `start` to `end` inclusive (all by default). */
  open(file: Pick<StoredFile, 'sha256'>, range?: { start: number; end: number }): Promise<Readable>;
  /** Address for public content: hashed, immutable, may be cached by anybody. */
  publicAddress(file: StoredFile): string;
  /** Address with a ticket (60 s) bound to this file, purpose and session, for content that needs a right. */
  ticketAddress(file: StoredFile, purpose: 'view' | 'download', session: string | null): string;
  /** Marks a file as public content, so that its public address answers. */
  publish(db: Db, id: Id): Promise<void>;
  /** Ends the publication: from now on it needs a right again. Caches and readers keep what they already have. */
  unpublish(db: Db, id: Id): Promise<void>;
  /**
   * Keeps uploaded files of the person (core/common/api/uploads.ts) permanently: until then they are deleted
   * automatically. Returns them in the order of their ids. Throws AppError `core.files.notFound` for a file of another
   * person, or a deleted one.
   */
  keep(db: Db, ids: readonly Id[], personId: Id): Promise<StoredFile[]>;
  /**
   * Deletes a file that nothing refers to any more (an avatar that was replaced); the next sweep deletes its content.
   * Throws 409 `core.files.stillUsed` while a foreign key refers to it.
   */
  remove(db: Db, id: Id): Promise<void>;
}
export const Files = token<Files>('core.Files');
