import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Version } from 'edutech/core/common/wire/version';
import { managers } from '../model/managers';

// Chapters from a spreadsheet: the template, a check that lists faults with their places, the import, and its undo.
// Only for books that the caller may change.

/** A sheet that was read. Nothing is written before `applyChapters`. */
export const ChapterImport = Type.Object({
  importId: Id,
  bookId: Id,
  filename: Type.String(),
  /** `checked` may be applied, if there are no faults; `applied` may be undone while the book is unchanged. */
  state: Type.Enum(['checked', 'applied', 'undone']),
  /** Of the book, to be named when the import is applied or undone. */
  version: Type.Integer(),
  /** In reading order; the level (1 at the top) determines the parent. */
  chapters: Type.Array(
    Type.Object({ line: Type.Integer(), level: Type.Integer(), name: Type.String(), nameEn: Type.String() }),
  ),
  /** A fault: the row number and the column letter of the spreadsheet, and a sentence for the reader. */
  faults: Type.Array(Type.Object({ line: Type.Integer(), column: Type.String(), message: Type.String() })),
});
export type ChapterImport = Static<typeof ChapterImport>;

/**
 * A workbook to fill in, with the present chapters of the book. Returns the address where it can be fetched within a
 * minute.
 */
export const chapterTemplate = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/template',
  specified: true,
  access: managers,
  ticketed: true,
  perMinute: 20,
  input: Type.Object({ bookId: Id }),
  output: FileAddress,
});

/**
 * Reads a spreadsheet (field `file`: xlsx, or CSV in UTF-8 or GB 18030) and returns what it would write. 422 with a
 * message for any other file, `textbook.import.noTitles` for a sheet without our columns, `textbook.import.nothing` for
 * one without chapters.
 */
export const importChapters = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/import-excle',
  specified: true,
  access: managers,
  multipart: true,
  ticketed: true,
  perMinute: 20,
  input: Type.Object({ bookId: Id }),
  output: ChapterImport,
});

/** The same once more, and what became of it. */
export const chapterImport = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/textbook/import-result',
  access: managers,
  input: Type.Object({ importId: Id }),
  output: ChapterImport,
});

/**
 * Writes the chapters: after those of the book or, with `replace`, instead of them (these are removed). 422
 * `textbook.import.faulty` for a sheet with faults, 409 `textbook.error.treeChanged` when the book was changed since.
 */
export const applyChapters = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/import-apply',
  access: managers,
  input: Type.Object({ importId: Id, version: Version, replace: Type.Boolean() }),
  output: ChapterImport,
});

/** Takes an import back: its chapters go, those that it replaced return. 409 when the book was changed since. */
export const undoChapters = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/import-undo',
  access: managers,
  input: Type.Object({ importId: Id, version: Version }),
  output: ChapterImport,
});
