import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Files } from 'edutech/core/server/files/files';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import { bookTree, type NamedBook } from '../../model/books/book-tree';
import { usualBook } from '../../model/books/usual-book';
import { missingBefore } from '../../model/check';
import { ownBooks } from '../../model/managers';
import { namedBooks } from './book-item';
import type { BookRow } from './book-row.queries';
import { selectData, selectGradeSubjects, selectOptionalBook } from './books.queries';
import { type BookWish, selectFixedBooks, selectUserBooks } from './user-books.queries';
import { type Work, workOf } from './wish';

/** What the reading calls about books ask. */
export interface Parts {
  readonly files: Files;
  readonly organisation: Organisation;
  readonly texts: Texts;
  readonly options: { readonly fixedBooks: boolean; readonly subjectPlatform: string };
}
type Asked = Call<unknown, SignedIn>;

/** Books of a source that the caller works with. The city with the built-in list has that one instead of a school's. */
function userBooks({ db, actor, language }: Asked, { options }: Parts, work: Work, source: number): Promise<BookRow[]> {
  if (options.fixedBooks && source === textbookSources.school) return selectFixedBooks(db, language);
  const { personId, schoolId, countyId } = actor;
  const wish: BookWish = { ...work, source, personId, schoolId, countyId, language };
  return selectUserBooks(db, wish);
}

const asNamed = (call: Asked, { files }: Parts, rows: readonly BookRow[], work: Work): Promise<NamedBook[]> =>
  namedBooks(call.db, files, rows, usualBook(rows, work.lessons));

/** The book that a call names; 404 for one of another source, and for one that the caller does not see. */
async function findBook(call: Call<{ bookId: Id; source?: number }, SignedIn>): Promise<BookRow> {
  const { bookId, source } = call.input;
  const { db, actor, language } = call;
  const book = await selectOptionalBook(db, { bookId, source, personId: actor.personId, language });
  if (!book) throw notFound('textbook.error.noBook');
  return book;
}

export const getUserBooks =
  (parts: Parts): Handler<typeof api.getUserBooks> =>
  async (call) => {
    const work = await workOf(call, parts.organisation, call.input.termId);
    const rows = await userBooks(call, parts, work, call.input.source);
    return bookTree(await asNamed(call, parts, rows, work));
  };

export const showBook =
  (parts: Parts): Handler<typeof api.selectBook> =>
  async (call) => {
    const [book] = await namedBooks(call.db, parts.files, [await findBook(call)], null);
    return book!;
  };

export const showCachedBook: Handler<typeof api.selectCachedBook> = async (call) => {
  const { id, name, version } = await findBook(call);
  return { bookId: id, name, version };
};

export const listGradeSubjects =
  ({ organisation }: Parts): Handler<typeof api.getGradeSubjects> =>
  async (call) => {
    const rows = await selectGradeSubjects(call.db, await workOf(call, organisation, call.input.termId), call.language);
    const grades = new Map(rows.map(({ gradeId, grade, stageId }) => [gradeId, { gradeId, grade, stageId }]));
    return [...grades.values()].map((one) => ({
      ...one,
      subjectList: rows.flatMap(({ gradeId, subjectId, subject }) =>
        gradeId === one.gradeId ? [{ subjectId, subject }] : [],
      ),
    }));
  };

export const checkBooks =
  (parts: Parts): Handler<typeof api.checkBooks> =>
  async (call) => {
    const missing = await (call.input.bookId ? missingBook(call, parts, call.input.bookId) : missingAny(call, parts));
    return { usable: missing === null, message: missing === null ? '' : parts.texts.say(call.language, missing) };
  };

/** Whether there is anything to work with; as the message that says what is missing. */
async function missingAny(call: Asked, parts: Parts): Promise<string | null> {
  const work = await workOf(call, parts.organisation, undefined);
  const [subjects, ofSchool, own] = await Promise.all([
    selectGradeSubjects(call.db, { ...work, taught: null }, call.language),
    userBooks(call, parts, work, textbookSources.school),
    userBooks(call, parts, work, textbookSources.personal),
  ]);
  return missingBefore({
    subjects: subjects.length,
    books: ofSchool.length + own.length,
    mayAddBooks: isAllowed(ownBooks, call.actor),
  });
}

/** Whether this book is one of the caller's. */
async function missingBook(call: Asked, parts: Parts, bookId: Id): Promise<string | null> {
  const { db, actor, language } = call;
  const book = await selectOptionalBook(db, { bookId, source: undefined, personId: actor.personId, language });
  if (!book) return 'textbook.error.noBook';
  const books = await userBooks(call, parts, await workOf(call, parts.organisation, undefined), book.source);
  return books.some(({ id }) => id === bookId) ? null : 'textbook.check.notYours';
}

export const putSubjectBooks =
  (parts: Parts): Handler<typeof api.putSubjectBooks> =>
  async (call) => {
    const work = await workOf(call, parts.organisation, undefined);
    const rows = [
      ...(await userBooks(call, parts, work, textbookSources.school)),
      ...(await userBooks(call, parts, work, textbookSources.personal)),
    ];
    return { address: parts.options.subjectPlatform, books: await asNamed(call, parts, rows, work) };
  };

export const showData: Handler<typeof api.selectData> = ({ db, input, language }) =>
  selectData(db, input.ddid, language);
