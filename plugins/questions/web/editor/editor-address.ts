const editor = '/questions/cq';

/** A new question, beginning with the choice of its type. */
export const newQuestionAddress = editor;
/** A draft of a new question; with a type it begins. */
export const draftAddress = (draftId: string, type?: number): string =>
  `${editor}?draft=${draftId}${type === undefined ? '' : `&type=${type}`}`;
