import { AppError, wireCodes } from '../../common/errors';
import { newId } from '../../common/ids';
import type { Db } from '../data/db';
import type { Contents } from './contents/contents';
import type { Draft } from './contents/drafts';
import type { FileOwner, StoredFile } from './files';
import { holdContent, insertFile } from './files.queries';

/** Type and name of a file; its type has been checked. */
export type FileType = Pick<StoredFile, 'mime' | 'ext' | 'name'>;

/** Puts a draft into its place while this transaction holds it, and writes a file's row. Throws `core.files.noSpace`. */
export async function keepDraft(
  db: Db,
  contents: Contents,
  draft: Draft,
  file: FileType & { readonly owner: FileOwner },
  now: Date,
): Promise<StoredFile> {
  await holdContent(db, draft.sha256);
  await contents.place(draft, now).catch(asNoSpace);
  return insert(db, draft, file, now);
}

/** Writes another row for a content that is here already; null when it is not, or no more. */
export async function keepKnown(
  db: Db,
  contents: Contents,
  content: Pick<StoredFile, 'sha256' | 'bytes'>,
  file: FileType & { readonly owner: FileOwner },
  now: Date,
): Promise<StoredFile | null> {
  await holdContent(db, content.sha256);
  return (await contents.sizeOf(content.sha256)) === content.bytes ? insert(db, content, file, now) : null;
}

async function insert(
  db: Db,
  { sha256, bytes }: Pick<StoredFile, 'sha256' | 'bytes'>,
  { mime, ext, name, owner: { personId, schoolId, keptFor } }: FileType & { readonly owner: FileOwner },
  now: Date,
): Promise<StoredFile> {
  const file: StoredFile = { id: newId(now.getTime()), sha256, bytes, mime, ext, name };
  const expiresAt = keptFor === undefined ? null : new Date(now.getTime() + keptFor);
  await insertFile(db, { ...file, schoolId, ownerPersonId: personId, createdAt: now, expiresAt });
  return file;
}

/** A full disk as an error that says what to do; every other one as it is. */
export function asNoSpace(error: unknown): never {
  const isFull = ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');
  throw isFull ? new AppError('core.files.noSpace', wireCodes.outOfSpace, {}, { cause: error }) : error;
}
