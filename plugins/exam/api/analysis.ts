import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { levels } from '../model/analysis/levels';
import { reasons } from '../model/analysis/reasons';
import { teachers } from '../model/people';

// How an exam went. Figures are counted on the server by model/analysis; shares are 0 to 1, points as on the paper. Whose
// figures somebody sees: of classes whose subject they teach or which they head, of exams that they published; principals of
// the school, grade directors of their grade. Figures of the other classes of an exam are sums that name nobody.

const Share = Type.Number();
const Level = Type.Enum([...levels]);

/** Null in its place: fewer than five papers. */
const SummaryFigures = Type.Object({
  count: Type.Integer(),
  mean: Type.Number(),
  median: Type.Number(),
  deviation: Type.Number(),
  facility: Share,
  excellent: Share,
  good: Share,
  pass: Share,
  low: Share,
});

const BoxFigures = Type.Object({
  low: Type.Number(),
  lower: Type.Number(),
  median: Type.Number(),
  upper: Type.Number(),
  high: Type.Number(),
  beyond: Type.Array(Type.Number()),
});
export type BoxFigures = Static<typeof BoxFigures>;

/** A class of an exam, in the order of class numbers. */
const ClassFigures = Type.Object({
  classId: Id,
  name: Type.String(),
  /** Whether the caller may read its students and their answers. */
  isOwn: Type.Boolean(),
  summary: Maybe(SummaryFigures),
  box: Maybe(BoxFigures),
});
export type ClassFigures = Static<typeof ClassFigures>;

const ItemLine = Type.Object({
  itemId: Id,
  /** Place on the paper, from 1. */
  number: Type.Integer(),
  full: Type.Number(),
  /** The knowledge point that it exercises, else the beginning of its stem. */
  about: Type.String(),
  /** Number of the first question of those of which one is chosen; null: it is not one of them. */
  choice: Maybe(Type.Integer()),
  facility: Maybe(Share),
  /** Of all classes of the exam. */
  allFacility: Maybe(Share),
  discrimination: Maybe(Type.Number()),
  correlation: Maybe(Type.Number()),
  zero: Maybe(Share),
  allPoints: Maybe(Share),
  /** The wrong answer that came most; null where no two gave the same. */
  mistake: Maybe(Type.Object({ text: Type.String(), count: Type.Integer() })),
});
export type ItemLine = Static<typeof ItemLine>;

/** An exam of the same days, of those that the caller may analyse. */
const SubjectCard = Type.Object({
  examId: Id,
  subject: Type.String(),
  subjectCode: Type.String(),
  full: Type.Number(),
  summary: Maybe(SummaryFigures),
  /** Mean of all classes of that exam. */
  allMean: Maybe(Type.Number()),
  distribution: Type.Array(Type.Integer()),
});
export type SubjectCard = Static<typeof SubjectCard>;

export const ExamAnalysis = Type.Object({
  examId: Id,
  title: Type.String(),
  subject: Type.String(),
  startsAt: Moment,
  mode: Type.Enum(['online', 'printed']),
  full: Type.Number(),
  lines: Type.Object({
    excellent: Type.Number(),
    good: Type.Number(),
    pass: Type.Number(),
    low: Type.Number(),
  }),
  /** The class that is shown; null: all classes of the exam. */
  classId: Maybe(Id),
  /** Whether students read their results. */
  isReleased: Type.Boolean(),
  /** Whether the caller may enter results from a workbook, and release them. */
  mayEnter: Type.Boolean(),
  /** Of the chosen class: students, papers, and papers that are marked to the end. */
  students: Type.Integer(),
  present: Type.Integer(),
  marked: Type.Integer(),
  summary: Maybe(SummaryFigures),
  allSummary: Maybe(SummaryFigures),
  /** How many have which tenth of the points; empty where there are no figures. */
  distribution: Type.Array(Type.Integer()),
  allDistribution: Type.Array(Type.Integer()),
  /** Points of five to nine papers of an own class, in place of bars; sorted, without names. */
  dots: Type.Array(Type.Number()),
  quality: Maybe(Type.Object({ facility: Share, discrimination: Maybe(Type.Number()), alpha: Maybe(Type.Number()) })),
  classes: Type.Array(ClassFigures),
  items: Type.Array(ItemLine),
  /** Students of own classes to look at, by reason; within one as class lists have them. */
  reasons: Type.Array(
    Type.Object({
      reason: Type.Enum([...reasons]),
      students: Type.Array(Type.Object({ studentId: Id, name: Type.String(), value: Maybe(Type.Number()) })),
    }),
  ),
  subjects: Type.Array(SubjectCard),
});
export type ExamAnalysis = Static<typeof ExamAnalysis>;

