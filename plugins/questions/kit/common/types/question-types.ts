/** Question types with the numbers of the specification (teaching.md section 3). There is no 6. */
export const questionTypes = {
  singleChoice: 0,
  multipleChoice: 1,
  trueFalse: 2,
  gapFilling: 3,
  calculation: 4,
  shortAnswer: 5,
  listening: 7,
  cloze: 8,
  readingComprehension: 9,
} as const;

export type QuestionTypeName = keyof typeof questionTypes;
export type QuestionType = (typeof questionTypes)[QuestionTypeName];

const known: ReadonlySet<number> = new Set(Object.values(questionTypes));

/** True for the number of a question type. */
export const isQuestionType = (value: number): value is QuestionType => known.has(value);

const composite: readonly QuestionType[] = [
  questionTypes.listening,
  questionTypes.cloze,
  questionTypes.readingComprehension,
];

/** True for questions that are made of smaller ones about one text, recording or passage. */
export const isComposite = (type: QuestionType): boolean => composite.includes(type);

const optionLimits: Partial<Record<QuestionType, number>> = {
  [questionTypes.singleChoice]: 10,
  [questionTypes.multipleChoice]: 10,
  [questionTypes.gapFilling]: 4,
  [questionTypes.trueFalse]: 2,
};

/** Most options of a question: choice 10, gap filling 4, true/false 2, others 1 (portal.md section 9). */
export const mostOptions = (type: QuestionType): number => optionLimits[type] ?? 1;

/** The number of options of a new choice question (the "default 5" of portal.md section 9). */
export const firstOptions = 5;
