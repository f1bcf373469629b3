import { useCallback, useEffect, useRef, useState } from 'react';

/** What a part of a page has fetched by itself: nothing yet, the error, or the data. */
export interface Fetched<Data> {
  readonly data: Data | null;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Fetches for a part of a page that visitors do not have, so that its loader need not wait. `fetch` stays the same. */
export function useFetched<Data>(fetch: () => Promise<Data>): Fetched<Data> {
  const [data, setData] = useState<Data | null>(null);
  const [error, setError] = useState<unknown>(null);
  const asked = useRef(0);
  const reload = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    fetch().then(
      (answer) => {
        // one that was asked for later knows better
        if (mine !== asked.current) return;
        setData(answer);
        setError(null);
      },
      (reason: unknown) => mine === asked.current && setError(reason),
    );
  }, [fetch]);
  // Fetches once the part is there; after a change whoever made it asks again
  useEffect(reload, [reload]);
  return { data, error, reload };
}
