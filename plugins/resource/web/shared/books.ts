import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Teaching, teachingBooks } from 'edutech/plugins/textbook/kit/ui/trees/books/teaching-books';
import { useKeptTree } from 'edutech/plugins/textbook/kit/ui/trees/use-kept-tree';
import { useCall } from 'edutech/core/web/hooks';
import { type BookItem, getChapterTree, type StageItem, type TreeNode } from 'edutech/plugins/textbook/api';

/** A textbook that one works with, and how the context bar chooses it. */
export type TeachingBook = Teaching<BookItem>;

/** All books of the tree that `getUserBooks` answers, in its order, made once for an answer. */
export function useTeachingBooks(tree: readonly StageItem[]): TeachingBook[] {
  const intl = useIntl();
  return useMemo(
    () => teachingBooks(tree, (stage) => intl.formatMessage({ id: `resource.stage.${stage}` })),
    [tree, intl],
  );
}

const noChapters: readonly TreeNode[] = [];

interface BookOfChapters {
  readonly bookId: string;
  /** Null: nobody says, and the chapters are read anew. */
  readonly version: number | null;
  readonly source?: number;
}

/** The chapters of a book, kept by the browser; none while they are on their way. */
export function useChapters({ bookId, version, source }: BookOfChapters) {
  const call = useCall();
  const { tree, error, again } = useKeptTree<readonly TreeNode[]>({
    kind: 'chapters',
    key: bookId,
    version,
    read: async (signal) => (await call(getChapterTree, { bookId, source }, { signal, quiet: true })).nodes,
  });
  return { chapters: tree ?? noChapters, isLoading: tree === null && !error, error, again };
}
