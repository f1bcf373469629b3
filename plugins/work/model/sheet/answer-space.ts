import Type, { type Static } from 'typebox';
import type { QuestionType } from 'edutech/core/common/teaching/question-types';
import type { Way } from '../homework';
import { groupOf } from './groups';

/** How the room for an answer is drawn: ruled, empty, squared, or none at all where one answers elsewhere. */
export const spaceKinds = ['lines', 'blank', 'grid', 'none'] as const;
/** Most rows: about a page. */
export const mostRows = 40;

/** The room that an item leaves for its answer. A row is a line of handwriting: 9 mm on paper. */
export const AnswerSpace = Type.Object({
  kind: Type.Enum([...spaceKinds]),
  rows: Type.Integer({ minimum: 1, maximum: mostRows }),
});
export type AnswerSpace = Static<typeof AnswerSpace>;

const usualRows = 6;

/** Whether an item is answered in words of one's own, so that it has room for them. */
export const hasSpace = (type: QuestionType): boolean => groupOf(type) === 'solving';

/** The room of an item: its own, else what its type usually has. On paper a gap is filled where it stands. */
export const spaceOf = (own: AnswerSpace | null | undefined, type: QuestionType): AnswerSpace =>
  own ?? { kind: hasSpace(type) ? 'lines' : 'none', rows: usualRows };

/** Rows that a pupil's field begins with: its own room, not less than one can write in; null: as fields usually are. */
export const rowsOfField = (own: AnswerSpace | null | undefined, way: Way): number | null =>
  own && own.kind !== 'none' && way === 'fill' ? Math.max(3, own.rows) : null;
