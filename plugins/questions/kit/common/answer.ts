import Type, { type Static } from 'typebox';
import { idPattern } from 'edutech/core/common/ids';
import { Content, type Content as Rich } from './content';
import { isEmptyContent } from './walk-content';

const file = Type.String({ pattern: idPattern });

/** Most pictures in one answer. */
export const mostAnswerPictures = 9;

/** A stroke: points as x, y and pressure in turn, in units of the pad's width (1000 across). */
export const Stroke = Type.Object({
  points: Type.Array(Type.Number({ minimum: -1000, maximum: 100_000 }), { minItems: 3, maxItems: 6000 }),
  color: Type.Enum(['ink', 'red', 'blue', 'green']),
  width: Type.Number({ minimum: 1, maximum: 60 }),
});
export type Stroke = Static<typeof Stroke>;

/**
 * What somebody answers to one question or part; a field per way of answering, and only those that the way has.
 * An empty object is no answer.
 */
export const Answer = Type.Object({
  /** Chosen options, counted from 0 in the question's own order, ascending. */
  choice: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 9 }), { maxItems: 10, uniqueItems: true })),
  truth: Type.Optional(Type.Boolean()),
  /** By gap; an empty text is an empty gap. A formula is written in LaTeX. */
  gaps: Type.Optional(Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 20 })),
  /** The written answer, with formulas. */
  content: Type.Optional(Content),
  drawing: Type.Optional(Type.Array(Stroke, { maxItems: 2000 })),
  pictures: Type.Optional(Type.Array(file, { maxItems: mostAnswerPictures })),
  voice: Type.Optional(file),
  files: Type.Optional(Type.Array(file, { maxItems: 5 })),
});
export type Answer = Static<typeof Answer>;

const isFilled = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0;

/** True for an answer in which nothing was chosen, written, drawn or attached. */
export function isBlankAnswer(answer: Answer): boolean {
  const { choice, truth, gaps, content, drawing, pictures, voice, files } = answer;
  return !(
    isFilled(choice) ||
    truth !== undefined ||
    gaps?.some((text) => text.trim() !== '') ||
    (content !== undefined && !isEmptyContent(content as Rich)) ||
    isFilled(drawing) ||
    isFilled(pictures) ||
    voice !== undefined ||
    isFilled(files)
  );
}

/** Ids of the files of an answer. */
export const filesOfAnswer = ({ pictures, voice, files }: Answer): string[] => [
  ...(pictures ?? []),
  ...(voice === undefined ? [] : [voice]),
  ...(files ?? []),
];
