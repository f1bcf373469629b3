import type { PickableBook } from 'edutech/plugins/textbook/kit/ui/trees/books/near-book';
import type { BookItem, StageItem } from 'edutech/plugins/textbook/api';

/** A textbook that one teaches with, and how the context bar chooses it. */
export interface TaughtBook extends BookItem {
  readonly choice: PickableBook;
}

/** All books of the tree that `getUserBooks` answers, in its order, with the names that stand above them. */
export const booksIn = (tree: readonly StageItem[], stageName: (stageId: string) => string): TaughtBook[] =>
  tree.flatMap(({ stageId, subjectList }) =>
    subjectList.flatMap(({ subjectId, subject, gradeList }) =>
      gradeList.flatMap(({ gradeId, grade, items }) =>
        items.flatMap(({ itemId, item, bookList }) =>
          bookList.map((book) => ({
            ...book,
            choice: {
              stage: { id: stageId, name: stageName(stageId) },
              grade: { id: gradeId, name: grade },
              subject: { id: subjectId, name: subject },
              edition: { id: itemId, name: item },
              book: { id: book.bookId, name: book.tbName },
            },
          })),
        ),
      ),
    ),
  );
