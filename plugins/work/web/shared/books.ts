import type { PickableBook } from 'edutech/plugins/textbook/kit/ui/trees/books/near-book';
import type { BookItem, StageItem } from 'edutech/plugins/textbook/api';

/** A textbook that one teaches with, and how the context bar chooses it. */
export interface TaughtBook extends BookItem {
  readonly choice: PickableBook;
}

/** All books of the tree that `getUserBooks` answers, in its order, with the names that stand above them. */
export const booksIn = (tree: readonly StageItem[], stageName: (stageid: string) => string): TaughtBook[] =>
  tree.flatMap(({ stageid, subjectList }) =>
    subjectList.flatMap(({ subjectid, subject, gradeList }) =>
      gradeList.flatMap(({ gradeid, grade, items }) =>
        items.flatMap(({ itemid, item, bookList }) =>
          bookList.map((book) => ({
            ...book,
            choice: {
              stage: { id: stageid, name: stageName(stageid) },
              grade: { id: gradeid, name: grade },
              subject: { id: subjectid, name: subject },
              edition: { id: itemid, name: item },
              book: { id: book.bookid, name: book.tbname },
            },
          })),
        ),
      ),
    ),
  );
