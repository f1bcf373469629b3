import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { textbookSources } from 'edutech/core/common/teaching/sources';

// Textbooks as their readers see them: the calls of teaching.md section 7, with their paths and parameters.

const signedIn = { signedIn: true } as const;
const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** School book 1, e-book 2, online tutorial 3, personal book 4 (`textbookSources`). */
const Source = Type.Integer({ minimum: 1, maximum: 4 });

/** A book (册). Names are in the caller's language where there are two. */
export const BookItem = Type.Object({
  bookId: Id,
  stageId: Type.Enum([...stages]),
  subjectId: Id,
  gradeId: Id,
  /** Its edition. */
  itemId: Id,
  /** In full: 数学 七年级上册. */
  name: Type.String(),
  /** The volume: 七年级上册. */
  tbName: Type.String(),
  /** Id of the picture; empty: a drawn cover is shown. */
  bookCover: Type.String(),
  /** Address of the picture; empty: a drawn cover is shown. */
  coverPath: Type.String(),
  source: Type.Integer(),
  /** 1 for the default book when none was chosen yet. */
  isDefault: Flag,
  /** Counts changes of the book and its chapters: a cached tree is valid while it is the same. */
  version: Type.Integer(),
});
export type BookItem = Static<typeof BookItem>;

/** The tree of teaching.md section 3: stage → subject → grade → edition → book, each in the city's order. */
export const StageItem = Type.Object({
  stageId: Type.Enum([...stages]),
  subjectList: Type.Array(
    Type.Object({
      subjectId: Id,
      subject: Type.String(),
      gradeList: Type.Array(
        Type.Object({
          gradeId: Id,
          grade: Type.String(),
          items: Type.Array(Type.Object({ itemId: Id, item: Type.String(), bookList: Type.Array(BookItem) })),
        }),
      ),
    }),
  ),
});
export type StageItem = Static<typeof StageItem>;

const get = <Input extends TProperties, Output extends TSchema>(path: string, input: Input, output: Output) =>
  endpoint({
    method: 'GET',
    root: 'resource',
    path,
    specified: true,
    access: signedIn,
    input: Type.Object(input),
    output,
  });

/**
 * Books that the caller works with in a term (default: the current one): of the grades and subjects that they teach, of
 * a student's grade, of the whole school for staff who teach nothing. School books are those that the school has chosen
 * (`adoptBooks`).
 */
export const getUserBooks = get(
  '/textbook/get-user-books',
  {
    source: Type.Integer({ minimum: 1, maximum: 4, default: textbookSources.school }),
    termId: Type.Optional(Id),
  },
  Type.Array(StageItem),
);

/** One book; without `source` of any. 404 for one of another source, or that the caller does not see. */
export const selectBook = get('/textbook/select-one', { bookId: Id, source: Type.Optional(Source) }, BookItem);

/** The version that decides whether a cached tree of chapters is still valid. */
export const selectCachedBook = get(
  '/textbook/select-cache-one',
  { bookId: Id, source: Type.Optional(Source) },
  Type.Pick(BookItem, ['bookId', 'name', 'version']),
);

/** Grades with their subjects that the caller has to do with in a term (default: the current one). */
export const getGradeSubjects = get(
  '/textbook/get-gradesubject',
  { termId: Type.Optional(Id) },
  Type.Array(
    Type.Object({
      gradeId: Id,
      grade: Type.String(),
      stageId: Type.Enum([...stages]),
      subjectList: Type.Array(Type.Object({ subjectId: Id, subject: Type.String() })),
    }),
  ),
);

/**
 * Whether there is what a module that works with textbooks needs; with `bookId`: whether that book is one of the caller's.
 * `message` is the sentence of portal.md section 5 in the caller's language, empty when `usable`.
 */
export const checkBooks = get(
  '/textbook/check',
  { bookId: Type.Optional(Id) },
  Type.Object({ usable: Type.Boolean(), message: Type.String() }),
);

/** The caller's books as they are handed to the subject platform (学科网), and where that is; empty: not connected. */
export const putSubjectBooks = get(
  '/textbook/put-xueke-books',
  {},
  Type.Object({ address: Type.String(), books: Type.Array(BookItem) }),
);

/** The name of an id that books carry. `ddtype` is its kind. */
export const selectData = get(
  '/data/select-one',
  { ddid: Id },
  Type.Object({ ddid: Id, ddname: Type.String(), ddtype: Type.Enum(['edition', 'grade', 'subject']) }),
);
