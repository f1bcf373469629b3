import { useEffect, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useOffline } from 'edutech/core/web/hooks';
import { strokesOf } from '../../../../api';

export type StrokesOf = OutputOf<typeof strokesOf>;

/** The strokes of a character: from the server, or as this device keeps them; null: nobody has them. */
export function useStrokes(sign: string): StrokesOf | null | undefined {
  const offline = useOffline();
  const [found, setFound] = useState<{ readonly sign: string; readonly data: StrokesOf | null }>();
  // Asks for each character once
  useEffect(() => {
    let isGone = false;
    const tell = (data: StrokesOf | null) => !isGone && setFound({ sign, data });
    offline.call(strokesOf, { sign }, { quiet: true }).then(
      ({ data }) => tell(data),
      () => tell(null),
    );
    return () => {
      isGone = true;
    };
  }, [offline, sign]);
  return found?.sign === sign ? found.data : undefined;
}
