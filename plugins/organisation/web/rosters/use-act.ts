import { useState } from 'react';

/** Runs one act at a time; what goes wrong the call has told already. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
    } catch {
      // the call has shown the error
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
