import type { Id } from 'edutech/core/common/ids';
import type { AnswerRow, AnswerTables } from 'edutech/plugins/questions/kit/server/answers/answer-tables';

/** Answers of sittings. */
export const sittingAnswers: AnswerTables<{ readonly sittingId: Id; readonly personId: Id }> = {
  events: 'exam.answer_event',
  current: 'exam.sitting_answer',
  own: { sittingId: 'uuid', personId: 'uuid' },
  places: ['sittingId'],
};
export type SittingAnswer = AnswerRow<typeof sittingAnswers>;
