import type { Id } from 'edutech/core/common/ids';

/** Where a book belongs, or what somebody teaches to a class. */
interface Place {
  readonly gradeId: Id;
  readonly subjectId: Id;
}

/**
 * The book to begin with: the first of the grade and subject that one teaches to most classes; of who teaches nothing, the
 * first of all. Null where there is none.
 */
export function usualBook(books: readonly (Place & { readonly id: Id })[], taught: readonly Place[]): Id | null {
  const classes = new Map<string, number>();
  for (const place of taught) classes.set(keyOf(place), (classes.get(keyOf(place)) ?? 0) + 1);
  const most = Math.max(0, ...books.map((book) => classes.get(keyOf(book)) ?? 0));
  return books.find((book) => (classes.get(keyOf(book)) ?? 0) === most)?.id ?? null;
}

const keyOf = ({ gradeId, subjectId }: Place) => `${gradeId} ${subjectId}`;
