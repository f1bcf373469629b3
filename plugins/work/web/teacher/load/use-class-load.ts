import { useCallback, useEffect, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import { useCall } from 'edutech/core/web/hooks';
import { classLoad } from '../../../api';

/** Minutes of a class by days, and the limit. */
export type ClassLoad = OutputOf<typeof classLoad>;
export type LoadDay = ClassLoad['days'][number];

interface Asked {
  readonly classid: Id | null;
  readonly from: Day;
  readonly to: Day;
}

/** Reads what a class has to do from one day to another, both included; null while nobody knows. */
export function useClassLoad({ classid, from, to }: Asked) {
  const call = useCall();
  const [known, setKnown] = useState<{ readonly key: string; readonly load: ClassLoad } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const key = `${classid} ${from} ${to}`;
  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (!classid) return;
      setError(null);
      try {
        setKnown({ key, load: await call(classLoad, { classid, from, to }, { signal, quiet: true }) });
      } catch (fault) {
        if (!signal?.aborted) setError(fault);
      }
    },
    [call, classid, from, to, key],
  );
  // Another class or other days are asked for at once
  useEffect(() => {
    const asking = new AbortController();
    void read(asking.signal);
    return () => asking.abort();
  }, [read]);
  return { load: known?.key === key ? known.load : null, error, again: () => void read() };
}

/** Minutes of a day by subject, in the order in which subjects come. */
export function bySubject(day: LoadDay | undefined) {
  const subjects = Map.groupBy(day?.homework ?? [], ({ subjectcode }) => subjectcode);
  return [...subjects].map(([code, homework]) => ({
    code,
    subject: homework[0]?.subject ?? '',
    minutes: homework.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}
