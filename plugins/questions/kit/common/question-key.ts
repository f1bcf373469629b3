import Type, { type Static } from 'typebox';
import { Content } from './content';
import { Points } from './question-body';

/** How the content of a gap is compared: as words, as a number with its unit, as a formula. */
export const comparisons = ['text', 'number', 'formula'] as const;
export type Comparison = (typeof comparisons)[number];

/** What a gap takes. */
export const GapKey = Type.Object({
  /** Right answers, the first being the one that is shown. Of `formula`: LaTeX. */
  accepted: Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { minItems: 1, maxItems: 20 }),
  comparison: Type.Enum([...comparisons]),
  /** Of numbers: how far off an answer may be. `percent` of the accepted number, or `absolute` in its unit. */
  tolerance: Type.Optional(
    Type.Object({
      kind: Type.Enum(['absolute', 'percent']),
      value: Type.Number({ minimum: 0, maximum: 1e12 }),
    }),
  ),
  /** Of numbers: the unit of the accepted one ("cm"). Another unit of the same kind is converted. */
  unit: Type.Optional(Type.Object({ name: Type.String({ minLength: 1, maxLength: 20 }), isNeeded: Type.Boolean() })),
  /** Of words: whether capitals count. Default: no. */
  isCaseSensitive: Type.Optional(Type.Boolean()),
  /**
   * Of formulas: whether an equal one in another form counts (`equal`, the default), or only this form, as where one is
   * to factorise.
   */
  form: Type.Optional(Type.Enum(['equal', 'same'])),
});
export type GapKey = Static<typeof GapKey>;

/**
 * Points of a multiple choice that is partly right: none (`all`), half for right ones only but not all (`half`, as
 * entrance examinations have it), or the share of the right ones that were chosen (`share`). One wrong choice: none.
 */
export const partialCredits = ['all', 'half', 'share'] as const;
export type PartialCredit = (typeof partialCredits)[number];

/**
 * A step of a free answer and what it is worth. Steps of one `criterion` are its levels: an answer has one of them.
 */
export const RubricPoint = Type.Object({
  text: Content,
  points: Points,
  criterion: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /** Not used any more; it stays, since marks name steps by their number. */
  isOff: Type.Optional(Type.Boolean()),
});
export type RubricPoint = Static<typeof RubricPoint>;

/** The right answer of a question without parts, or of a part. */
export const PartKey = Type.Object({
  /** Of choice questions: the right options, counted from 0, ascending. */
  choice: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 9 }), { maxItems: 10, uniqueItems: true })),
  partialCredit: Type.Optional(Type.Enum([...partialCredits])),
  truth: Type.Optional(Type.Boolean()),
  gaps: Type.Optional(Type.Array(GapKey, { maxItems: 20 })),
  /** Sets of gaps (by number) whose answers may be exchanged among each other. */
  freeOrder: Type.Optional(
    Type.Array(Type.Array(Type.Integer({ minimum: 0, maximum: 19 }), { minItems: 2, maxItems: 20 }), { maxItems: 10 }),
  ),
  /** Of calculations and short answers: a model answer. */
  answer: Type.Optional(Content),
  analysis: Type.Optional(Content),
  rubric: Type.Optional(Type.Array(RubricPoint, { maxItems: 30 })),
});
export type PartKey = Static<typeof PartKey>;

/**
 * The answer of a question, and why: separate from {@link QuestionBody}, so that code that shows a question cannot show
 * its answer by mistake. No student's browser gets one before the answers are released.
 */
export const QuestionKey = Type.Object({
  ...PartKey.properties,
  /** Of composites: the key of each part, by its number. */
  parts: Type.Optional(Type.Array(PartKey, { maxItems: 40 })),
  /** Of listening: the transcript. */
  transcript: Type.Optional(Content),
});
export type QuestionKey = Static<typeof QuestionKey>;

/** The keys of the answered parts, by the numbers of `answeredParts`; a missing one is empty. */
export const partKeys = (key: QuestionKey, parts: number): readonly PartKey[] =>
  key.parts ? Array.from({ length: parts }, (_, part) => key.parts?.[part] ?? {}) : [key];
