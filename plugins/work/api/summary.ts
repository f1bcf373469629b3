import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { teachers, teachersWho } from '../model/people';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Count, Part } from './records';

const Rate = Maybe(Type.Number());

/** The results of a class's homework. Shares are 0 to 1; null if there is nothing to compute from. */
export const Summary = Type.Object({
  title: Type.String(),
  students: Type.Integer(),
  submitted: Type.Integer(),
  corrected: Type.Integer(),
  mean: Rate,
  median: Rate,
  /** Ten buckets of shares, from [0, 0.1) to [0.9, 1]. */
  distribution: Type.Array(Type.Integer()),
  items: Type.Array(
    Type.Object({
      itemId: Id,
      part: Part,
      of: Type.Number(),
      marked: Type.Integer(),
      right: Type.Integer(),
      partly: Type.Integer(),
      wrong: Type.Integer(),
      blank: Type.Integer(),
      /** Mean share of the points. */
      facility: Rate,
      /** Mean of the upper 27 % less that of the lower: the discrimination of the item. */
      discrimination: Rate,
      /** Wrong answers that more than one gave, the most frequent first. */
      mistakes: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer() })),
    }),
  ),
  /** Knowledge points that its questions exercise, the weakest first. */
  knowledge: Type.Array(
    Type.Object({
      kiid: Id,
      name: Type.String(),
      /** Places on the sheet of the items that exercise it, from 1. */
      items: Type.Array(Type.Integer()),
      facility: Rate,
    }),
  ),
  people: Type.Array(
    Type.Object({
      attemptId: Id,
      name: Type.String(),
      className: Type.String(),
      points: Type.Number(),
      of: Type.Number(),
    }),
  ),
});
export type Summary = Static<typeof Summary>;

/**
 * Summary of homework: of one class, or of all classes of the caller. Requested as Arrow, it is one long table of marks
 * (`attempt`, `class`, `item`, `part`, `points`, `of`, `state`).
 */
export const homeworkSummary = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/summary',
  access: teachers,
  raw: true,
  input: Type.Object({ homeworkId: Id, assignmentId: Type.Optional(Id) }),
  output: Summary,
});

/** Marks of homework as a workbook: a row for each student, a column for each item. `previewScores` reads it. */
export const exportScores = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/scores',
  access: teachersWho('download'),
  input: Type.Object({ homeworkId: Id, assignmentId: Type.Optional(Id) }),
  output: FileAddress,
});

const ScoreChange = Type.Object({
  attemptId: Id,
  itemId: Id,
  /** Place of the item on the sheet, from 1. */
  number: Type.Integer(),
  name: Type.String(),
  className: Type.String(),
  before: Rate,
  after: Type.Number(),
});

/** A refused cell of a workbook: the row as spreadsheets count, and why. `of` is the scale if points are off it. */
const ScoreFault = Type.Object({
  row: Type.Integer(),
  name: Type.String(),
  /** Place of the item; 0 where the row as a whole is meant. */
  number: Type.Integer(),
  value: Type.String(),
  why: Type.Enum(['offScale', 'noNumber', 'nobody', 'twice', 'gone', 'parts']),
  of: Rate,
});

/**
 * Reads the workbook of `exportScores` (field `file`) with changed points, and returns the changes without writing
 * them. 422 `work.error.noScores` for another workbook.
 */
export const previewScores = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/work/scores/preview',
  access: teachers,
  limited: ['classroom', 'acting'],
  multipart: true,
  perMinute: 20,
  input: Type.Object({ homeworkId: Id, assignmentId: Type.Optional(Id) }),
  output: Type.Object({
    changes: Type.Array(ScoreChange),
    unchanged: Type.Integer(),
    faults: Type.Array(ScoreFault),
  }),
});

/**
 * Writes the points of a preview as marks with a record. `before` is the value at that time: 409
 * `work.error.scoresChanged` if somebody has marked it since, and nothing is written.
 */
export const applyScores = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/scores/apply',
  bodySize: 'large',
  access: teachers,
  input: Type.Object({
    homeworkId: Id,
    changes: Type.Array(
      Type.Object({
        attemptId: Id,
        itemId: Id,
        before: Maybe(Type.Number({ minimum: 0, maximum: 8000, multipleOf: 0.5 })),
        after: Type.Number({ minimum: 0, maximum: 8000, multipleOf: 0.5 }),
      }),
      { minItems: 1, maxItems: 8000 },
    ),
  }),
  output: Count,
});
