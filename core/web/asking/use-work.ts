import { useRef, useState } from 'react';

/**
 * One thing at a time that may fail: whether it is under way, and what went wrong the last time. Acts of pages have more
 * (`useAct`); this is for what stands outside of pages, such as the login, and for what shows every failure itself.
 */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isUnderWay = useRef(false);

  /** Does it; answers whether it is done. A second call while one is under way does nothing and answers false. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, error, run, clear: () => setError(undefined) };
}
