import { useCallback, useRef, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import type { PlanContent } from '../../../model/plan/document';
import { contentOf } from '../../../model/plan/shared-plan';

/** What a document says, read again whenever somebody changes it. */
export function useContent(doc: Y.Doc): PlanContent {
  const read = useRef<{ readonly doc: Y.Doc; readonly content: PlanContent } | null>(null);
  const subscribe = useCallback(
    (hear: () => void) => {
      const changed = () => {
        read.current = null;
        hear();
      };
      // it may have changed since it was drawn
      read.current = null;
      doc.on('update', changed);
      return () => doc.off('update', changed);
    },
    [doc],
  );
  const current = () => {
    if (read.current?.doc !== doc) read.current = { doc, content: contentOf(doc) };
    return read.current.content;
  };
  return useSyncExternalStore(subscribe, current, current);
}
