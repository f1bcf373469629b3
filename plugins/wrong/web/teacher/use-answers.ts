import { useAsked } from 'edutech/core/web/asking/use-asked';
import { classAnswers } from '../../api';

export interface TaughtClass {
  readonly classId: string;
  readonly subjectId: string;
}

/** The wrong answers of a class to a question, asked for when they are first looked at. */
export function useAnswers({ classId, subjectId }: TaughtClass, questionId: string, isWanted: boolean) {
  const wanted = isWanted ? { classId, subjectId, questionId } : null;
  const { data: answers = null, error, again: load } = useAsked(classAnswers, wanted);
  return { answers, error, load };
}