/** `classId` absent: the first own class, or with `whole` all classes of the exam. */
const Scope = { examId: Id, classId: Type.Optional(Id), whole: Type.Optional(Type.Boolean()) };

/**
 * Analysis of an exam. Requested as Arrow: points of each student of own classes (`student`, `name`, `class`, and for each item
 * `item0`, `item1` …, NaN where it is not marked). 404 `exam.error.noExam` for one that is not there or not for the caller.
 */
export const examAnalysis = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/analysis',
  access: teachers,
  raw: true,
  input: Type.Object(Scope),
  output: ExamAnalysis,
});

const ItemAnswer = Type.Object({
  name: Type.String(),
  part: Type.Integer(),
  points: Type.Number(),
  answer: Answer,
});
export type ItemAnswer = Static<typeof ItemAnswer>;

export const ItemAnalysis = Type.Object({
  itemId: Id,
  number: Type.Integer(),
  body: QuestionBody,
  key: Maybe(QuestionKey),
  media: Type.Array(Type.Object({ fileId: Id, name: Type.String(), address: Type.String() })),
  /** Of each part: how many have all of its points, some, none, and left it empty. */
  parts: Type.Array(
    Type.Object({
      full: Type.Integer(),
      some: Type.Integer(),
      none: Type.Integer(),
      empty: Type.Integer(),
      /** Answers in words, the most frequent first; options by their letters, also those that nobody chose. */
      answers: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer(), isRight: Type.Boolean() })),
    }),
  ),
  /** Up to three answers that show what went wrong. */
  typical: Type.Array(ItemAnswer),
  /** A question that exercises the same; null: the bank has none. */
  similar: Maybe(QuestionBody),
});
export type ItemAnalysis = Static<typeof ItemAnalysis>;

/** One item of an exam with the answers of own classes. `names`: also whose the typical ones are. */
export const examItem = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/analysis/item',
  access: teachers,
  input: Type.Object({ ...Scope, itemId: Id, names: Type.Optional(Type.Boolean()) }),
  output: ItemAnalysis,
});

/** Figures and points as a workbook: summary by class, items, and points of the students of own classes. */
export const exportAnalysis = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/analysis/export',
  access: teachers,
  input: Type.Object({ examId: Id }),
  output: FileAddress,
});

/** A workbook for the results of a printed exam: a row for each student of own classes, a column for each item. */
export const resultTemplate = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/results/template',
  access: teachers,
  input: Type.Object({ examId: Id }),
  output: FileAddress,
});

const entryFaults = ['nobody', 'twice', 'noNumber', 'offScale', 'missing', 'several'] as const;
/** A refused cell: the row as spreadsheets count; `column`: its heading, empty where the row is meant. */
const EntryFault = Type.Object({
  row: Type.Integer(),
  name: Type.String(),
  column: Type.String(),
  value: Type.String(),
  why: Type.Enum([...entryFaults]),
  of: Maybe(Type.Number()),
});

/** Most parts of a paper that are entered, a column of the workbook for each. */
const mostEntered = 190;

