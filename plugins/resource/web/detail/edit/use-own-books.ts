import { textbookSources } from 'edutech/core/common/teaching/sources';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useTerms } from 'edutech/core/web/hooks';
import { getUserBooks, type StageItem } from 'edutech/plugins/textbook/api';
import { type TeachingBook, useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';

const none: readonly StageItem[] = [];

/** The books that the person works with, for a form that opens over a page without them; none while they are on their way. */
export function useOwnBooks(): readonly TeachingBook[] {
  const termId = useTerms().current.peek()?.termId;
  // without them, the chapters of the resource's own book can be chosen all the same
  const { data = none } = useAsked(getUserBooks, { source: textbookSources.school, ...(termId && { termId }) });
  return useTeachingBooks(data);
}
