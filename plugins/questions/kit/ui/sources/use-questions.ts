import { useCallback, useEffect, useState } from 'react';
import type { InputOf } from 'edutech/core/common/endpoint';
import { useCall } from 'edutech/core/web/hooks';
import { listQuestions } from '../../../api';
import type { Question } from './question';

/** What a list of the bank is narrowed by. */
export type QuestionWish = Omit<InputOf<typeof listQuestions>, 'page' | 'pageLine'>;

/** Questions that come at a time. */
const line = 12;

interface Found {
  readonly key: string;
  readonly questions: readonly Question[];
  readonly total: number;
}

/** Questions of the bank page by page, each page behind the one before. Null: nothing is asked for. */
export function useQuestions(wish: QuestionWish | null) {
  const call = useCall();
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<unknown>(null);
  const key = JSON.stringify(wish);
  const read = useCallback(
    async (page: number, signal?: AbortSignal) => {
      const asked = JSON.parse(key) as QuestionWish | null;
      if (!asked) return;
      setError(null);
      try {
        const { data, pageData } = await call(
          listQuestions,
          { ...asked, page, pageLine: line },
          { signal, quiet: true },
        );
        setFound((before) => ({
          key,
          questions: page > 1 && before?.key === key ? [...before.questions, ...data] : data,
          total: pageData.total,
        }));
      } catch (fault) {
        if (!signal?.aborted) setError(fault);
      }
    },
    [call, key],
  );
  // Another wish is asked for at once
  useEffect(() => {
    const asking = new AbortController();
    void read(1, asking.signal);
    return () => asking.abort();
  }, [read]);
  const now = found?.key === key ? found : null;
  return {
    questions: now?.questions ?? null,
    total: now?.total ?? 0,
    error,
    more: now && now.questions.length < now.total ? () => void read(Math.ceil(now.questions.length / line) + 1) : null,
    again: () => void read(1),
  };
}
