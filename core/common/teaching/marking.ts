import { type QuestionType, questionTypes } from './question-types';

/** Who marks an answer (teaching.md section 3). */
export const markingModes = { auto: 1, manual: 2 } as const;
export type MarkingMode = (typeof markingModes)[keyof typeof markingModes];

/** A mark of an answer; text on the wire. */
export const answerMarks = { right: '1', wrong: '2' } as const;
export type AnswerMark = (typeof answerMarks)[keyof typeof answerMarks];

/** Types 0 to 3 are marked by the platform, others by people. */
export const markingModeOf = (type: QuestionType): MarkingMode =>
  type <= questionTypes.gapFilling ? markingModes.auto : markingModes.manual;
