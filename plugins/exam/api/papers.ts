import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment, Name, Paged } from 'edutech/core/common/wire/kinds';
import { Version } from 'edutech/core/common/wire/version';
import { Page } from 'edutech/plugins/print/kit/common/ink';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { PaperDocument } from '../model/paper/document';
import { paperStates } from '../model/paper/states';
import { paperVersions } from '../model/paper/versions';
import { teachers } from '../model/people';

// Papers: written by their maker, saved by themselves as they are written.

export const State = Type.Enum([...paperStates]);
const Source = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]);

/** A paper in a list. */
export const PaperRow = Type.Object({
  paperId: Id,
  title: Type.String(),
  subject: Type.String(),
  grade: Type.String(),
  owner: Type.String(),
  isOwn: Type.Boolean(),
  /** Its owner has invited colleagues to it. */
  isTogether: Type.Boolean(),
  state: State,
  source: Source,
  questions: Type.Integer(),
  points: Type.Number(),
  minutes: Type.Integer(),
  size: Type.String(),
  /** When it was last saved, or removed. */
  changed: Moment,
});
export type PaperRow = Static<typeof PaperRow>;

/**
 * Whose: one's own and those that one is invited to, those of the school, public ones, one's own in the trash; those that wait for
 * the caller's review, and sealed ones that the caller opens.
 */
const paperShelves = ['mine', 'school', 'public', 'removed', 'review', 'release'] as const;

export const listPapers = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/papers',
  access: teachers,
  input: Type.Object({
    shelf: Type.Enum([...paperShelves]),
    state: Type.Optional(State),
    subjectId: Type.Optional(Id),
    gradeId: Type.Optional(Id),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Integer({ minimum: 1, maximum: 100_000 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  output: Paged(PaperRow),
});

/** A file that a question shows, at an address of 60 s. */
export const PaperMedium = Type.Object({ fileId: Id, name: Type.String(), address: Type.String() });

/** A question of a paper, in the version that the paper has. */
export const PaperQuestion = Type.Object({
  questionId: Id,
  version: Type.Integer(),
  body: QuestionBody,
  /** 1 to 5; 0 where nobody knows. */
  difficulty: Type.Integer(),
  /** Share of the points that students got, 0 to 1; null before enough have answered. */
  facility: Maybe(Type.Number()),
  /** The time that a student needs. */
  seconds: Type.Integer(),
  /** What is to be shown: understanding and the like (plugins/questions); null: not said. */
  ability: Maybe(Type.String()),
  /** Its knowledge points, by id and name; none where nobody has said. */
  points: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  /** Its owner has taken it out of the bank: it stays on papers that have it, with a mark. */
  isWithdrawn: Type.Boolean(),
  /** A newer version of it stands in the bank. */
  isOutdated: Type.Boolean(),
});
export type PaperQuestion = Static<typeof PaperQuestion>;

const PaperFields = Type.Object({
  title: Type.String({ maxLength: 100 }),
  subjectId: Id,
  gradeId: Id,
  document: PaperDocument,
});
export type PaperFields = Static<typeof PaperFields>;

/** A paper, as those who may read it see it. Keys of its questions are another call. */
export const ExamPaper = Type.Object({
  paperId: Id,
  ...PaperFields.properties,
  state: State,
  source: Source,
  owner: Type.String(),
  isOwn: Type.Boolean(),
  /** Its owner has invited colleagues to it. */
  isTogether: Type.Boolean(),
  /** Whether the caller may change it now. */
  isEditable: Type.Boolean(),
  questions: Type.Array(PaperQuestion),
  media: Type.Array(PaperMedium),
  version: Type.Integer(),
});
export type ExamPaper = Static<typeof ExamPaper>;

/** 404 `exam.error.noPaper` for one that is not there or not for the caller; 423 `exam.error.sealed` while it is secret. */
export const getPaper = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/paper',
  access: teachers,
  input: Type.Object({ paperId: Id }),
  output: ExamPaper,
});

/** What a paper's maker needs of questions of the bank, in their newest version: 404 `exam.error.noQuestion`. */
export const paperQuestions = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/exam/questions',
  access: teachers,
  input: Type.Object({ ids: Ids(120) }),
  output: Type.Object({ questions: Type.Array(PaperQuestion), media: Type.Array(PaperMedium) }),
});

export const PaperSaved = Type.Object({ paperId: Id, version: Type.Integer(), points: Type.Number() });

/**
 * Creates a paper as a draft. The client makes `paperId`, so that a paper whose answer was lost is made once: a repeated call
 * saves over it. 404 `exam.error.noQuestion` names items whose question the caller may not use.
 */
export const createPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/create',
  bodySize: 'large',
  access: teachers,
  input: Type.Object({ ...PaperFields.properties, paperId: Id }),
  output: PaperSaved,
});

/**
 * Saves a whole draft. `save` names this write: a repeated call is applied once. 409 with both versions if it was saved
 * meanwhile from elsewhere; 409 `exam.error.notDraft` for a paper that is reviewed, sealed or open; 423 `exam.error.placeHeld`
 * where it would change what belongs to a colleague (api/together.ts).
 */
export const savePaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/save',
  bodySize: 'large',
  access: teachers,
  input: Type.Object({ ...PaperFields.properties, paperId: Id, version: Version, save: Id }),
  output: PaperSaved,
});

/** A paper as it is printed, saved or not. */
export const Printed = Type.Object({
  title: Type.String({ maxLength: 100 }),
  document: PaperDocument,
  answers: Type.Enum(['none', 'after', 'beneath', 'only']),
  /** A saved paper: its items are read as it has them, also where they are no longer in the bank. */
  paperId: Type.Optional(Id),
  /** Paper A or B, of a saved paper: B follows from its id. Default: A. */
  version: Type.Optional(Type.Enum([...paperVersions])),
});

/**
 * The printed pages of a paper as it is being written, saved or not; places on them have the ids of blocks, sections and
 * items. `answers`: those of the teacher's print, for who may see keys.
 */
export const paperPages = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/exam/pages',
  bodySize: 'large',
  access: teachers,
  perMinute: 240,
  input: Printed,
  output: Type.Array(Page),
});

/**
 * Writes the same paper as PDF and as Word and holds both beside the pages of the screen. `pdf`: its pages, and whether each has the
 * measures of that page. `word`: how many formulas it has that can be edited, and whether the words of all questions stand in it,
 * in their order; where its pages end is decided by the program that opens it. Takes seconds.
 */
export const comparePrints = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/exam/pages/compare',
  bodySize: 'large',
  access: teachers,
  perMinute: 20,
  input: Printed,
  output: Type.Object({
    pages: Type.Integer(),
    questions: Type.Integer(),
    pdf: Type.Object({ pages: Type.Integer(), isSame: Type.Boolean() }),
    word: Type.Object({ formulas: Type.Integer(), isSame: Type.Boolean() }),
  }),
});

export const removePapers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/remove',
  access: teachers,
  input: Type.Object({ paperIds: Ids(100) }),
  output: Type.Object({ count: Type.Integer() }),
});

export const restorePapers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/restore',
  access: teachers,
  input: Type.Object({ paperIds: Ids(100) }),
  output: Type.Object({ count: Type.Integer() }),
});

/** A draft of one's own with the same document, of a paper that one may read. */
export const copyPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/paper/copy',
  access: teachers,
  input: Type.Object({ paperId: Id, title: Type.Optional(Name(100)) }),
  output: PaperSaved,
});
