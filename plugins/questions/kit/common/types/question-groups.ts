import { type QuestionType, questionTypes } from './question-types';

/** What papers gather in one section. */
export const groups = ['choice', 'truth', 'gaps', 'solving', 'listening', 'cloze', 'reading'] as const;

export type Group = (typeof groups)[number];

const groupOfType: Readonly<Record<QuestionType, Group>> = {
  [questionTypes.singleChoice]: 'choice',
  [questionTypes.multipleChoice]: 'choice',
  [questionTypes.trueFalse]: 'truth',
  [questionTypes.gapFilling]: 'gaps',
  [questionTypes.calculation]: 'solving',
  [questionTypes.shortAnswer]: 'solving',
  [questionTypes.listening]: 'listening',
  [questionTypes.cloze]: 'cloze',
  [questionTypes.readingComprehension]: 'reading',
};

export const groupOf = (type: QuestionType): Group => groupOfType[type];
