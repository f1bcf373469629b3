import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useRevalidator } from 'react-router';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { moveGuides } from '../../api';
import { BookFields } from './BookFields';

interface MoveDrawerProps {
  readonly books: readonly TeachingBook[];
  readonly bookIds: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Moves guide books to another chapter. */
export function MoveDrawer({ books, bookIds, onClose, onDone }: MoveDrawerProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const form = useForm({
    name: 'guide.move',
    initial: { bookId: books[0]?.bookId ?? '', nodeId: '' },
    check: ({ nodeId }) => (nodeId === '' ? { nodeId: 'guide.error.noChapter' } : {}),
    save: ({ nodeId }) => call(moveGuides, { bookIds: [...bookIds], nodeId }, { quiet: true }),
    onSaved: () => {
      messages.show('guide.moved', { tone: 'success', values: { count: bookIds.length } });
      void revalidate();
      onDone();
    },
  });
  return (
    <FormDrawer title={t('guide.move')} form={form} submit={t('guide.move')} onClose={onClose}>
      <BookFields books={books} book={form.field('bookId')} node={form.field('nodeId')} />
    </FormDrawer>
  );
}
