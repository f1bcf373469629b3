import { routes } from '../../routes';

/** A new question, beginning with the choice of its type. */
export const newQuestionAddress = routes.cq.to();
/** A draft of a new question; with a type it begins. */
export const draftAddress = (draftId: string, type?: number): string => routes.cq.to({ draft: draftId, type });
