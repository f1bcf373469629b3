import { useEffect, useState } from 'react';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { useCall, useTerms } from 'edutech/core/web/hooks';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { type TeachingBook, useTeachingBooks } from '../../shared/books';

const none: readonly StageItem[] = [];

/** The books that the person works with, for a form that opens over a page without them; none while they are on their way. */
export function useOwnBooks(): readonly TeachingBook[] {
  const call = useCall();
  const term = useTerms().current.peek();
  const [tree, setTree] = useState(none);
  const termid = term?.termid;
  // Asks once, when the form opens
  useEffect(() => {
    const asking = new AbortController();
    const source = textbookSources.school;
    call(getUserBooks, { source, ...(termid && { termid }) }, { signal: asking.signal, quiet: true }).then(
      setTree,
      () => undefined, // the chapters of the resource's own book can be chosen all the same
    );
    return () => asking.abort();
  }, [call, termid]);
  return useTeachingBooks(tree);
}
