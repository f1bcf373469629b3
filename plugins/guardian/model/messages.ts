/** A notice is seen, a consent is decided. */
export const messageKinds = ['notice', 'consent'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const answers = ['seen', 'agree', 'refuse'] as const;
export type GuardianAnswer = (typeof answers)[number];

/** Whether an answer belongs to a kind: nobody agrees to a notice. */
export const isAnswerTo = (kind: MessageKind, answer: GuardianAnswer): boolean =>
  (kind === 'notice') === (answer === 'seen');

/** The area of its notifications: the thread of a message is its id. */
export const area = 'guardian';

/** Nobody has answered it, and it can still be answered. */
export const isWaiting = ({ answer, isOver }: { readonly answer: GuardianAnswer | null; readonly isOver: boolean }) =>
  answer === null && !isOver;

export const longestTitle = 60;
export const longestBody = 1000;
export const longestOtherwise = 300;
/** Most classes of one message: those of a large school. */
export const mostClasses = 120;
