import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useCall, useText } from 'edutech/core/web/hooks';
import {
  type BookItem,
  getChapterTree,
  getKnowledgePoints,
  type StageItem,
  type TreeNode,
} from 'edutech/plugins/textbook/api';
import { type Teaching, teachingBooks } from 'edutech/plugins/textbook/kit/ui/trees/books/teaching-books';
import { useKeptTree } from 'edutech/plugins/textbook/kit/ui/trees/use-kept-tree';

/** A textbook that one works with, and how the context bar chooses it. */
export type TeachingBook = Teaching<BookItem>;

/** All books of the tree that `getUserBooks` answers, in its order, made once for an answer. */
export function useTeachingBooks(tree: readonly StageItem[]): TeachingBook[] {
  const t = useText();
  return useMemo(() => teachingBooks(tree, (stage) => t(`library.kit.stage.${stage}`)), [tree, t]);
}

const noChapters: readonly TreeNode[] = [];

interface BookOfChapters {
  readonly bookId: string;
  /** Null: not known, and the chapters are read anew. */
  readonly version: number | null;
  readonly source?: number;
}

/** The chapters of a book, stored by the browser; `tree` is null and `chapters` empty while they are on their way. */
export function useChapters({ bookId, version, source }: BookOfChapters) {
  const call = useCall();
  const { tree, error, again } = useKeptTree<readonly TreeNode[]>({
    kind: 'chapters',
    key: bookId,
    version,
    read: async (signal) => (await call(getChapterTree, { bookId, source }, { signal, quiet: true })).nodes,
  });
  return { tree, chapters: tree ?? noChapters, isLoading: tree === null && !error, error, again };
}

/** The knowledge points of a book's subject, as the person works with them; null while they are on their way. */
export function usePoints({ stageId, subjectId }: TeachingBook) {
  const call = useCall();
  const { locale } = useIntl();
  return useKeptTree<OutputOf<typeof getKnowledgePoints>>({
    kind: 'knowledge',
    key: `${stageId}.${subjectId}.${locale}`,
    // the tree's own version is told by another call; asking anew costs no more than that
    version: null,
    read: (signal) => call(getKnowledgePoints, { stageId, subjectId, source: 'PERSON' }, { signal, quiet: true }),
  });
}
