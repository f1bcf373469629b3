import type { Stage } from 'edutech/core/common/teaching/stages';
import type { PickableBook } from './near-book';

/** What a book of the tree has at least. */
interface BookOfTree {
  readonly bookId: string;
  readonly tbName: string;
}

/** The tree of teaching.md section 3: stage, subject, grade, edition, book. */
type BookTree<Book extends BookOfTree> = readonly {
  readonly stageId: Stage;
  readonly subjectList: readonly {
    readonly subjectId: string;
    readonly subject: string;
    readonly gradeList: readonly {
      readonly gradeId: string;
      readonly grade: string;
      readonly items: readonly { readonly itemId: string; readonly item: string; readonly bookList: readonly Book[] }[];
    }[];
  }[];
}[];

/** A textbook that one works with, and how the context bar chooses it. */
export type Teaching<Book> = Book & { readonly choice: PickableBook };

/** All books of a tree, in its order, with the names above them; `nameOf` gives the name of a stage. */
export const teachingBooks = <Book extends BookOfTree>(
  tree: BookTree<Book>,
  nameOf: (stage: Stage) => string,
): Teaching<Book>[] =>
  tree.flatMap(({ stageId, subjectList }) => {
    const stage = { id: stageId, name: nameOf(stageId) };
    return subjectList.flatMap(({ subjectId, subject, gradeList }) =>
      gradeList.flatMap(({ gradeId, grade, items }) =>
        items.flatMap(({ itemId, item, bookList }) =>
          bookList.map((book) => ({
            ...book,
            choice: {
              stage,
              grade: { id: gradeId, name: grade },
              subject: { id: subjectId, name: subject },
              edition: { id: itemId, name: item },
              book: { id: book.bookId, name: book.tbName },
            },
          })),
        ),
      ),
    );
  });
