import { FormattedMessage, useIntl } from 'react-intl';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { KeptBook } from '../../api';
import type { BookActs } from '../handle/use-book-acts';

interface BookRowActsProps {
  readonly book: KeptBook;
  readonly acts: BookActs;
  readonly editAt: string;
}

/** What a bureau does with a book: uses it by default, changes it, takes it out, puts it back. */
export function BookRowActs({ book, acts, editAt }: BookRowActsProps) {
  const intl = useIntl();
  const named = (id: string) => intl.formatMessage({ id }, { name: book.name });
  if (book.removed) {
    return book.mayedit ? (
      <Button size="small" icon="ArrowUndo" onClick={() => acts.restore(book)}>
        <FormattedMessage id="textbook.books.restore" />
      </Button>
    ) : null;
  }
  return (
    <>
      {book.keeper === 'city' && book.source === textbookSources.school && (
        <Button
          size="small"
          look={book.isadopted ? 'outline' : 'soft'}
          icon={book.isadopted ? 'Checkmark' : 'Add'}
          aria-pressed={book.isadopted}
          aria-label={named(book.isadopted ? 'textbook.office.inUseNamed' : 'textbook.office.adoptNamed')}
          onClick={() => acts.adopt(book, !book.isadopted)}
        >
          <FormattedMessage id={book.isadopted ? 'textbook.office.inUse' : 'textbook.office.adopt'} />
        </Button>
      )}
      {book.mayedit && (
        <>
          <IconButton icon="Edit" label={named('textbook.books.edit')} to={editAt} />
          <IconButton icon="Delete" label={named('textbook.books.removeNamed')} onClick={() => acts.remove(book)} />
        </>
      )}
    </>
  );
}
