import { useKeptTree } from 'edutech/plugins/textbook/kit/ui/trees/use-kept-tree';
import { useCall } from 'edutech/core/web/hooks';
import { getChapterTree, type TreeNode } from 'edutech/plugins/textbook/api';
import type { TaughtBook } from '../../../shared/books';

/** The chapters of a book in reading order, kept by the browser; null while they are on their way. */
export function useChapters(book: TaughtBook | null) {
  const call = useCall();
  return useKeptTree<readonly TreeNode[]>({
    kind: 'chapters',
    key: book?.bookId ?? '',
    version: book?.version ?? null,
    read: async (signal) =>
      book
        ? (await call(getChapterTree, { bookId: book.bookId, source: book.source }, { signal, quiet: true })).nodes
        : [],
  });
}
