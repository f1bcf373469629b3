import { useCallback, useEffect, useState } from 'react';
import { NotRead, PrintReader, type ReadingFault } from './print-reader';

export type Reading =
  | { readonly state: 'reading'; readonly share: number }
  | { readonly state: 'read'; readonly text: string }
  | { readonly state: 'failed'; readonly why: ReadingFault };

/** Reads the picture that is given; what it holds of it goes when the component goes. */
export function useReading(picture: Blob | null) {
  const [reader] = useState(() => new PrintReader());
  const [reading, setReading] = useState<Reading | null>(null);
  const [tries, setTries] = useState(0);
  // Each picture is read once, and once more when somebody asks
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads the same picture again
  useEffect(() => {
    if (!picture) return;
    let isGone = false;
    const say = (next: Reading) => !isGone && setReading(next);
    say({ state: 'reading', share: 0 });
    reader
      .read(picture, (share) => say({ state: 'reading', share }))
      .then(
        (text) => say({ state: 'read', text }),
        (error: unknown) => say({ state: 'failed', why: error instanceof NotRead ? error.why : 'failed' }),
      );
    return () => {
      isGone = true;
      reader.close();
    };
  }, [reader, picture, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  return { reading, again };
}
