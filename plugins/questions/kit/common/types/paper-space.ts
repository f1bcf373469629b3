import Type, { type Static } from 'typebox';
import { groupOf } from './question-groups';
import type { QuestionType } from './question-types';

/** How room for an answer is drawn: ruled, empty, squared, or none if the answer is written elsewhere. */
export const spaceKinds = ['lines', 'blank', 'grid', 'none'] as const;
/** Most rows: about a page. */
export const mostRows = 40;

/** Room to write an answer. A row is a line of handwriting: 9 mm on paper. */
export const PaperSpace = Type.Object({
  kind: Type.Enum([...spaceKinds]),
  rows: Type.Integer({ minimum: 1, maximum: mostRows }),
});
export type PaperSpace = Static<typeof PaperSpace>;

const usualRows = 6;

/** Whether an item is answered in words of one's own, so that it has room for them. */
export const hasSpace = (type: QuestionType): boolean => groupOf(type) === 'solving';

/** The answer space of an item: its own, else that of its type. On paper gaps are filled in place. */
export const spaceOf = (own: PaperSpace | null | undefined, type: QuestionType): PaperSpace =>
  own ?? { kind: hasSpace(type) ? 'lines' : 'none', rows: usualRows };
