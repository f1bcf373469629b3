import Type, { type Static } from 'typebox';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Name, Paged } from 'edutech/core/common/wire/kinds';
import { ListInput } from 'edutech/core/common/wire/lists';
import { teachers } from '../model/people';
import { longest, mostAtOnce, mostSent } from '../model/word';
import { LanguageOf, LevelOf, Word, WordTextOf } from './records';

// The library: units of textbooks and their words, of the city, the school and one's own.

const shared = { root: 'dictionary', access: teachers } as const;

export const Unit = Type.Object({
  unitId: Id,
  level: LevelOf,
  language: LanguageOf,
  /** The chapter of a textbook at which it stands, with its book and all that is above it, outermost first. */
  nodeId: Maybe(Id),
  bookId: Maybe(Id),
  chapter: Type.Array(Type.String()),
  /** What reading and writing its words are evidence of. */
  readPointId: Maybe(Id),
  writePointId: Maybe(Id),
  book: Type.String(),
  title: Type.String(),
  words: Type.Integer(),
  /** The caller may change it. */
  isMine: Type.Boolean(),
});
export type Unit = Static<typeof Unit>;

/** Units that the caller may use, by book, and what may be done here. */
export const listUnits = endpoint({
  ...shared,
  method: 'GET',
  path: '/dictionary/units',
  input: Type.Object({ language: Type.Optional(LanguageOf) }),
  output: Type.Object({
    units: Type.Array(Unit),
    /** Levels at which the caller may make units. */
    levels: Type.Array(LevelOf),
    /** A speech program of the deployment can make audio. */
    hasSpeech: Type.Boolean(),
  }),
});

/**
 * Makes a unit, or changes the name and place of one; at a chapter its book is that of the chapter. 403 without the right to the
 * level, 404 `dictionary.error.noChapter`, `dictionary.error.noPoint`.
 */
export const saveUnit = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/unit',
  input: Type.Object({
    unitId: Type.Optional(Id),
    level: LevelOf,
    language: LanguageOf,
    book: Type.String({ maxLength: longest.book }),
    title: Name(longest.title),
    nodeId: Maybe(Id),
    readPointId: Maybe(Id),
    writePointId: Maybe(Id),
  }),
  output: Type.Object({ unitId: Id }),
});

/** Puts a unit with its words into the trash, or takes it out. Homework that was assigned keeps its words. */
export const removeUnit = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/unit/remove',
  input: Type.Object({ unitId: Id, on: Type.Boolean() }),
  output: Type.Object({}),
});

/** Words by unit, or by what was typed: the word, a part of it, its pinyin or its meaning. */
export const listWords = endpoint({
  ...shared,
  method: 'GET',
  path: '/dictionary/words',
  input: Type.Object({
    ...ListInput.properties,
    unitId: Type.Optional(Id),
    language: Type.Optional(LanguageOf),
    level: Type.Optional(LevelOf),
  }),
  output: Paged(Type.Object({ ...Word.properties, unit: Type.String(), book: Type.String(), isMine: Type.Boolean() })),
});

/** Adds words to a unit that the caller may change; those that it has already are left as they are. */
export const addWords = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/words/add',
  bodySize: 'large',
  input: Type.Object({
    unitId: Id,
    words: Type.Array(WordTextOf, { minItems: 1, maxItems: mostSent }),
  }),
  output: Type.Object({ wordIds: Type.Array(Id), known: Type.Integer() }),
});

/** Changes a word; `pictureId` and `audioId` name uploaded files, null removes them, absent leaves them. */
export const saveWord = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/word',
  input: Type.Object({
    wordId: Id,
    ...WordTextOf.properties,
    pictureId: Type.Optional(Maybe(Id)),
    audioId: Type.Optional(Maybe(Id)),
  }),
  output: Type.Object({}),
});

/** Puts words into the trash, or takes them out. */
export const removeWords = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/words/remove',
  input: Type.Object({ wordIds: Ids(mostAtOnce), on: Type.Boolean() }),
  output: Type.Object({}),
});

/** Reads words from a workbook or CSV file, without saving: what was found, and lines that are none. */
export const readWordSheet = endpoint({
  ...shared,
  method: 'POST',
  kind: 'read',
  path: '/dictionary/words/read-sheet',
  multipart: true,
  input: Type.Object({ language: LanguageOf }),
  output: Type.Object({
    words: Type.Array(WordTextOf),
    faults: Type.Array(
      Type.Object({ line: Type.Integer(), why: Type.Enum(['noWord', 'long', 'twice', 'wrongLanguage']) }),
    ),
  }),
});

/** The template of such a workbook, with the words of a unit. */
export const wordSheet = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/words/sheet',
  input: Type.Object({ unitId: Id }),
  output: FileAddress,
});

/** Has the deployment's speech program say words that have no recording. 422 `dictionary.error.noSpeech` without one. */
export const makeAudio = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/words/audio',
  input: Type.Object({ wordIds: Ids(30) }),
  output: Type.Object({ made: Type.Integer() }),
});
