import Type, { type Static } from 'typebox';
import { idPattern } from 'edutech/core/common/ids';
import { isComposite, questionTypes } from './types/question-types';
import { Content } from './content';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer } = questionTypes;
const { listening, cloze, readingComprehension } = questionTypes;

/** Types of questions that are answered directly: everything but composites, and the parts of composites. */
export const simpleTypes = [singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer] as const;
export type SimpleType = (typeof simpleTypes)[number];
export const compositeTypes = [listening, cloze, readingComprehension] as const;
export type CompositeType = (typeof compositeTypes)[number];

/** Points go in halves. */
export const pointStep = 0.5;
export const mostPoints = 200;
/** Points of a question or a part; 0 for one that only practises. */
export const Points = Type.Number({ minimum: 0, maximum: mostPoints, multipleOf: pointStep });

/** The content of a gap: words, a number or a formula; decides the keyboard, not the marking. */
export const gapKinds = ['text', 'number', 'formula'] as const;
export type GapKind = (typeof gapKinds)[number];

export const Gap = Type.Object({
  kind: Type.Enum([...gapKinds]),
  /** Width on paper, in characters; a width that fitted the answer would reveal it. */
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
});
export type Gap = Static<typeof Gap>;

/** Most parts of a composite question. */
export const mostParts = 40;

const asked = {
  stem: Content,
  /** Of choice questions, in the order of their letters. */
  options: Type.Optional(Type.Array(Content, { maxItems: 10 })),
  /** Whether options may be shown in another order: not where one says "A and B". Default: no. */
  mayShuffle: Type.Optional(Type.Boolean()),
  /** Of gap questions, by the numbers that the stem's gaps carry. */
  gaps: Type.Optional(Type.Array(Gap, { maxItems: 20 })),
  points: Points,
};

/** A question that is answered itself; in a composite, one of its parts. */
export const QuestionPart = Type.Object({ type: Type.Enum([...simpleTypes]), ...asked });
export type QuestionPart = Static<typeof QuestionPart>;

/** How often a listening text may be played, and whether one may move about in it. */
export const Listening = Type.Object({
  file: Type.String({ pattern: idPattern }),
  seconds: Type.Integer({ minimum: 0, maximum: 86_400 }),
  /** 0: as often as one likes. */
  plays: Type.Integer({ minimum: 0, maximum: 10 }),
  maySeek: Type.Boolean(),
});
export type Listening = Static<typeof Listening>;

/**
 * A question as shown to those who answer it: nothing here reveals the answer. Types 0 to 5 are answered directly; 7 to
 * 9 consist of `parts` about the text, recording or passage in `stem`, and have no answer of their own. In the passage
 * of a cloze, gap n is the place of part n.
 */
export const QuestionBody = Type.Object({
  type: Type.Enum([...simpleTypes, ...compositeTypes]),
  ...asked,
  listening: Type.Optional(Listening),
  parts: Type.Optional(Type.Array(QuestionPart, { maxItems: mostParts })),
});
export type QuestionBody = Static<typeof QuestionBody>;

/**
 * What of a question is answered: itself, or its parts. The index is the number by which answers and marks name it (0 for
 * a question without parts).
 */
export const answeredParts = (body: QuestionBody): readonly QuestionPart[] =>
  isComposite(body.type) ? (body.parts ?? []) : [body as QuestionPart];

/** Points of a whole question: those of its parts where it has any. */
export const pointsOf = (body: QuestionBody): number =>
  answeredParts(body).reduce((sum, { points }) => sum + points, 0);
