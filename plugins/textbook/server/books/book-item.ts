import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { BookItem } from '../../api';
import type { NamedBook } from '../../model/books/book-tree';
import type { BookRow } from './book-row.queries';

/** Books as the wire has them. Covers are public files; `usualId` is the book to begin with. */
export async function namedBooks(
  db: Db,
  files: Pick<Files, 'findMany' | 'publicAddress'>,
  rows: readonly BookRow[],
  usualId: Id | null,
): Promise<NamedBook[]> {
  const covers = await files.findMany(
    db,
    rows.flatMap(({ coverFileId }) => (coverFileId === null ? [] : [coverFileId])),
  );
  return rows.map((row) => ({
    ...bookItem(row, row.coverFileId === null ? undefined : covers.get(row.coverFileId), files, usualId),
    subject: row.subject,
    grade: row.grade,
    item: row.edition,
  }));
}

function bookItem(
  row: BookRow,
  cover: StoredFile | undefined,
  files: Pick<Files, 'publicAddress'>,
  usualId: Id | null,
): BookItem {
  return {
    bookId: row.id,
    stageId: row.stage,
    subjectId: row.subjectId,
    gradeId: row.gradeId,
    itemId: row.editionId,
    name: row.name,
    tbName: row.volumeName,
    bookCover: cover?.id ?? '',
    coverPath: cover ? files.publicAddress(cover) : '',
    source: row.source,
    isDefault: row.id === usualId ? 1 : 0,
    version: row.version,
  };
}
