import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { PickableBook } from 'edutech/core/ui/trees/books/near-book';
import { useKeptTree } from 'edutech/core/ui/trees/use-kept-tree';
import { useCall } from 'edutech/core/web/hooks';
import { type BookItem, getChapterTree, type StageItem, type TreeNode } from 'edutech/plugins/textbook/api';

/** A textbook that one works with, and how the context bar chooses it. */
export interface TeachingBook extends BookItem {
  readonly choice: PickableBook;
}

/** All books of the tree that `getUserBooks` answers, in its order, with the names that stand above them. */
export const teachingBooks = (tree: readonly StageItem[], intl: IntlShape): TeachingBook[] =>
  tree.flatMap(({ stageid, subjectList }) => {
    const stage = { id: stageid, name: intl.formatMessage({ id: `resource.stage.${stageid}` }) };
    return subjectList.flatMap(({ subjectid, subject, gradeList }) =>
      gradeList.flatMap(({ gradeid, grade, items }) =>
        items.flatMap(({ itemid, item, bookList }) =>
          bookList.map((book) => ({
            ...book,
            choice: {
              stage,
              grade: { id: gradeid, name: grade },
              subject: { id: subjectid, name: subject },
              edition: { id: itemid, name: item },
              book: { id: book.bookid, name: book.tbname },
            },
          })),
        ),
      ),
    );
  });

/** The same for a component, made once for an answer. */
export function useTeachingBooks(tree: readonly StageItem[]): TeachingBook[] {
  const intl = useIntl();
  return useMemo(() => teachingBooks(tree, intl), [tree, intl]);
}

const noChapters: readonly TreeNode[] = [];

interface BookOfChapters {
  readonly bookid: string;
  /** Null: nobody says, and the chapters are read anew. */
  readonly version: number | null;
  readonly source?: number;
}

/** The chapters of a book, kept by the browser; none while they are on their way. */
export function useChapters({ bookid, version, source }: BookOfChapters) {
  const call = useCall();
  const { tree, error, again } = useKeptTree<readonly TreeNode[]>({
    kind: 'chapters',
    key: bookid,
    version,
    read: async (signal) => (await call(getChapterTree, { bookid, source }, { signal, quiet: true })).nodes,
  });
  return { chapters: tree ?? noChapters, isLoading: tree === null && !error, error, again };
}