/** Results of a student: points of each part of each item, in the order of the paper; empty: absent. */
const EntryRow = Type.Object({
  studentId: Id,
  points: Type.Array(Type.Number({ minimum: 0, maximum: 1000, multipleOf: 0.5 }), { maxItems: mostEntered }),
  /**
   * Where letters were written in place of points: the place of the part, then the chosen options. Without names of fields, of which
   * a body has only so many.
   */
  choices: Type.Array(Type.Array(Type.Integer({ minimum: 0, maximum: mostEntered }), { minItems: 2, maxItems: 11 }), {
    maxItems: mostEntered,
  }),
  /** Places of parts of questions that were left out for another of which one is chosen. */
  leftOut: Type.Array(Type.Integer({ minimum: 0, maximum: mostEntered }), { maxItems: mostEntered }),
});

/**
 * Reads the workbook of `resultTemplate` (field `file`) and checks it row by row, without writing. Every class that is in it is
 * replaced whole. 422 `exam.error.noResults` for another workbook, 409 `exam.error.notPrinted` for an exam on line.
 */
export const readResults = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/exam/results/read',
  access: teachers,
  limited: ['classroom', 'acting'],
  multipart: true,
  perMinute: 20,
  input: Type.Object({ examId: Id }),
  output: Type.Object({
    rows: Type.Array(EntryRow),
    faults: Type.Array(EntryFault),
    classes: Type.Array(
      Type.Object({ classId: Id, name: Type.String(), present: Type.Integer(), absent: Type.Integer() }),
    ),
    /** Of what stands now, for `replaceResults`. */
    print: Type.String(),
  }),
});
export type ReadResults = Static<(typeof readResults)['output']>;

/**
 * Replaces the results of these classes. `print` as it was read: 409 `exam.error.resultsChanged` if somebody has written since, and
 * nothing is changed.
 */
export const replaceResults = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/results/replace',
  bodySize: 'large',
  access: teachers,
  input: Type.Object({
    examId: Id,
    classIds: Type.Array(Id, { minItems: 1, maxItems: 60, uniqueItems: true }),
    rows: Type.Array(EntryRow, { minItems: 1, maxItems: 2000 }),
    print: Type.String({ maxLength: 64 }),
  }),
  output: Type.Object({ entryId: Id, count: Type.Integer() }),
});

/** Puts back what an entry replaced; 409 `exam.error.resultsChanged` if they were changed since. */
export const undoResults = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/results/undo',
  access: teachers,
  input: Type.Object({ examId: Id, entryId: Id }),
  output: Type.Object({ count: Type.Integer() }),
});

/** Lets students read their results, or no longer. 409 `exam.error.notMarked` before all papers are marked. */
export const releaseResults = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/results/release',
  access: teachers,
  input: Type.Object({ examId: Id, on: Type.Boolean() }),
  output: Type.Object({ isReleased: Type.Boolean() }),
});

/**
 * A student's own result, once it is released: 404 `exam.error.noResult` before. Never a rank; where levels are told in place of
 * points (compulsory education), there are none.
 */
export const ownResult = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/own-result',
  access: { signedIn: true, types: ['student'] },
  input: Type.Object({ examId: Id }),
  output: Type.Object({
    title: Type.String(),
    subject: Type.String(),
    startsAt: Moment,
    full: Type.Number(),
    level: Level,
    /** Null where levels are told only. */
    points: Maybe(Type.Number()),
    items: Type.Array(
      Type.Object({
        number: Type.Integer(),
        about: Type.String(),
        state: Type.Enum(['right', 'partly', 'wrong']),
        points: Maybe(Type.Number()),
        full: Maybe(Type.Number()),
      }),
    ),
    /** Knowledge points that went well, and those that are worth another look. */
    strong: Type.Array(Type.String()),
    weak: Type.Array(Type.String()),
  }),
});
export type OwnResult = Static<(typeof ownResult)['output']>;
