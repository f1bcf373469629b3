import { useAsked } from 'edutech/core/web/asking/use-asked';
import { classAnswers } from '../../api';

export interface TaughtClass {
  readonly classid: string;
  readonly subjectid: string;
}

/** The wrong answers of a class to a question, asked for when they are first looked at. */
export function useAnswers({ classid, subjectid }: TaughtClass, questionid: string, isWanted: boolean) {
  const wanted = isWanted ? { classid, subjectid, questionid } : null;
  const { data: answers = null, error, again: load } = useAsked(classAnswers, wanted);
  return { answers, error, load };
}
