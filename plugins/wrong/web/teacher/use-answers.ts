import { useCallback, useEffect, useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { classAnswers } from '../../api';
import type { ClassAnswers } from '../../api/teaching';

export interface TaughtClass {
  readonly classid: string;
  readonly subjectid: string;
}

/** The wrong answers of a class to a question, asked for when they are first looked at. */
export function useAnswers({ classid, subjectid }: TaughtClass, questionid: string, isWanted: boolean) {
  const call = useCall();
  const [answers, setAnswers] = useState<ClassAnswers | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(() => {
    setError(null);
    call(classAnswers, { classid, subjectid, questionid }, { quiet: true }).then(setAnswers, setError);
  }, [call, classid, subjectid, questionid]);
  // Read once it is looked at; another question starts anew
  useEffect(() => {
    setAnswers(null);
    if (isWanted) load();
  }, [isWanted, load]);
  return { answers, error, load };
}
