import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUploads } from 'edutech/core/web/hooks';

/**
 * Begins something with all files of an area once each of them has come: both sides of a sheet belong together, however they were
 * photographed. In the order of their names. Answers what went wrong.
 */
export function useArrivedTogether(area: string, begin: (fileIds: readonly string[]) => Promise<unknown>): unknown {
  useSignals();
  const uploads = useUploads();
  const begun = useRef(new Set<string>());
  const [error, setError] = useState<unknown>();
  const own = uploads.queue.value.filter((item) => item.area === area);
  const isMoving = own.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'taking');
  const ready = isMoving ? '' : own.flatMap(({ fileId }) => fileId ?? []).join(' ');
  const beginNow = useEffectEvent(() => {
    const fresh = own.filter(({ fileId }) => fileId && !begun.current.has(fileId));
    if (fresh.length === 0) return;
    const inOrder = fresh.toSorted((one, other) => one.name.localeCompare(other.name, 'zh-CN', { numeric: true }));
    const fileIds = inOrder.map(({ fileId }) => fileId!);
    for (const id of fileIds) begun.current.add(id);
    setError(undefined);
    begin(fileIds).then(
      () => {
        for (const { key } of fresh) uploads.remove(key);
      },
      (fault: unknown) => setError(fault),
    );
  });
  // As soon as nothing of the area is on its way any more
  useEffect(() => {
    if (ready !== '') beginNow();
  }, [ready]);
  return error;
}
