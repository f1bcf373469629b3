import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment, Name } from 'edutech/core/common/wire/kinds';
import { PaperBlocks } from '../model/paper/blocks';
import { PaperSheet } from '../model/paper/document';
import { teachers } from '../model/people';

// The cart of an exam and the look of papers (teaching.md sections 3 and 4).

/** A question of the cart: its type by number and name, its points, its id in the bank. */
const CartQuestion = Type.Object({
  typeId: Type.Integer(),
  typeName: Type.String(),
  score: Type.Number(),
  questionBankId: Id,
});

/** Questions of one type. `ratingBar`: whether a box for points and marker stands before them; `desc`: how many there are and what they are worth. */
export const CartGroup = Type.Object({
  typeId: Type.Integer(),
  typeName: Type.String(),
  ratingBar: Type.Boolean(),
  desc: Type.String(),
  score: Type.Number(),
  questionAdded: Type.Array(CartQuestion),
});
export type CartGroup = Static<typeof CartGroup>;

/**
 * The caller's questions of a grade and subject in the basket, by type: sums and descriptions are those of now. A type without
 * questions has no group.
 */
export const examCart = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/cart',
  specified: true,
  access: teachers,
  input: Type.Object({ gradeId: Id, subjectId: Id }),
  output: Type.Array(CartGroup),
});

const Look = Type.Object({ blocks: PaperBlocks, sheet: PaperSheet });

/** The caller's style for a grade and subject; null before the first was saved. */
export const examStyle = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/style',
  access: teachers,
  input: Type.Object({ gradeId: Id, subjectId: Id }),
  output: Maybe(Look),
});

/** Saves it; the last one counts. */
export const saveExamStyle = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/style',
  access: teachers,
  input: Type.Object({ gradeId: Id, subjectId: Id, ...Look.properties }),
  output: Type.Object({}),
});

/** A template of the school. */
export const PaperTemplate = Type.Object({
  templateId: Id,
  title: Type.String(),
  ...Look.properties,
  maker: Type.String(),
  isOwn: Type.Boolean(),
  made: Moment,
});
export type PaperTemplate = Static<typeof PaperTemplate>;

/** Templates of the caller's school, by title; at most 200. */
export const listTemplates = endpoint({
  method: 'GET',
  root: 'work',
  path: '/exam/templates',
  access: teachers,
  input: Type.Object({}),
  output: Type.Array(PaperTemplate),
});

/** Saves the look of a paper that one may read as a template of the school. 409 `exam.error.tooManyTemplates` past 200. */
export const saveTemplate = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/template/save',
  access: teachers,
  input: Type.Object({ paperId: Id, title: Name(60) }),
  output: Type.Object({ templateId: Id }),
});

/** Removes a template that one has made oneself; 404 `exam.error.noTemplate`. */
export const removeTemplate = endpoint({
  method: 'POST',
  root: 'work',
  path: '/exam/template/remove',
  access: teachers,
  input: Type.Object({ templateId: Id }),
  output: Type.Object({}),
});
