import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { PickableBook } from 'edutech/plugins/textbook/kit/ui/trees/books/near-book';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { useCall } from 'edutech/core/web/hooks';
import { getChapterTree } from 'edutech/plugins/textbook/api';
import { placeBooks } from '../../../api';

type Book = OutputOf<typeof placeBooks>[number];
type Chapters = OutputOf<typeof getChapterTree>['nodes'];

interface PlacePickerProps {
  /** The book to begin with; null: the first of the lesson's grade and subject. */
  readonly near: string | null;
  readonly of: { readonly gradeid: string; readonly subjectid: string };
  /** Chapters on which the lesson stands already. */
  readonly taken: readonly string[];
  readonly busy: boolean;
  readonly onPick: (nodeid: string) => void;
}

/** Chooses a chapter of a book of the city. */
export function PlacePicker({ near, of, taken, busy, onPick }: PlacePickerProps) {
  const intl = useIntl();
  const books = useRead((call, signal) => call(placeBooks, {}, { signal }), 'books');
  const [chosen, choose] = useState<string | null>(near);
  const bookid = chosen ?? (books && bookFor(books, of));
  const chapters = useChapters(bookid);
  const [node, setNode] = useState<string | null>(null);
  if (!books) return <Skeletons shape="rows" />;
  return (
    <div className="air-picker">
      <TextbookPicker
        books={books.map((book) => pickable(book, intl.formatMessage({ id: `air.stage.${book.stageid}` })))}
        current={bookid}
        onChoose={({ book }) => {
          choose(book.id);
          setNode(null);
        }}
      />
      {chapters ? (
        <ChapterTree
          key={bookid}
          chapters={chapters}
          current={node}
          onChoose={setNode}
          empty={<FormattedMessage id="air.places.noChapters" />}
        />
      ) : (
        <Skeletons shape="rows" />
      )}
      <Button
        look="primary"
        disabled={!node || taken.includes(node)}
        busy={busy}
        onClick={() => {
          if (node) onPick(node);
        }}
      >
        <FormattedMessage id={node && taken.includes(node) ? 'air.places.taken' : 'air.places.put'} />
      </Button>
    </div>
  );
}

const bookFor = (books: readonly Book[], of: PlacePickerProps['of']): string | null =>
  (books.find(({ gradeid, subjectid }) => gradeid === of.gradeid && subjectid === of.subjectid) ?? books[0])?.bookid ??
  null;

const pickable = (book: Book, stage: string): PickableBook => ({
  stage: { id: book.stageid, name: stage },
  grade: { id: book.gradeid, name: book.grade },
  subject: { id: book.subjectid, name: book.subject },
  edition: { id: book.editionid, name: book.edition },
  book: { id: book.bookid, name: book.name },
});

/** What a call answers; null until it does. */
function useRead<Answer>(
  read: (call: ReturnType<typeof useCall>, signal: AbortSignal) => Promise<Answer>,
  key: string | null,
): Answer | null {
  const call = useCall();
  const [answer, setAnswer] = useState<{ key: string; value: Answer } | null>(null);
  const ask = useEffectEvent(read);
  // Reads once for each key; what comes too late is not shown
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    ask(call, controller.signal).then(
      (value) => setAnswer({ key, value }),
      () => undefined, // the call has said what went wrong
    );
    return () => controller.abort();
  }, [call, key]);
  return answer?.key === key ? answer.value : null;
}

const useChapters = (bookid: string | null): Chapters | null =>
  useRead((call, signal) => call(getChapterTree, { bookid: bookid! }, { signal }), bookid)?.nodes ?? null;
