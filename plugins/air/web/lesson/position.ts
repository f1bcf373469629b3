import { useCallback, useEffect, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { useServices } from 'edutech/core/web/hooks';

const dayMilliseconds = 86_400_000;
/** A place where one stopped is worth this long. */
const lifetime = 60 * dayMilliseconds;

/** Where the reader stopped in a recording, on this device. */
export function usePosition(resourceId: Id) {
  const { storage } = useServices();
  const key = `air_position_${resourceId}`;
  const [startAt, setStartAt] = useState(0);
  // Storage is there in the browser only, after the page was drawn
  useEffect(() => setStartAt(storage.get<number>(key) ?? 0), [storage, key]);
  const keep = useCallback(
    (second: number) => {
      if (second > 0) storage.set(key, Math.floor(second), lifetime);
      else storage.remove(key);
    },
    [storage, key],
  );
  return { startAt, keep };
}
