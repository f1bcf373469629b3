/** Sources of questions: names of papers of a school year. */
export const questionKinds = [
  'exercise',
  'textbook',
  'unit',
  'monthly',
  'midterm',
  'final',
  'unified',
  'mock',
  'entrance',
  'competition',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Kinds of fault reports. */
export const faultKinds = ['answer', 'stem', 'formula', 'picture', 'knowledge', 'duplicate', 'other'] as const;
export type FaultKind = (typeof faultKinds)[number];
export const faultStates = ['open', 'fixed', 'declined'] as const;
export type FaultState = (typeof faultStates)[number];

/** What a reviewer looks at (screens.md M6); each is ticked before a question passes. */
export const reviewChecks = ['answer', 'scientific', 'norms', 'copyright', 'knowledge'] as const;
export type ReviewCheck = (typeof reviewChecks)[number];
export const submissionStates = ['waiting', 'passed', 'returned', 'withdrawn'] as const;
export type SubmissionState = (typeof submissionStates)[number];
