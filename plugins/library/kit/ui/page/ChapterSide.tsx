import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { type TeachingBook, useChapters } from './books/teaching-books';

interface ChapterSideProps {
  readonly book: TeachingBook;
}

/** The chapters of the book beside a list, which the chosen one narrows; the address says which. */
export function ChapterSide({ book }: ChapterSideProps) {
  const t = useText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const { chapters, isLoading, error, again } = useChapters(book);
  const current = query.get('node');
  const choose = (node: string | null) =>
    void navigate(changed(query, { node, book: book.bookId }), { preventScrollReset: true });
  const head = (
    <Head book={book}>
      {current !== null && (
        <Button size="small" look="quiet" onClick={() => choose(null)}>
          {t('library.kit.chapters.all')}
        </Button>
      )}
    </Head>
  );
  if (isLoading) return <Skeletons shape="text" />;
  if (error && chapters.length === 0) {
    return (
      <div className="card">
        <ErrorState error={error} onRetry={again} />
      </div>
    );
  }
  return (
    <ChapterTree
      folds
      chapters={chapters}
      current={current}
      onChoose={choose}
      head={head}
      empty={<EmptyState picture="book" title={t('library.kit.chapters.none')} />}
    />
  );
}

const Head = ({ book, children }: { readonly book: TeachingBook; readonly children: ReactNode }) => (
  <Stack as="header" justify="start" gap="half" className="library-side-head">
    <b>{book.name}</b>
    <small>{book.choice.edition.name}</small>
    {children}
  </Stack>
);
