import { useQuery } from 'edutech/core/ui/table/use-query';
import { useNavigate } from 'react-router';
import { useCan } from 'edutech/core/ui/Can';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { useChosenBook } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import { BasketPanel } from '../basket/BasketPanel';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { useBookInAddress } from 'edutech/plugins/library/kit/ui/page/books/use-book-in-address';
import { basketKeepers } from '../../model/rights';
import { bankHints } from './bank-keys';
import { bankWish } from './bank-wish';
import { BankHead } from './BankHead';
import { FilterRows } from './filters/FilterRows';
import { type BankData, ownNames } from './load-bank';
import { QuestionList } from './QuestionList';
import { TreeSide } from './TreeSide';

/** The bank on one screen: trees, what narrows the list, the list, the basket. */
export function BankView({ data }: { readonly data: BankData }) {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  const books = useTeachingBooks(data.tree);
  const [book] = useChosenBook(books, data.bookId);
  const hasBasket = useCan(basketKeepers);
  useBookInAddress(book?.bookId ?? null, ownNames);
  const { space, side, nodes, points } = bankWish(query);
  return (
    <>
      <h1 className="visually-hidden">{t('questions.list.title')}</h1>
      <BarSlot>
        {books.length > 0 && (
          <TextbookPicker
            books={books.map(({ choice }) => choice)}
            current={book?.bookId ?? null}
            onChoose={({ book: chosen }) => void navigate(changed(query, { book: chosen.id, node: null, point: null }))}
          />
        )}
      </BarSlot>
      <Stack align="start" className="questions-columns">
        <Stack as="aside" className="questions-side" aria-label={t('questions.side')}>
          {book && (
            <TreeSide
              key={`${book.bookId} ${side}`}
              book={book}
              side={side}
              space={space}
              checked={side === 'chapters' ? nodes : points}
            />
          )}
        </Stack>
        <Stack>
          <BankHead space={space} stage={book?.stageId ?? 'junior'} />
          <FilterRows facets={data.facets} />
          <QuestionList data={data} />
        </Stack>
        {hasBasket && <BasketPanel />}
      </Stack>
      <KeyHints hints={bankHints} />
    </>
  );
}
