import { useState } from 'react';

/** One thing at a time that may fail: whether it runs, and what went wrong the last time. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, error, run, clear: () => setError(null) };
}
