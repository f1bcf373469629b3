import { AppError, conflict, invalid, notFound, wireCodes } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, Handler } from 'edutech/core/server/call';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { readChapters } from '../../model/outline/read-chapters';
import { mayManage } from '../../model/managers';
import { mostChapters } from '../../model/trees/chapters';
import { managedBook } from '../managing/managed-books';
import { type LockedBook, selectOwnership } from '../managing/managing.queries';
import { chapters, countNodes, touchWhole } from '../trees/arranging.queries';
import { selectTreeWithEnglish } from '../trees/chapters.queries';
import {
  type ImportRow,
  insertImport,
  insertNodes,
  removeTop,
  selectImport,
  selectLastPosition,
  updateImport,
  updateRemovedNodes,
} from './imports.queries';
import { nodesOfChapters } from './new-nodes';
import { chapterSheets, titlesIn } from './sheet';

/** What the calls about imports ask. */
export interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly texts: Texts;
}
type Asked = Call<unknown, SignedIn>;

/** Largest sheet: a table of contents has some hundred lines. */
const megabytes = 10;

const importItem = (texts: Texts, language: Language, row: ImportRow): api.ChapterImport => ({
  importId: row.id,
  bookId: row.bookId,
  filename: row.fileName,
  state: row.state,
  version: row.bookVersion,
  chapters: [...row.chapters],
  faults: row.faults.map(({ line, column, key, params }) => ({
    line,
    column,
    message: texts.say(language, key, params),
  })),
});

export const chapterTemplate =
  ({ files, texts }: Parts): Handler<typeof api.chapterTemplate> =>
  async ({ db, actor, input, language }) => {
    const book = await managedBook(db, actor, input.bookId);
    const chapters = await selectTreeWithEnglish(db, book.id);
    const title = texts.say(language, 'textbook.sheet.name');
    return sheetFile(db, files, actor, `${book.name} ${title}`, chapterSheets(texts, language, title, chapters));
  };

export const importChapters =
  ({ texts }: Parts): Handler<typeof api.importChapters> =>
  async ({ db, actor, input, files: sent, language, now }) => {
    const file = sent.find(({ field }) => field === 'file');
    if (!file || file.bytes === 0) throw invalid('textbook.import.noFile');
    if (file.bytes > megabytes * 1024 * 1024)
      throw new AppError('textbook.import.large', wireCodes.tooLarge, { megabytes });
    const book = await managedBook(db, actor, input.bookId);
    const sheets = await readSheets(file.path, file.name);
    const read = readChapters(
      sheets.map(({ rows }) => rows),
      titlesIn(texts),
    );
    if (!read) throw invalid('textbook.import.noTitles');
    if (read.chapters.length === 0 && read.faults.length === 0) throw invalid('textbook.import.nothing');
    const id = newId(now.getTime());
    await insertImport(db, book, { id, fileName: file.name.slice(0, 200), ...read }, now);
    return importItem(texts, language, await selectImport(db, id));
  };

/** An import of a book that the caller may change, with that book locked. */
async function keptImport({ db, actor }: Asked, importId: Id): Promise<{ row: ImportRow; book: LockedBook }> {
  const { bookId } = await selectImport(db, importId);
  const book = await managedBook(db, actor, bookId);
  // once more, now that nobody else is at it
  return { row: await selectImport(db, importId), book };
}

function requireState(row: ImportRow, book: LockedBook, state: ImportRow['state'], version: number): void {
  if (row.state !== state) throw conflict('textbook.import.done');
  if (row.bookVersion !== book.version || version !== book.version)
    throw conflict('textbook.error.treeChanged', {}, { version: book.version });
}

export const showImport =
  ({ texts }: Parts): Handler<typeof api.chapterImport> =>
  async ({ db, actor, input, language }) => {
    const row = await selectImport(db, input.importId);
    const [book] = await selectOwnership(db, [row.bookId], actor.personId);
    if (!book || !mayManage(book, actor)) throw notFound('textbook.import.none');
    return importItem(texts, language, row);
  };

export const applyChapters =
  ({ audit, texts }: Parts): Handler<typeof api.applyChapters> =>
  async (call) => {
    const { db, input, now, language } = call;
    const { row, book } = await keptImport(call, input.importId);
    requireState(row, book, 'checked', input.version);
    if (row.faults.length > 0) throw invalid('textbook.import.faulty', { faults: row.faults.length });
    const removedIds = input.replace ? await removeTop(db, book.id, now) : [];
    if ((await countNodes(db, chapters, book.id)) + row.chapters.length > mostChapters)
      throw invalid('textbook.error.tooMany', { chapters: mostChapters });
    const nodes = nodesOfChapters(row.chapters, await selectLastPosition(db, book.id), () => newId(now.getTime()));
    await insertNodes(db, book, nodes);
    const bookVersion = await touchWhole(db, chapters, book.id, now);
    // what lies below one that was taken out is out with it
    const addedIds = nodes.filter(({ parent_id }) => parent_id === null).map(({ id }) => id);
    await updateImport(db, { ...row, state: 'applied', bookVersion, addedIds, removedIds });
    await record(audit, call, 'importChapters', book, row.chapters.length);
    return importItem(texts, language, { ...row, state: 'applied', bookVersion });
  };

export const undoChapters =
  ({ audit, texts }: Parts): Handler<typeof api.undoChapters> =>
  async (call) => {
    const { db, input, now, language } = call;
    const { row, book } = await keptImport(call, input.importId);
    requireState(row, book, 'applied', input.version);
    await updateRemovedNodes(db, row.addedIds, now);
    await updateRemovedNodes(db, row.removedIds, null);
    const bookVersion = await touchWhole(db, chapters, book.id, now);
    await updateImport(db, { ...row, state: 'undone', bookVersion });
    await record(audit, call, 'undoImport', book, row.chapters.length);
    return importItem(texts, language, { ...row, state: 'undone', bookVersion });
  };

/** As with all changes of chapters: those of a book of one's own leave no trace. */
async function record(
  audit: Audit,
  { db, actor }: Asked,
  act: string,
  book: LockedBook,
  chapters: number,
): Promise<void> {
  if (book.ownerPersonId !== null) return;
  await audit.record(db, actor, {
    act: `textbook.${act}`,
    objectKind: 'textbook',
    objectId: book.id,
    schoolId: book.schoolId,
    facts: { name: book.name, chapters },
  });
}
