import { createContext, useContext } from 'react';
import type { Question } from './question';

/** What questions are taken to from beside: the sheet of homework, a paper. */
export interface SourceDesk {
  /** The lists of a bank show questions of this one; none: of all. */
  readonly subjectId: string | undefined;
  readonly stageId: string | undefined;
  /** Id by which the sheet knows a question that it has. */
  itemOf(questionId: string): string | undefined;
  add(questions: readonly Question[]): void;
  /** Removes an item, and offers it back. */
  remove(itemId: string): void;
  /** A question that is being dragged; null: no longer. */
  drag(question: Question | null): void;
  /** It may not be written on. */
  readonly isLocked: boolean;
}

export const SourceDeskContext = createContext<SourceDesk | null>(null);

export function useSourceDesk(): SourceDesk {
  const desk = useContext(SourceDeskContext);
  if (!desk) throw new Error('a source of questions stands outside a desk');
  return desk;
}

/** Those that the sheet does not have. */
export const notOn = (desk: Pick<SourceDesk, 'itemOf'>, questions: readonly Question[]): Question[] =>
  questions.filter(({ id }) => desk.itemOf(id) === undefined);
