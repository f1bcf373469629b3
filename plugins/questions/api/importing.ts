import { Page } from 'edutech/plugins/print/kit/common/ink';
import { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Preparation } from './prepared';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { QuestionBody, simpleTypes } from '../kit/common/question-body';
import { QuestionKey } from '../kit/common/question-key';
import { stages } from 'edutech/core/common/teaching/stages';
import { Version } from 'edutech/core/common/wire/version';
import { exportFormats, importFormats, mostExported, mostImported } from '../model/formats';
import { mostPlaces } from '../model/limits';
import { analysts, importers, teachersOfBanks } from '../model/rights';
import { DifficultyNumber, Kind, Medium, Question, Year } from './records';

// Import and export of whole papers. A job reads a file; its owner checks and repairs the result, and confirms what
// goes into their own bank. 404 `questions.error.noImport` for another person's import. Each change names the version
// that it is based on (409 `questions.error.importChanged`: another tab was faster) and returns what it has changed.

const Problem = Type.Object({
  /** A sentence in the reader's language. */
  message: Type.String(),
  page: Maybe(Type.Integer()),
  line: Maybe(Type.Integer()),
  text: Type.String(),
});

/** A question as it was read and repaired. */
export const ImportItem = Type.Object({
  itemId: Id,
  /** Its position; larger numbers come later. */
  position: Type.Number(),
  /** As the paper numbers it; empty: it has none. */
  number: Type.String(),
  /** Index in `sections`; -1: none. */
  section: Type.Integer(),
  page: Maybe(Type.Integer()),
  body: QuestionBody,
  key: QuestionKey,
  /** The reader's confidence, 0 to 1; 1 after a person has repaired it. */
  confidence: Type.Number(),
  /** The same by `type`, `stem`, `options`, `answer` and so on. */
  fields: Type.Record(Type.String(), Type.Number()),
  problems: Type.Array(Problem),
  /** The text of the paper that it was read from. */
  source: Type.String(),
  /** It is not to be taken. */
  isLeft: Type.Boolean(),
  /** The question that it has become; null: it waits. */
  questionId: Maybe(Id),
});
export type ImportItem = Static<typeof ImportItem>;

export const ImportState = Type.Enum(['waiting', 'reading', 'read', 'failed', 'finished']);

const ImportLine = Type.Object({
  importId: Id,
  /** Of the job that reads it (`jobState`); null: nobody knows. */
  jobId: Maybe(Id),
  filename: Type.String(),
  format: Type.String(),
  state: ImportState,
  /** Why nothing could be read; empty: it could. */
  reason: Type.String(),
  time: Type.String(),
  /** Items that wait, and that are in the bank. */
  waiting: Type.Integer(),
  saved: Type.Integer(),
});

/** An import with everything that its page shows. */
export const Import = Type.Object({
  ...ImportLine.properties,
  version: Version,
  title: Type.String(),
  sections: Type.Array(Type.Object({ title: Type.String(), points: Maybe(Type.Number()) })),
  /** The paper's text page by page; empty where there are no pages. */
  pages: Type.Array(Type.String()),
  /** What was left out, where and why. */
  problems: Type.Array(Problem),
  items: Type.Array(ImportItem, { maxItems: mostImported * 2 }),
  /** There is a change to undo. */
  undoable: Type.Boolean(),
  media: Question.properties.media,
});
export type Import = Static<typeof Import>;

const ImportChange = Type.Object({
  version: Version,
  /** Changed and new items in their present state. */
  items: Type.Array(ImportItem),
  removed: Type.Array(Id),
  undoable: Type.Boolean(),
});
export type ImportChange = Static<typeof ImportChange>;

/**
 * Begins to read a file that the caller has uploaded (group `papers`, at most 50 MB). `auto`: the format is detected.
 * `jobState` of the job gives the progress. 404 `core.files.notFound`; 422 `questions.error.wrongFormat` for a file of
 * another format.
 */
export const startImport = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/start',
  access: importers,
  perMinute: 20,
  input: Type.Object({ fileId: Id, format: Type.Enum(['auto', ...importFormats], { default: 'auto' }) }),
  output: Type.Object({ importId: Id, jobId: Type.String() }),
});

/** The caller's imports, the newest first; at most 50. */
export const listImports = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/import/list',
  access: importers,
  input: Type.Object({}),
  output: Type.Array(ImportLine),
});

/** Deletes an import, or restores it. Questions that came from it stay in the bank. */
export const removeImport = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/remove',
  access: importers,
  input: Type.Object({ importId: Id, removed: Type.Boolean() }),
  output: Type.Object({}),
});

/**
 * A workbook to fill in, with a row of each kind of question as an example. Answers where it can be fetched within a
 * minute.
 */
export const importTemplate = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/template',
  access: importers,
  perMinute: 20,
  input: Type.Object({}),
  output: FileAddress,
});

export const getImport = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/import/one',
  access: importers,
  input: Type.Object({ importId: Id }),
  output: Import,
});

