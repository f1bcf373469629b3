import type { Stage } from 'edutech/core/common/teaching/stages';
import type { PickableBook } from './near-book';

/** What a book of the tree has at least. */
interface BookOfTree {
  readonly bookid: string;
  readonly tbname: string;
}

/** The tree of teaching.md section 3: stage, subject, grade, edition, book. */
type BookTree<Book extends BookOfTree> = readonly {
  readonly stageid: Stage;
  readonly subjectList: readonly {
    readonly subjectid: string;
    readonly subject: string;
    readonly gradeList: readonly {
      readonly gradeid: string;
      readonly grade: string;
      readonly items: readonly { readonly itemid: string; readonly item: string; readonly bookList: readonly Book[] }[];
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
  tree.flatMap(({ stageid, subjectList }) => {
    const stage = { id: stageid, name: nameOf(stageid) };
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
