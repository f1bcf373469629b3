import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { getQuestion, questionKeys } from '../../../api';
import type { KeyOf, QuestionDetail } from '../../../api/records';

/** A version as it is compared: with its answer, where the reader may see that. */
export interface Compared {
  readonly question: QuestionDetail;
  readonly answer: KeyOf | undefined;
}

interface Asked {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  readonly showsKeys: boolean;
}

/** Two versions of a question, null while they are read; `again` asks once more after an error. */
export function usePair({ id, before, after, showsKeys }: Asked) {
  const call = useCall();
  const [pair, setPair] = useState<readonly [Compared, Compared] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asking = useRef<AbortController>(undefined);
  const read = useCallback(async () => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const how = { signal, quiet: true };
    const one = async (version: number): Promise<Compared> => {
      const [question, keys] = await Promise.all([
        call(getQuestion, { id, version }, how),
        showsKeys ? call(questionKeys, { ids: [id], version }, how) : [],
      ]);
      return { question, answer: keys[0] };
    };
    setPair(null);
    setError(null);
    try {
      const both = await Promise.all([one(before), one(after)]);
      if (!signal.aborted) setPair(both);
    } catch (fault) {
      if (!signal.aborted) setError(fault);
    }
  }, [call, id, before, after, showsKeys]);
  // They are read when the dialog opens, and when another one is chosen
  useEffect(() => {
    void read();
    return () => asking.current?.abort();
  }, [read]);
  return { pair, error, again: () => void read() };
}
