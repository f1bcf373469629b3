import { useCallback, useEffect, useState } from 'react';
import { NotRead, type ReadingFault, readPrint } from './print-reader';

export type Reading =
  | { readonly state: 'reading'; readonly share: number }
  | { readonly state: 'read'; readonly text: string }
  | { readonly state: 'failed'; readonly why: ReadingFault };

/** Reads the picture that is given, and once more where `again` is called; another picture gives the former one up. */
export function useReading(picture: Blob | null) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [giveUp] = useState(() => ({ last: new AbortController() }));
  const begin = useCallback(
    (file: Blob) => {
      giveUp.last.abort();
      giveUp.last = new AbortController();
      const { signal } = giveUp.last;
      const say = (next: Reading) => !signal.aborted && setReading(next);
      const progress = (share: number) => say({ state: 'reading', share });
      progress(0);
      readPrint(file, progress, signal).then(
        (text) => say({ state: 'read', text }),
        (error: unknown) => say({ state: 'failed', why: error instanceof NotRead ? error.why : 'failed' }),
      );
    },
    [giveUp],
  );
  // Each picture is read as it comes, and nothing is read for a drawer that is closed
  useEffect(() => {
    if (picture) begin(picture);
    return () => giveUp.last.abort();
  }, [begin, giveUp, picture]);
  return { reading, again: () => picture && begin(picture) };
}
