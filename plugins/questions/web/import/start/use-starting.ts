import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall, useUploads } from 'edutech/core/web/hooks';
import { startImport } from '../../../api';

/** Uploads of this page. */
export const area = 'questions.import';

/** Has every file read that has come; answers why some are not, by file. */
export function useStarting(): ReadonlyMap<string, unknown> {
  useSignals();
  const uploads = useUploads();
  const call = useCall();
  const revalidator = useRevalidator();
  const begun = useRef(new Set<string>());
  const [refused, setRefused] = useState<ReadonlyMap<string, unknown>>(new Map());
  const queue = uploads.queue.value;
  // A file is read as soon as the server has it, and once
  useEffect(() => {
    for (const { key, area: of, fileId } of queue) {
      if (of !== area || !fileId || begun.current.has(fileId)) continue;
      begun.current.add(fileId);
      call(startImport, { fileId, format: 'auto' }, { quiet: true }).then(
        () => {
          uploads.remove(key);
          void revalidator.revalidate();
        },
        (error: unknown) => setRefused((before) => new Map(before).set(fileId, error)),
      );
    }
  }, [queue, uploads, call, revalidator]);
  return refused;
}
