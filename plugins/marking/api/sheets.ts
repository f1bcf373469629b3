import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { Preparation } from 'edutech/plugins/questions/api';
import { markers } from '../model/people';
import { SheetSettings } from '../model/sheet/settings';

/** An answer in words, whose lines can be chosen. */
const LinedItem = Type.Object({
  itemId: Id,
  part: Type.Integer(),
  label: Type.String(),
  points: Type.Number(),
  /** As the paper has them. */
  lines: Type.Integer(),
});

/** The answer sheet of a paper. */
export const SheetOfPaper = Type.Object({
  paperId: Id,
  title: Type.String(),
  settings: SheetSettings,
  /** Somebody has chosen them; else they are the usual ones. */
  isKept: Type.Boolean(),
  questions: Type.Integer(),
  points: Type.Number(),
  lined: Type.Array(LinedItem),
  /** When it was last printed; null: never. */
  printedAt: Maybe(Moment),
  /** Projects that the caller leads and whose students write on it, the latest first. */
  projects: Type.Array(Type.Object({ projectId: Id, title: Type.String() })),
  /** Whether the paper or the settings are others than those that were printed. */
  isChanged: Type.Boolean(),
});
export type SheetOfPaper = Static<typeof SheetOfPaper>;

/** 404 `exam.error.noPaper` for a paper that the caller may not read, 423 `exam.error.sealed` while nobody may. */
export const answerSheet = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/answer-sheet',
  access: markers,
  input: Type.Object({ paperId: Id }),
  output: SheetOfPaper,
});

/** Keeps what was chosen, for all who make answer sheets of this paper; the last one counts. */
export const keepAnswerSheet = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/answer-sheet',
  access: markers,
  input: Type.Object({ paperId: Id, settings: SheetSettings }),
  output: Type.Object({}),
});

/** A part of a sheet that is drawn and seen as one; its places on the pages have its id. Points are those of all its questions. */
const Zone = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['choices', 'gaps', 'answer', 'optional', 'essay']),
  first: Type.String(),
  last: Type.String(),
  points: Type.Number(),
});

/** The sheet as it would be printed. `tooHigh`: zones that no column has room for, with the millimetres that are missing. */
export const SheetPages = Type.Object({
  pages: Type.Array(Page),
  zones: Type.Array(Zone),
  tooHigh: Type.Array(Type.Object({ id: Type.String(), label: Type.String(), millimetres: Type.Integer() })),
});
export type SheetPages = Static<typeof SheetPages>;

/** The sheet of settings that nobody has kept yet. */
export const answerSheetPages = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/answer-sheet/pages',
  access: markers,
  kind: 'read',
  perMinute: 240,
  input: Type.Object({ paperId: Id, settings: SheetSettings }),
  output: SheetPages,
});

/**
 * Lets the sheet be written as PDF, and keeps it as it is printed: scans of it are read by this one, whatever becomes of the
 * paper. 422 `marking.error.empty` without questions, 409 `marking.error.noCode` where a school has printed 4,096 different ones.
 */
export const printAnswerSheet = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/answer-sheet/print',
  access: markers,
  input: Type.Object({ paperId: Id }),
  output: Preparation,
});

/**
 * What a machine would misread of a sheet. `unfound`: a page is not found, `misread`: a question, by its label (empty: a digit or
 * the mark for absence), `noIdentity`: nothing says whose it is, `manyPages`: a second sheet of paper does not say whose it is.
 */
export const SheetProblem = Type.Object({
  kind: Type.Enum(['unfound', 'misread', 'noIdentity', 'manyPages']),
  page: Type.Integer(),
  label: Type.String(),
});
export type SheetProblem = Static<typeof SheetProblem>;

/** Prints the sheet, draws it as a scanner sees it, and reads it back. 422 `marking.error.noCheck` without poppler. */
export const checkAnswerSheet = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/answer-sheet/check',
  access: markers,
  kind: 'read',
  perMinute: 20,
  input: Type.Object({ paperId: Id, settings: SheetSettings }),
  output: Type.Object({ problems: Type.Array(SheetProblem) }),
});
