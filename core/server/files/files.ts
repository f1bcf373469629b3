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
   * into place and fsyncs before it answers. Throws AppError `core.files.wrongType` (names the allowed types),
   * `core.files.tooLarge` or `core.files.noSpace`; nothing half-stored stays.
   *
   * With a school, other schools do not see the file until it is published; without one, whoever is signed in and knows
   * its id does (what a bureau shares), and the caller's own rules decide who learns the id.
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
  /** Takes that back: from now on it needs a right again. What caches and readers already have, they keep. */
  unpublish(db: Db, id: Id): Promise<void>;
  /**
   * Keeps files for good that the person has uploaded (core/common/api/uploads.ts): until then they go by themselves. Answers
   * them in the order of their ids. Throws AppError `core.files.notFound` for one that is somebody else's, or gone.
   */
  keep(db: Db, ids: readonly Id[], personId: Id): Promise<StoredFile[]>;
  /**
   * Forgets a file that nothing names any more (a picture of oneself that was replaced); its content goes with the next
   * sweep. Throws 409 `core.files.stillUsed` while a foreign key points at it.
   */
  remove(db: Db, id: Id): Promise<void>;
}
export const Files = token<Files>('core.Files');
