import type { Id } from 'edutech/core/common/ids';
import { type Stage, stages } from 'edutech/core/common/teaching/stages';

/** What the choice needs to know of a book. */
export interface ShelfBook {
  readonly airBookId: Id;
  readonly stage: Stage;
  readonly gradeId: Id;
  readonly gradeNumber: number;
  readonly subjectId: Id;
  readonly subjectOrder: number;
}

/** A stage, grade or subject, and the book that it leads to. */
export interface Choice<Book> {
  readonly book: Book;
  readonly isCurrent: boolean;
}

export interface ShelfChoices<Book> {
  readonly stages: readonly Choice<Book>[];
  /** Of the current stage. */
  readonly grades: readonly Choice<Book>[];
  /** Of the current grade. */
  readonly subjects: readonly Choice<Book>[];
  /** Books of the grade: those of the subject first, then the others by subject. */
  readonly books: readonly Book[];
}

/** The choices around a book. `books` has the best first: of several books that a choice could lead to, it leads there. */
export function choicesAround<Book extends ShelfBook>(books: readonly Book[], current: Book): ShelfChoices<Book> {
  const inStage = books.filter(({ stage }) => stage === current.stage);
  const inGrade = inStage.filter(({ gradeId }) => gradeId === current.gradeId);
  const isSubject = ({ subjectId }: Book) => subjectId === current.subjectId;
  // who changes the grade stays with the subject, if it is taught there
  const choices = (among: readonly Book[], keyOf: (book: Book) => string, order: (book: Book) => number) =>
    [...Map.groupBy(among, keyOf)]
      .map(([key, group]) => ({ book: group.find(isSubject) ?? group[0]!, isCurrent: key === keyOf(current) }))
      .map((choice) => (choice.isCurrent ? { ...choice, book: current } : choice))
      .toSorted((one, other) => order(one.book) - order(other.book));
  return {
    stages: choices(
      books,
      ({ stage }) => stage,
      ({ stage }) => stages.indexOf(stage),
    ),
    grades: choices(
      inStage,
      ({ gradeId }) => gradeId,
      ({ gradeNumber }) => gradeNumber,
    ),
    subjects: choices(
      inGrade,
      ({ subjectId }) => subjectId,
      ({ subjectOrder }) => subjectOrder,
    ),
    books: inGrade.toSorted(
      (one, other) => Number(isSubject(other)) - Number(isSubject(one)) || one.subjectOrder - other.subjectOrder,
    ),
  };
}

/** The same books, those of a grade first: of the grade that a visitor has chosen last. */
export const gradeFirst = <Book extends Pick<ShelfBook, 'gradeId'>>(books: readonly Book[], gradeId: Id): Book[] =>
  books.toSorted((one, other) => Number(other.gradeId === gradeId) - Number(one.gradeId === gradeId));
