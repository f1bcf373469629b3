/** What is said of a point: known 会了, near 快会了, learning 正在学, weak 要补; too few answers; not yet taught. */
export const pointStates = ['known', 'near', 'learning', 'weak', 'few', 'untaught'] as const;
export type PointState = (typeof pointStates)[number];

/** From these values on, as shares of points that are corrected for difficulty. */
export const knownFrom = 0.85;
export const nearFrom = 0.7;
export const learningFrom = 0.5;
/** With fewer answers nothing is said. */
export const fewestAnswers = 3;
/** Figures of fewer people are not shown. */
export const fewestPeople = 5;

/** How sure the platform is: of a student by answers, of a class by people with enough answers. */
export const confidences = ['low', 'some', 'high'] as const;
export type Confidence = (typeof confidences)[number];

/** What is said of a value. */
export function stateOfValue(value: number): Exclude<PointState, 'few' | 'untaught'> {
  if (value >= knownFrom) return 'known';
  if (value >= nearFrom) return 'near';
  return value >= learningFrom ? 'learning' : 'weak';
}

/** What is said of a student's point. */
export function stateOf(value: number, answers: number): PointState {
  if (answers === 0) return 'untaught';
  return answers < fewestAnswers ? 'few' : stateOfValue(value);
}

/** Confidence in a student's value. */
export function confidenceOf(answers: number): Confidence {
  if (answers < fewestAnswers) return 'low';
  return answers < 8 ? 'some' : 'high';
}

/** Confidence in a class's value: by the share of its students who have enough answers. */
export function classConfidence(known: number, students: number): Confidence {
  if (known < fewestPeople || known < students / 3) return 'low';
  return known < (students * 2) / 3 ? 'some' : 'high';
}
