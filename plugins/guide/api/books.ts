import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment, Name, Paged } from 'edutech/core/common/wire/kinds';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { Preparation } from 'edutech/plugins/questions/api';
import { GuideDocument } from '../model/book/document';
import { templates } from '../model/book/templates';
import { mostAtOnce, mostTitle } from '../model/limits';
import { teachers, teachersWho } from '../model/people';
import { GuideItem, Medium, ShownItem } from './records';

// Guide books as teachers write them.

const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Guide books: one's own, those that teachers of the school share, or the trash. */
export const listGuides = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/list',
  access: teachers,
  input: Type.Object({
    space: Type.Enum(['mine', 'school', 'trash'], { default: 'mine' }),
    q: Type.Optional(Type.String({ maxLength: 60 })),
    /** A chapter with all below it. */
    nodeId: Type.Optional(Id),
    subjectId: Type.Optional(Id),
    /** 0: changed last first (the initial sort of the specification), 1: title, 2: most given first. */
    sort: Type.Integer({ minimum: 0, maximum: 2, default: 0 }),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  }),
  output: Paged(GuideItem),
});

/** A guide book with the questions of the bank that it has, never their keys. 404 `guide.error.noBook`. */
export const readGuide = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/book',
  access: teachers,
  input: Type.Object({ bookId: Id }),
  output: Type.Object({
    book: GuideItem,
    version: Version,
    document: GuideDocument,
    items: Type.Array(ShownItem),
    media: Type.Array(Medium),
    /** It was given to a class, and what the class has differs from this. */
    isAhead: Type.Boolean(),
  }),
});
export type WholeGuide = Static<typeof readGuide.output>;

const Place = { title: Name(mostTitle), subjectId: Id, gradeId: Id, nodeId: Maybe(Id) };

/**
 * Makes a guide book from a template, or as a copy of one that one may read (a colleague's, last year's); sent again with the
 * same id it is made once. 404 `guide.error.noBook`, `guide.error.noChapter`.
 */
export const addGuide = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/add',
  access: teachersWho('add'),
  input: Type.Object({
    id: Id,
    ...Place,
    template: Type.Optional(Type.Enum([...templates])),
    fromId: Type.Optional(Id),
  }),
  output: Type.Object({ id: Id }),
});

/**
 * Writes a guide book; `save` names the write, so that sending it again changes nothing. 409 (`editConflict`) where it has
 * another version meanwhile; 404 `guide.error.noQuestion`; 422 `guide.error.twice` for an id that stands there twice.
 */
export const saveGuide = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/save',
  bodySize: 'large',
  access: teachersWho('add'),
  input: Type.Object({ bookId: Id, version: Version, save: Id, title: Name(mostTitle), document: GuideDocument }),
  output: Type.Object({ version: Version }),
});

const BookIds = Type.Object({ bookIds: Ids(mostAtOnce) });
const Count = Type.Object({ count: Type.Integer() });

/** Moves one's own guide books to another chapter. */
export const moveGuides = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/move',
  access: teachersWho('move'),
  input: Type.Object({ ...BookIds.properties, nodeId: Id }),
  output: Count,
});

/** Shares one's own guide books with the teachers of the school, or ends it. */
export const shareGuides = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/share',
  access: teachersWho('share'),
  input: Type.Object({ ...BookIds.properties, isShared: Type.Boolean() }),
  output: Count,
});

/** Moves one's own guide books to the trash, all or none; classes keep what they were given. */
export const removeGuides = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/remove',
  access: teachersWho('delete'),
  input: BookIds,
  output: Count,
});

export const restoreGuides = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/restore',
  access: teachersWho('delete'),
  input: BookIds,
  output: Count,
});

/** Kept versions, the newest first. */
export const listVersions = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/versions',
  access: teachers,
  input: Type.Object({ bookId: Id }),
  output: Type.Array(
    Type.Object({ id: Id, name: Type.String(), person: Type.String(), blocks: Type.Integer(), createdAt: Moment }),
  ),
});

/** Keeps the guide book as it is now under a name. */
export const keepVersion = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/version/keep',
  access: teachersWho('add'),
  input: Type.Object({ id: Id, bookId: Id, name: Name(60) }),
  output: Type.Object({ id: Id }),
});

/** Brings a kept version back as a change like any other: the present one is kept before. */
export const restoreVersion = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/version/restore',
  access: teachersWho('add'),
  input: Type.Object({ bookId: Id, versionId: Id, keptId: Id }),
  output: Type.Object({ version: Version }),
});

/** The pages of a guide book as they are printed. */
export const guidePages = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'guide',
  path: '/guide/pages',
  access: teachers,
  perMinute: 60,
  input: Type.Object({ bookId: Id, look: SheetLook }),
  output: Type.Array(Page),
});

/** Lets a guide book be written as Word or PDF, with or without answers; `preparedFile` of questions has the file. */
export const downloadGuide = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/download',
  access: teachersWho('download'),
  input: Type.Object({ bookId: Id, format: Type.Enum(['docx', 'pdf']), withAnswers: Type.Boolean() }),
  output: Preparation,
});
