import { useEffect, useState } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type ChoosableBook, chooseBook } from './choose-book';

/** The storage key of the chosen book's id, until logout. */
const storageKey = 'textbook.chosen';

/** Id of the book that was chosen last, for loaders; null: none was. */
export const rememberedBookId = (storage: LoaderArgs['storage']): string | null => storage.get<string>(storageKey);

/**
 * The current textbook of these, by the rule of teaching.md section 4, and how another is chosen. `named` is the book that
 * the address names: it holds, and is stored, so that the next page begins with it.
 */
export function useChosenBook<Book extends ChoosableBook>(
  books: readonly Book[],
  named?: string | null,
): readonly [book: Book | null, choose: (bookId: string) => void] {
  const { storage } = useServices();
  const [storedId, setStoredId] = useState(() => storage.get<string>(storageKey));
  const book = chooseBook(books, named ?? storedId);
  const bookId = book?.bookId;
  // The choice is stored, whichever rule made it
  useEffect(() => {
    if (bookId) storage.set(storageKey, bookId);
  }, [storage, bookId]);
  return [book, setStoredId];
}
