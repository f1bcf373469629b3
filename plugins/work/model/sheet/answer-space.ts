import type { PaperSpace } from 'edutech/plugins/questions/kit/common/paper-space';
import type { QuestionType } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { AnswerMethod } from '../homework';
import { groupOf } from 'edutech/plugins/questions/kit/common/types/question-groups';

const usualRows = 6;

/** Whether an item is answered in words of one's own, so that it has room for them. */
export const hasSpace = (type: QuestionType): boolean => groupOf(type) === 'solving';

/** The answer space of an item: its own, else that of its type. On paper gaps are filled in place. */
export const spaceOf = (own: PaperSpace | null | undefined, type: QuestionType): PaperSpace =>
  own ?? { kind: hasSpace(type) ? 'lines' : 'none', rows: usualRows };

/** Initial rows of a student's text field: those of the item's space, with a minimum; null: the default. */
export const rowsOfField = (own: PaperSpace | null | undefined, way: AnswerMethod): number | null =>
  own && own.kind !== 'none' && way === 'fill' ? Math.max(3, own.rows) : null;
