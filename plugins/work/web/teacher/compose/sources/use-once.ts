import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import type { Calls } from 'edutech/core/web/call';

/** Reads something when it is first shown, and again when it is asked to; null while nobody knows. `key` names what is read. */
export function useOnce<Found>(read: (call: Calls, signal: AbortSignal) => Promise<Found>, key = '') {
  const call = useCall();
  const how = useRef(read);
  const [state, setState] = useState<{ readonly key: string; readonly found: Found } | null>(null);
  const [error, setError] = useState<unknown>(null);
  // The newest way of reading; another one does not begin anew, another key does
  useEffect(() => {
    how.current = read;
  });
  const look = useCallback(
    async (signal: AbortSignal) => {
      setError(null);
      try {
        setState({ key, found: await how.current(call, signal) });
      } catch (fault) {
        if (!signal.aborted) setError(fault);
      }
    },
    [call, key],
  );
  // The first look
  useEffect(() => {
    const asking = new AbortController();
    void look(asking.signal);
    return () => asking.abort();
  }, [look]);
  return {
    found: state?.key === key ? state.found : null,
    error,
    again: () => void look(new AbortController().signal),
  };
}