/**
 * The paper as a PDF, for pictures of its places; made of a Word file when this is first asked. Null while it is `isConverting`,
 * and where nothing can be made of the file, or by this deployment.
 */
export const showPaper = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/paper',
  access: importers,
  perMinute: 120,
  input: Type.Object({ importId: Id }),
  output: Type.Object({ pdf: Maybe(Type.String()), isConverting: Type.Boolean() }),
});

/** Near duplicates of an open item among the questions that the caller may read: the closest of each item. */
export const importDuplicates = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/import/duplicates',
  access: importers,
  input: Type.Object({ importId: Id }),
  output: Type.Array(Type.Object({ itemId: Id, share: Type.Number(), id: Id, title: Type.String() })),
});

const change = { importId: Id, version: Version };
const Items = Type.Array(Id, { minItems: 1, maxItems: mostImported, uniqueItems: true });

/** Repairs one item; from then on its confidence is 1. */
export const saveImportItem = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/save-item',
  bodySize: 'large',
  access: importers,
  input: Type.Object({ ...change, itemId: Id, body: QuestionBody, key: QuestionKey }),
  output: ImportChange,
});

/** Cuts an item in two before a block of its stem, or before an option. 422 `questions.error.cannotSplit` at an end. */
export const splitImportItem = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/split',
  access: importers,
  input: Type.Object({
    ...change,
    itemId: Id,
    at: Type.Enum(['block', 'option']),
    index: Type.Integer({ minimum: 0, maximum: 400 }),
  }),
  output: ImportChange,
});

/** Merges an item with the next one. 422 `questions.error.cannotMerge` for the last, `.mergeLoses` where parts or answers would go. */
export const mergeImportItems = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/merge',
  access: importers,
  input: Type.Object({ ...change, itemId: Id }),
  output: ImportChange,
});

/** Gives several items a type. Composites keep theirs. */
export const setImportTypes = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/types',
  access: importers,
  input: Type.Object({ ...change, itemIds: Items, type: Type.Enum([...simpleTypes]) }),
  output: ImportChange,
});

/**
 * Answers by number, in the format of a separate answer file (`1. B  2. ACD  3. √`); those that do not fit are
 * returned.
 */
export const answerImport = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/answers',
  access: importers,
  input: Type.Object({ ...change, text: Type.String({ minLength: 1, maxLength: 20_000 }) }),
  output: Type.Object({ ...ImportChange.properties, unfit: Type.Array(Type.String()) }),
});

/** Leaves items out, or takes them in again. */
export const leaveImportItems = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/leave',
  access: importers,
  input: Type.Object({ ...change, itemIds: Items, left: Type.Boolean() }),
  output: ImportChange,
});

/**
 * Takes the last change back; at most fifty, and none from before something went into the bank. 422
 * `questions.error.nothingToUndo`.
 */
export const undoImport = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/undo',
  access: importers,
  input: Type.Object(change),
  output: ImportChange,
});

/**
 * Takes complete items into the caller's own bank (of `itemIds`, or all that are not left out), with these facts where
 * the paper gives none; the rest waits. Errors of the facts are those of `saveQuestion`.
 */
export const finishImport = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/import/finish',
  access: importers,
  perMinute: 20,
  input: Type.Object({
    ...change,
    itemIds: Type.Optional(Items),
    difficulty: DifficultyNumber,
    stageId: Type.Enum([...stages]),
    subjectId: Id,
    gradeId: Id,
    nodeIds: Type.Array(Id, { maxItems: mostPlaces, uniqueItems: true }),
    kiids: Type.Array(Id, { maxItems: mostPlaces, uniqueItems: true }),
    kind: Kind,
    year: Maybe(Year),
    region: Type.String({ maxLength: 40 }),
  }),
  output: Type.Object({ version: Version, ids: Type.Array(Id), waiting: Type.Integer() }),
});

/**
 * Lets questions that one may read be written into a file in the background (`preparedFile` fetches it; its notes are what the
 * format cannot express, by question). Answers go along with those that one may see (`may.analysis`). 404
 * `questions.error.notFound` for one that one may not read; 413 `questions.error.exportTooLarge` when it is fetched.
 */
export const exportQuestions = endpoint({
  method: 'POST',
  kind: 'write',
  root: 'question',
  path: '/questions/export',
  access: analysts,
  perMinute: 20,
  input: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: mostExported, uniqueItems: true }),
    format: Type.Enum([...exportFormats]),
    withAnswers: Type.Boolean(),
    title: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    /** Of papers (Word, PDF). Default: A4. */
    look: Type.Optional(SheetLook),
  }),
  output: Preparation,
});

/** The pages of a paper of these questions, by their types; with answers where the caller may read them. */
export const paperPages = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/paper/pages',
  access: teachersOfBanks,
  perMinute: 60,
  input: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: mostExported, uniqueItems: true }),
    title: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    withAnswers: Type.Boolean(),
    look: SheetLook,
  }),
  /** `media`: the pictures of its pages. */
  output: Type.Object({ pages: Type.Array(Page), media: Type.Array(Medium) }),
});
