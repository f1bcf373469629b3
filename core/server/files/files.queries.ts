import { conflict } from '../../common/errors';
import type { Id } from '../../common/ids';
import { type Db, sql } from '../data/db';
import type { StoredFile } from './files';

const columns = sql`id, sha256, bytes, mime, ext, name`;

export interface NewFile extends StoredFile {
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db.run(sql`
    insert into core.file (id, school_id, owner_person_id, sha256, bytes, mime, ext, name, created_at,
      expires_at)
    values (${file.id}, ${file.schoolId}, ${file.ownerPersonId}, ${file.sha256}, ${file.bytes}, ${file.mime}, ${file.ext},
      ${file.name}, ${file.createdAt}, ${file.expiresAt})`);
}

export function selectFile(db: Db, id: Id): Promise<StoredFile> {
  return db.one(sql`select ${columns} from core.file where id = ${id}`, 'core.files.notFound');
}

export function selectOptionalFile(db: Db, id: Id): Promise<StoredFile | undefined> {
  return db.maybe(sql`select ${columns} from core.file where id = ${id}`);
}

export function selectFiles(db: Db, ids: readonly Id[]): Promise<StoredFile[]> {
  return db.all(sql`select ${columns} from core.file where id = any(${ids}::uuid[])`);
}

/** The public file with this content and this name. */
export function selectOptionalPublicFile(db: Db, sha256: string, name: string): Promise<StoredFile | undefined> {
  return db.maybe(sql`
    select ${columns} from core.file where sha256 = ${sha256} and name = ${name} and is_public limit 1`);
}

/** True when anybody may fetch this content, under whatever name; undefined: nobody may, or it is not there. */
export async function hasPublicFile(db: Db, sha256: string): Promise<true | undefined> {
  const found = await db.maybe(sql`select from core.file where sha256 = ${sha256} and is_public limit 1`);
  return found === undefined ? undefined : true;
}

/** Makes a file public or not; answers whether there was one to be seen. */
export async function updateFilePublic(db: Db, id: Id, isPublic: boolean): Promise<boolean> {
  return (await db.run(sql`update core.file set is_public = ${isPublic} where id = ${id}`)) > 0;
}

/** The person's own among these; they go by themselves no more. */
export const updateFilesKept = (db: Db, ids: readonly Id[], personId: Id): Promise<StoredFile[]> =>
  db.all(sql`
    update core.file set expires_at = null where id = any(${ids}::uuid[]) and owner_person_id = ${personId}
    returning ${columns}`);

/** Removes a file; throws 409 `core.files.stillUsed` while some row points at it. */
export async function deleteFile(db: Db, id: Id): Promise<void> {
  try {
    await db.run(sql`delete from core.file where id = ${id}`);
  } catch (error) {
    throw isReferredTo(error) ? conflict('core.files.stillUsed') : error;
  }
}

/** Removes an uploaded file that nothing keeps yet; one that is kept stays. */
export const deleteUnclaimedFile = (db: Db, id: Id, personId: Id): Promise<number> =>
  db.run(sql`delete from core.file where id = ${id} and owner_person_id = ${personId} and expires_at is not null`);

/** SQLSTATE foreign_key_violation. */
export const isReferredTo = (error: unknown): boolean => (error as { code?: string }).code === '23503';

/** Files whose time is over, the longest first. */
export const selectExpiredFiles = (db: Db, now: Date, most: number) =>
  db.all<{ id: Id; sha256: string }>(sql`
    select id, sha256 from core.file where expires_at <= ${now} order by expires_at limit ${most}`);

/** Removes one whose time is over; 0: somebody keeps it by now. */
export const deleteExpiredFile = (db: Db, id: Id, now: Date) =>
  db.run(sql`delete from core.file where id = ${id} and expires_at <= ${now}`);

/** It is no longer deleted automatically. */
export const updateFileStays = (db: Db, id: Id) => db.run(sql`update core.file set expires_at = null where id = ${id}`);

/** Keeps a content from being swept away until COMMIT; several may hold it. */
export async function holdContent(db: Db, sha256: string): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock_shared(${contentLock(sha256)}::bigint)`);
}

/** True when nobody holds the content and no row names it; nobody can take it up again before COMMIT. */
export async function isContentUnused(db: Db, sha256: string): Promise<boolean> {
  const { taken } = await db.one<{ taken: boolean }>(sql`
    select pg_try_advisory_xact_lock(${contentLock(sha256)}::bigint) as taken`);
  if (!taken) return false;
  const { used } = await db.one<{ used: boolean }>(sql`
    select exists (select from core.file where sha256 = ${sha256}) as used`);
  return !used;
}

/** The first 60 bits of a content's hash name its lock. */
const contentLock = (sha256: string) => BigInt(`0x${sha256.slice(0, 15)}`).toString();
