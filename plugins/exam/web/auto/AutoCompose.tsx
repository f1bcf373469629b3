import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { teachingBooks } from 'edutech/plugins/textbook/kit/ui/trees/books/teaching-books';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import { lastAutoRules } from '../../api';
import { routes } from '../../routes';
import { AutoDesk } from './AutoDesk';
import type { AutoBook } from './use-groups';
import type { AutoData } from './load-auto';

interface AutoComposeProps {
  readonly data: AutoData;
  /** Told the id of the paper that was made of one of the three. */
  readonly onMade: (paperId: string) => void;
}

/** Composing by rules: what the paper is to be like at the left, three papers to choose from and to mix at the right. */
export function AutoCompose({ data, onMade }: AutoComposeProps) {
  const t = useText();
  const isNarrow = useNarrow();
  const [books] = useState(() => teachingBooks(data.books, (stage) => t('exam.auto.stage', { stage })));
  const [book, chooseBook] = useChosenBook(books);
  if (isNarrow)
    return (
      <EmptyState
        picture="book"
        title={t('exam.auto.title')}
        text={t('exam.auto.onPc')}
        actions={<Button to={routes.list.to()}>{t('exam.list.title')}</Button>}
      />
    );
  if (!book) return <EmptyState picture="book" title={t('exam.auto.noBook')} text={t('exam.auto.noBook.hint')} />;
  return (
    <div className="work-screen composer">
      <h1 className="visually-hidden">{t('exam.auto.title')}</h1>
      <BarSlot>
        <TextbookPicker
          books={books.map(({ choice }) => choice)}
          current={book.bookId}
          onChoose={(choice) => chooseBook(choice.book.id)}
        />
      </BarSlot>
      <Remembered key={book.bookId} book={book} onMade={onMade} />
    </div>
  );
}

/** The desk as soon as it is known by which rules one has composed last. */
function Remembered({ book, onMade }: { readonly book: AutoBook; readonly onMade: (paperId: string) => void }) {
  const { data, error, again } = useAsked(lastAutoRules, { subjectId: book.subjectId, gradeId: book.gradeId });
  if (error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="cards" />;
  return <AutoDesk book={book} last={data.rules} onMade={onMade} />;
}
