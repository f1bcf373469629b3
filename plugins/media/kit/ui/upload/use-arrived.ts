import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUploads } from 'edutech/core/web/hooks';

/** A file that the server has. */
export interface ArrivedFile {
  readonly fileId: string;
  readonly name: string;
}

/**
 * Begins something with every file of an area that has come, once each; it leaves the queue when that has gone well. Answers
 * what went wrong, by file.
 */
export function useArrived(area: string, begin: (file: ArrivedFile) => Promise<unknown>): ReadonlyMap<string, unknown> {
  useSignals();
  const uploads = useUploads();
  const begun = useRef(new Set<string>());
  const [refused, setRefused] = useState<ReadonlyMap<string, unknown>>(new Map());
  const queue = uploads.queue.value;
  const beginNow = useEffectEvent(begin);
  // As soon as the server has a file, and once
  useEffect(() => {
    for (const { key, area: of, fileId, name } of queue) {
      if (of !== area || !fileId || begun.current.has(fileId)) continue;
      begun.current.add(fileId);
      beginNow({ fileId, name }).then(
        () => uploads.remove(key),
        (error: unknown) => setRefused((before) => new Map(before).set(fileId, error)),
      );
    }
  }, [queue, uploads, area]);
  return refused;
}
