import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { teachers, teachersWho } from '../model/people';
import { Id, Part } from './records';

const Rate = Type.Union([Type.Number(), Type.Null()]);

/** What a class's homework came to. Shares are 0 to 1; null where there is nothing to reckon with. */
export const Summary = Type.Object({
  title: Type.String(),
  pupils: Type.Integer(),
  submitted: Type.Integer(),
  corrected: Type.Integer(),
  mean: Rate,
  median: Rate,
  /** Ten buckets of shares, from [0, 0.1) to [0.9, 1]. */
  distribution: Type.Array(Type.Integer()),
  items: Type.Array(
    Type.Object({
      itemid: Id,
      part: Part,
      of: Type.Number(),
      marked: Type.Integer(),
      right: Type.Integer(),
      partly: Type.Integer(),
      wrong: Type.Integer(),
      blank: Type.Integer(),
      /** Mean share of the points. */
      facility: Rate,
      /** Mean of the upper 27 % less that of the lower: how well it tells them apart. */
      discrimination: Rate,
      /** Wrong answers that more than one gave, the most frequent first. */
      mistakes: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer() })),
    }),
  ),
  people: Type.Array(
    Type.Object({
      attemptid: Id,
      name: Type.String(),
      classname: Type.String(),
      points: Type.Number(),
      of: Type.Number(),
    }),
  ),
});
export type Summary = Static<typeof Summary>;

/**
 * Summary of homework: of one class, or of all that one looks after. Asked for as Arrow, it is one long table of marks
 * (`attempt`, `class`, `item`, `part`, `points`, `of`, `state`).
 */
export const homeworkSummary = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/summary',
  access: teachers,
  raw: true,
  input: Type.Object({ homeworkid: Id, assignmentid: Type.Optional(Id) }),
  output: Summary,
});

/** Marks of homework as a workbook: a row for each pupil, a column for each item. */
export const exportScores = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/scores',
  access: teachersWho('download'),
  raw: true,
  input: Type.Object({ homeworkid: Id, assignmentid: Type.Optional(Id) }),
  output: Type.Object({}),
});
