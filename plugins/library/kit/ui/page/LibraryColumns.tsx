import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import type { TeachingBook } from './books/teaching-books';
import { ChapterSide } from './ChapterSide';

interface LibraryColumnsProps {
  /** Books that the person works with; the second bar chooses one. */
  readonly books: readonly TeachingBook[];
  /** The book whose chapters narrow the list. */
  readonly book: TeachingBook | null | undefined;
  readonly children: ReactNode;
}

/** A list beside the chapters of a book: `book` and `node` of the address say which. */
export function LibraryColumns({ books, book, children }: LibraryColumnsProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  return (
    <>
      <BarSlot>
        {books.length > 0 && (
          <TextbookPicker
            books={books.map(({ choice }) => choice)}
            current={book?.bookId ?? null}
            onChoose={({ book: chosen }) => void navigate(changed(query, { book: chosen.id, node: null }))}
          />
        )}
      </BarSlot>
      <Stack align="start" className="library-columns">
        <Stack as="aside" className="library-side" aria-label={t('library.kit.chapters')}>
          {book && <ChapterSide key={book.bookId} book={book} />}
        </Stack>
        <Stack>{children}</Stack>
      </Stack>
    </>
  );
}
