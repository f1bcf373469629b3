import type { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';
import type { AnswerMethod } from '../homework';

/** Initial rows of a student's text field: those of the item's space, with a minimum; null: the default. */
export const rowsOfField = (own: PaperSpace | null | undefined, way: AnswerMethod): number | null =>
  own && own.kind !== 'none' && way === 'fill' ? Math.max(3, own.rows) : null;
