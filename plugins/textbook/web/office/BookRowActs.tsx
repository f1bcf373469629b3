import { textbookSources } from 'edutech/core/common/teaching/sources';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import type { KeptBook } from '../../api';
import type { BookActs } from '../handle/use-book-acts';

interface BookRowActsProps {
  readonly book: KeptBook;
  readonly acts: BookActs;
  readonly editAt: string;
}

/** What a bureau does with a book: changes it, takes it out, puts it back. */
export function BookRowActs({ book, acts, editAt }: BookRowActsProps) {
  const t = useText();
  const named = (id: string) => t(id, { name: book.name });
  if (book.removed) {
    return book.mayEdit ? (
      <Button size="small" icon="ArrowUndo" onClick={() => acts.restore(book)}>
        {t('textbook.books.restore')}
      </Button>
    ) : null;
  }
  if (!book.mayEdit) return null;
  return (
    <>
      <IconButton icon="Edit" label={named('textbook.books.edit')} to={editAt} />
      <IconButton icon="Delete" label={named('textbook.books.removeNamed')} onClick={() => acts.remove(book)} />
    </>
  );
}

/** Whether the bureau's schools use a book by default; pressed, it is the other way round. */
export function DefaultButton({ book, acts }: Omit<BookRowActsProps, 'editAt'>) {
  const t = useText();
  const { isAdopted: isInUse, name } = book;
  if (book.removed || book.keeper !== 'city' || book.source !== textbookSources.school) return null;
  return (
    <Button
      size="small"
      look={isInUse ? 'outline' : 'soft'}
      icon={isInUse ? 'Checkmark' : 'Add'}
      aria-pressed={isInUse}
      aria-label={t(`textbook.office.${isInUse ? 'inUseNamed' : 'adoptNamed'}`, { name })}
      onClick={() => acts.adopt(book, !isInUse)}
    >
      {t(isInUse ? 'textbook.office.inUse' : 'textbook.office.adopt')}
    </Button>
  );
}
