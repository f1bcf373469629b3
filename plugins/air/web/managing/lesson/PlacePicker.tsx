import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useText } from 'edutech/core/web/hooks';
import type { PickableBook } from 'edutech/plugins/textbook/kit/ui/trees/books/near-book';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { getChapterTree } from 'edutech/plugins/textbook/api';
import { placeBooks } from '../../../api';

type Book = OutputOf<typeof placeBooks>[number];

interface PlacePickerProps {
  /** The book to begin with; null: the first of the lesson's grade and subject. */
  readonly near: string | null;
  readonly of: { readonly gradeId: string; readonly subjectId: string };
  /** Chapters on which the lesson stands already. */
  readonly taken: readonly string[];
  readonly busy: boolean;
  readonly onPick: (nodeId: string) => void;
}

/** Chooses a chapter of a book of the city. */
export function PlacePicker({ near, of, taken, busy, onPick }: PlacePickerProps) {
  const t = useText();
  const books = useAsked(placeBooks, {}, { tells: true }).data;
  const [chosen, choose] = useState<string | null>(near);
  const bookId = chosen ?? (books ? bookFor(books, of) : null);
  const chapters = useAsked(getChapterTree, bookId ? { bookId } : null, { tells: true }).data?.nodes;
  const [node, setNode] = useState<string | null>(null);
  if (!books) return <Skeletons shape="rows" />;
  return (
    <Stack justify="start" className="air-picker lined-top pad-t-3 pad-x-4 pad-b-4">
      <TextbookPicker
        books={books.map((book) => pickable(book, t(`air.stage.${book.stageId}`)))}
        current={bookId}
        onChoose={({ book }) => {
          choose(book.id);
          setNode(null);
        }}
      />
      {chapters ? (
        <ChapterTree
          key={bookId}
          chapters={chapters}
          current={node}
          onChoose={setNode}
          empty={t('air.places.noChapters')}
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
        {t(node && taken.includes(node) ? 'air.places.taken' : 'air.places.put')}
      </Button>
    </Stack>
  );
}

const bookFor = (books: readonly Book[], of: PlacePickerProps['of']): string | null =>
  (books.find(({ gradeId, subjectId }) => gradeId === of.gradeId && subjectId === of.subjectId) ?? books[0])?.bookId ??
  null;

const pickable = (book: Book, stage: string): PickableBook => ({
  stage: { id: book.stageId, name: stage },
  grade: { id: book.gradeId, name: book.grade },
  subject: { id: book.subjectId, name: book.subject },
  edition: { id: book.editionId, name: book.edition },
  book: { id: book.bookId, name: book.name },
});
