import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { ListInput } from 'edutech/core/common/wire/lists';
import { Version } from 'edutech/core/common/wire/version';
import { managers } from '../model/managers';
import { BookItem } from './books';

// Managing books: personal ones, the school's, the city's. `mayManage` of the model decides who may write which row: 403
// for a book that the caller may only read, 404 for one that they do not see.

/** A book in the list of books that the caller manages. */
export const KeptBook = Type.Object({
  ...BookItem.properties,
  subject: Type.String(),
  grade: Type.String(),
  item: Type.String(),
  /** Its owner. */
  keeper: Type.Enum(['person', 'school', 'city']),
  /** Whether the caller may change it, or only choose it for the school. */
  mayEdit: Type.Boolean(),
  /** Term of the school year in which it is used; null: both. */
  term: Type.Union([Type.Literal(1), Type.Literal(2), Type.Null()]),
  /** Whether the school (a bureau: its county, the city) uses it in the current school year. */
  isAdopted: Type.Boolean(),
  chapters: Type.Integer(),
  removed: Type.Boolean(),
});
export type KeptBook = Static<typeof KeptBook>;

/**
 * The books that the caller manages or may choose from: personal ones, the school's and the city's; removed ones too,
 * for a month. The specification has no parameters; ours narrow the list, and `pageLine` splits it into pages: a whole
 * city's books are some megabytes. With `bookId` it is that book alone, also another school's that the caller's bureau
 * manages. Without `stageId` a school gets its own stage.
 */
export const getManagedBooks = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/textbook/get-manager-books',
  specified: true,
  access: managers,
  input: Type.Object({
    source: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    stageId: Type.Optional(Type.Enum([...stages])),
    gradeId: Type.Optional(Id),
    subjectId: Type.Optional(Id),
    bookId: Type.Optional(Id),
    page: Type.Optional(ListInput.properties.page),
    pageLine: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  }),
  output: Type.Array(KeptBook),
});

/** Editions to choose from; `books` is the number of the city's books in each. */
export const listEditions = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/textbook/editions',
  access: managers,
  input: Type.Object({}),
  output: Type.Array(
    Type.Object({
      itemId: Id,
      item: Type.String(),
      publisher: Type.String(),
      books: Type.Integer(),
      mayEdit: Type.Boolean(),
    }),
  ),
});

/**
 * Creates an edition or, with `itemId`, renames one; for the city's bureau. 422 with the field `name` for a name that
 * another edition has.
 */
export const saveEdition = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/save-edition',
  access: { permission: 'textbook_admin' },
  input: Type.Object({
    itemId: Type.Optional(Id),
    name: Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' }),
    publisher: Type.String({ maxLength: 60 }),
  }),
  output: Type.Object({ itemId: Id }),
});

/**
 * Creates a book or, with `bookId` and the `version` that was read, changes one (409 with both versions if somebody was
 * faster). The source determines the owner and never changes: 4 personal, others the school's or, by the city's bureau,
 * the city's. A book that moves to another grade or subject is no longer chosen anywhere.
 */
export const saveBook = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/save',
  specified: true,
  access: managers,
  input: Type.Object({
    bookId: Type.Optional(Id),
    version: Type.Optional(Version),
    source: Type.Integer({ minimum: 1, maximum: 4 }),
    stageId: Type.Enum([...stages]),
    subjectId: Id,
    gradeId: Id,
    itemId: Id,
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
    tbName: Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' }),
    /** Term of the school year in which it is used; absent: both. */
    term: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)])),
  }),
  output: Type.Object({ bookId: Id, version: Type.Integer() }),
});

/** A picture of the cover (field `file`, at most 5 MB): JPEG, PNG, WebP or GIF by its content. Answers its public address. */
export const uploadCover = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/upload',
  specified: true,
  access: managers,
  multipart: true,
  ticketed: true,
  perMinute: 20,
  input: Type.Object({ bookId: Id }),
  output: Type.Object({ bookCover: Id, coverPath: Type.String(), version: Type.Integer() }),
});

/** Back to the drawn cover. */
export const removeCover = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/remove-cover',
  access: managers,
  input: Type.Object({ bookId: Id }),
  output: Type.Object({ version: Type.Integer() }),
});

/** `status` 0 takes books out, 1 puts them back (the specification names the parameters only). All or none. */
export const deleteBooks = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/del',
  specified: true,
  access: managers,
  input: Type.Object({
    bookIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    status: Type.Union([Type.Literal(0), Type.Literal(1)]),
  }),
  output: Type.Null(),
});

/** What refers to books: chapters, choices of schools, and uses that other areas report (`TextbookUses`). */
export const bookDependents = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'resource',
  path: '/textbook/dependents',
  access: managers,
  limited: ['classroom', 'acting'],
  input: Type.Object({ bookIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
  output: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer() })),
});

/**
 * Sets the books that a grade uses in a subject from the school year of `termId` on, replacing the choice of that year;
 * without books the choice of an earlier year applies or, if there is none, that of the county or the city. For the
 * school of the caller's post or, from a bureau, for its county or the city.
 */
export const adoptBooks = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/textbook/adopt',
  access: { anyOf: ['textbook_school_tea', 'textbook_admin'] },
  input: Type.Object({
    termId: Id,
    gradeId: Id,
    subjectId: Id,
    bookIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
  }),
  output: Type.Null(),
});
