import type { Stage } from 'edutech/core/common/teaching/stages';
import type { PickableBook } from '../../kit/ui/trees/books/near-book';
import type { BookItem, StageItem } from '../../api';

/** A book with the names of what it hangs on. */
export interface NamedBook extends BookItem {
  readonly subject: string;
  readonly grade: string;
  readonly item: string;
}

/** All books of the tree that `getUserBooks` answers, in its order, with the names that stand above them. */
export const namedBooks = (tree: readonly StageItem[]): NamedBook[] =>
  tree.flatMap(({ subjectList }) =>
    subjectList.flatMap(({ subject, gradeList }) =>
      gradeList.flatMap(({ grade, items }) =>
        items.flatMap(({ item, bookList }) => bookList.map((book) => ({ ...book, subject, grade, item }))),
      ),
    ),
  );

/** A book as the context bar chooses it. */
export const pickable = (book: NamedBook, stageName: (stage: Stage) => string): PickableBook => ({
  stage: { id: book.stageId, name: stageName(book.stageId) },
  grade: { id: book.gradeId, name: book.grade },
  subject: { id: book.subjectId, name: book.subject },
  edition: { id: book.itemId, name: book.item },
  book: { id: book.bookId, name: book.tbName },
});
