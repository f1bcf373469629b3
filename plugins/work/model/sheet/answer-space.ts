import Type, { type Static } from 'typebox';
import type { QuestionType } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { AnswerMethod } from '../homework';
import { groupOf } from './groups';

/** How the answer space is drawn: ruled, empty, squared, or none if the answer is written elsewhere. */
export const spaceKinds = ['lines', 'blank', 'grid', 'none'] as const;
/** Most rows: about a page. */
export const mostRows = 40;

/** The answer space of an item. A row is a line of handwriting: 9 mm on paper. */
export const AnswerSpace = Type.Object({
  kind: Type.Enum([...spaceKinds]),
  rows: Type.Integer({ minimum: 1, maximum: mostRows }),
});
export type AnswerSpace = Static<typeof AnswerSpace>;

const usualRows = 6;

/** Whether an item is answered in words of one's own, so that it has room for them. */
export const hasSpace = (type: QuestionType): boolean => groupOf(type) === 'solving';

/** The answer space of an item: its own, else that of its type. On paper gaps are filled in place. */
export const spaceOf = (own: AnswerSpace | null | undefined, type: QuestionType): AnswerSpace =>
  own ?? { kind: hasSpace(type) ? 'lines' : 'none', rows: usualRows };

/** Initial rows of a student's text field: those of the item's space, with a minimum; null: the default. */
export const rowsOfField = (own: AnswerSpace | null | undefined, way: AnswerMethod): number | null =>
  own && own.kind !== 'none' && way === 'fill' ? Math.max(3, own.rows) : null;
