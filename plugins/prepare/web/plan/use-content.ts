import { useRef, useSyncExternalStore } from 'react';
import type * as Y from 'yjs';
import type { PlanContent } from '../../model/plan/document';
import { contentOf } from '../../model/plan/shared-plan';

/** What a document says, read again whenever somebody changes it. */
export function useContent(doc: Y.Doc): PlanContent {
  const read = useRef<{ readonly doc: Y.Doc; readonly content: PlanContent } | null>(null);
  return useSyncExternalStore(
    (hear) => {
      const changed = () => {
        read.current = null;
        hear();
      };
      doc.on('update', changed);
      return () => doc.off('update', changed);
    },
    () => {
      if (read.current?.doc !== doc) read.current = { doc, content: contentOf(doc) };
      return read.current.content;
    },
    () => contentOf(doc),
  );
}
