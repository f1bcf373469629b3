import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { listSubjects } from 'edutech/core/common/api/organisation';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useText } from 'edutech/core/web/hooks';
import { TextbookPicker } from '../../kit/ui/trees/books/TextbookPicker';
import { useChosenBook } from '../../kit/ui/trees/books/use-chosen-book';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { getUserKnowledge } from '../../api';
import { bookAddress } from '../../model/addresses';
import { useAddresses } from '../shared/addresses';
import { hueClasses } from '../shared/hues';
import { type NamedBook, pickable } from '../shared/named-books';
import { BookView } from './BookView';
import { readBook } from './read-book';

export const loader = (async ({ url, call, signal, termId }) => {
  const [data, subjects] = await Promise.all([
    readBook(url.searchParams.get('bookid'), { call, signal, termId, isOffice: url.pathname.startsWith('/admin/') }),
    call(listSubjects, {}, { signal }),
  ]);
  const isPoints = url.searchParams.get('tree') === 'points';
  const known = isPoints ? await call(getUserKnowledge, { source: 'PERSON' }, { signal }) : [];
  const ofBook = known.find(
    ({ stageId, subjectId }) => stageId === data.book?.stageId && subjectId === data.book.subjectId,
  );
  return { ...data, hues: hueClasses(subjects), pointsTree: ofBook ?? null };
}) satisfies Loader;

type Data = Awaited<ReturnType<typeof loader>>;

export const head = ({ book }: Data): PageHead => (book ? { title: book.name } : {});

/** A book: its chapters, and the knowledge points of its subject. Without a book in the address, the current one opens. */
export function Page() {
  const { book, books, hues, pointsTree, mayEdit } = useLoaderData<Data>();
  const [chosen] = useChosenBook(books, book?.bookId);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { isOffice } = useAddresses();
  const wanted = book === null ? chosen?.bookId : undefined;
  // The address names the book that is shown, so that it can be sent to somebody
  useEffect(() => {
    if (wanted) void navigate(bookAddress(wanted), { replace: true });
  }, [wanted, navigate]);
  if (wanted) return <Skeletons shape="rows" />;
  if (!book) return <NoBooks />;
  return (
    <>
      {!isOffice && (
        <BarSlot>
          <BookBar books={books} book={book} />
        </BarSlot>
      )}
      <BookView
        key={book.bookId}
        book={book}
        hue={hues.get(book.subjectId)}
        pointsTree={pointsTree}
        mayEdit={mayEdit}
        query={new URLSearchParams(search)}
      />
    </>
  );
}

/** The context bar: another book opens its page. */
function BookBar({ books, book }: { readonly books: readonly NamedBook[]; readonly book: NamedBook }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <TextbookPicker
      books={books.map((one) => pickable(one, (stage) => t(`textbook.stage.${stage}`)))}
      current={book.bookId}
      onChoose={(next) => void navigate(bookAddress(next.book.id))}
    />
  );
}

const NoBooks = () => (
  <NothingHere
    picture="book"
    title="textbook.detail.none"
    text="textbook.check.noBooks"
    on={{ to: '/textbook/handle', label: 'textbook.handle.title' }}
  />
);
