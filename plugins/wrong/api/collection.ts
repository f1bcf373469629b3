import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { bookletLayouts } from '../model/booklet';
import { longestNote, mostAtOnce, origins } from '../model/entry';
import { students } from '../model/people';
import {
  Candidate,
  Count,
  Entry,
  EntryKey,
  ids,
  Medium,
  OptionalId,
  OptionalReason,
  Point,
  ReasonOf,
  StateOf,
  TypeNumber,
} from './records';

// A student's own collection: finding, giving reasons, adding, removing.

const some = { maxItems: 20, uniqueItems: true };

export const CollectionWish = Type.Object({
  subjectId: Type.Optional(Id),
  kiids: Type.Optional(Type.Array(Id, some)),
  types: Type.Optional(Type.Array(TypeNumber, some)),
  /** `none`: those that wait for one. */
  reasons: Type.Optional(Type.Array(Type.Union([ReasonOf, Type.Literal('none')]), some)),
  origins: Type.Optional(Type.Array(Type.Enum([...origins]), some)),
  states: Type.Optional(Type.Array(StateOf, some)),
  /** Wrong within so many days. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
  /** These only, whatever their state: what a printed code leads to. */
  entryIds: Type.Optional(ids(mostAtOnce)),
  /** The removed entries instead of the present ones. */
  removed: Type.Boolean({ default: false }),
});
export type CollectionWish = Static<typeof CollectionWish>;

/** A page of the caller's collection, the most recent mistake first, with the figures of its head. */
export const listCollection = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/wrong/collection',
  access: students,
  limited: ['classroom', 'acting'],
  input: Type.Object({
    ...CollectionWish.properties,
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: mostAtOnce, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(Entry),
    pageData: PageInfo,
    /** Subjects of the entries, with their number. */
    subjects: Type.Array(
      Type.Object({ subjectId: Id, subject: Type.String(), subjectCode: Type.String(), count: Type.Integer() }),
    ),
    /** Knowledge points of the chosen subject, the most frequent first. */
    points: Type.Array(Type.Object({ ...Point.properties, count: Type.Integer() })),
    today: Type.Object({ count: Type.Integer(), minutes: Type.Integer(), isDayOff: Type.Boolean() }),
    /** Entries that wait for a reason. */
    unreasoned: Type.Integer(),
    mastered: Type.Integer(),
    removed: Type.Integer(),
    /** A practice that was started and not ended. */
    open: OptionalId,
  }),
});

/** Answers and analyses of the caller's entries; those that may not be seen yet are left out. */
export const collectionKeys = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/wrong/keys',
  access: students,
  limited: ['classroom', 'acting'],
  input: Type.Object({ entryIds: ids(mostAtOnce) }),
  output: Type.Array(EntryKey),
});

/**
 * The pages of a booklet of the caller's entries, in their order; `hasCodes`: a QR code beside each that leads to it. Answers
 * that may not be seen yet are not in it, and it says so. 404 `wrong.error.noEntry`.
 */
export const bookletPages = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/wrong/booklet',
  access: students,
  limited: ['classroom', 'acting'],
  perMinute: 60,
  input: Type.Object({
    entryIds: ids(mostAtOnce),
    layout: Type.Enum([...bookletLayouts]),
    hasCodes: Type.Boolean(),
    look: SheetLook,
  }),
  output: Type.Object({ pages: Type.Array(Page), media: Type.Array(Medium) }),
});

/** Sets the reason of a mistake, or removes it. */
export const setReason = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/reason',
  access: students,
  input: Type.Object({ entryIds: ids(mostAtOnce), reason: OptionalReason }),
  output: Count,
});

/** The caller's own note on an entry. 404 `wrong.error.noEntry`. */
export const setNote = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/note',
  access: students,
  input: Type.Object({ entryId: Id, note: Type.String({ maxLength: longestNote }) }),
  output: Count,
});

/** Takes entries out of practice as mastered, or puts them in again. */
export const setMastered = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/mastered',
  access: students,
  input: Type.Object({ entryIds: ids(mostAtOnce), on: Type.Boolean() }),
  output: Count,
});

/** Puts entries into the trash, where they stay for 30 days. */
export const removeEntries = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/remove',
  access: students,
  input: Type.Object({ entryIds: ids(mostAtOnce) }),
  output: Count,
});

export const restoreEntries = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/restore',
  access: students,
  input: Type.Object({ entryIds: ids(mostAtOnce) }),
  output: Count,
});

/** Questions that exercise the same as an entry, without those of homework whose answers are not released. */
export const similarOf = endpoint({
  method: 'GET',
  root: 'work',
  path: '/wrong/similar',
  access: students,
  input: Type.Object({ entryId: Id }),
  output: Type.Array(Candidate),
});

/** Public questions that have these words: the one on a photo, perhaps. */
export const findQuestions = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/wrong/find',
  access: students,
  limited: ['classroom', 'acting'],
  perMinute: 60,
  input: Type.Object({ q: Type.String({ minLength: 2, maxLength: 200 }) }),
  output: Type.Array(Candidate),
});

/**
 * Adds questions to the caller's collection: of the bank (a similar one, the one on a photo), or pictures with a
 * subject. Removed entries return from the trash. 422 `wrong.error.nothing`, `wrong.error.noSubject`; 404
 * `wrong.error.noQuestion`.
 */
export const addEntries = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/add',
  access: students,
  input: Type.Object({
    entries: Type.Array(
      Type.Object({
        /** Of a picture, made by the page: a repeated call whose response was lost adds nothing again. */
        entryId: Type.Optional(Id),
        questionId: Type.Optional(Id),
        pictures: Type.Array(Id, { maxItems: 9, uniqueItems: true, default: [] }),
        subjectId: Type.Optional(Id),
        words: Type.String({ maxLength: 200, default: '' }),
        reason: OptionalReason,
      }),
      { minItems: 1, maxItems: 20 },
    ),
  }),
  output: Type.Object({ entryIds: Type.Array(Id) }),
});
