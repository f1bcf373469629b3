import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { PickableBook } from 'edutech/plugins/textbook/kit/ui/trees/books/near-book';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { getChapterTree } from 'edutech/plugins/textbook/api';
import { placeBooks } from '../../../api';

type Book = OutputOf<typeof placeBooks>[number];

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
  const books = useAsked(placeBooks, {}, { tells: true }).data;
  const [chosen, choose] = useState<string | null>(near);
  const bookid = chosen ?? (books ? bookFor(books, of) : null);
  const chapters = useAsked(getChapterTree, bookid ? { bookid } : null, { tells: true }).data?.nodes;
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
