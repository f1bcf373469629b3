import { Link } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import { bookAddress } from '../../model/addresses';
import { Column } from 'edutech/core/ui/layout/Column';
import { Row } from 'edutech/core/ui/layout/Row';
import { Cover } from '../shared/Cover';
import type { ListedBook } from './kept';
import type { BookActs } from './use-book-acts';

interface BookCardProps {
  readonly book: ListedBook;
  readonly hue: string | undefined;
  readonly acts: BookActs;
  /** Whether the person chooses books for the school. */
  readonly mayAdopt: boolean;
  /** Address of the list with the form of this book. */
  readonly editAt: string;
}

/** A book of the list: all of it leads to its page, the buttons below to what can be done with it. */
export function BookCard({ book, hue, acts, mayAdopt, editAt }: BookCardProps) {
  const t = useText();
  const { kept } = book;
  const name = kept?.removed ? (
    book.name
  ) : (
    <Link to={bookAddress(book.bookId)} className="textbook-book-link">
      {book.name}
    </Link>
  );
  return (
    <Row as="article" align="stretch" gap={4} className="card textbook-book relative pad-4">
      <Cover book={book} hue={hue} />
      <Column align="start" gap={1} className="grow">
        <h2 className="t-head breaks">{name}</h2>
        <p className="muted">
          {book.item} · {book.grade}
        </p>
        <Row as="p" align="stretch" wrap>
          {book.isDefault === 1 && <Tag tone="brand">{t('textbook.default')}</Tag>}
          {kept && <Tag>{t(`textbook.keeper.${kept.keeper}`)}</Tag>}
          {kept && <span className="muted">{t('textbook.books.chapters', { count: kept.chapters })}</span>}
        </Row>
        {kept && <CardActs book={kept} acts={acts} mayAdopt={mayAdopt && kept.keeper !== 'person'} editAt={editAt} />}
      </Column>
    </Row>
  );
}

interface CardActsProps extends Pick<BookCardProps, 'acts' | 'mayAdopt' | 'editAt'> {
  readonly book: NonNullable<ListedBook['kept']>;
}

function CardActs({ book, acts, mayAdopt, editAt }: CardActsProps) {
  const t = useText();
  const named = (id: string) => t(id, { name: book.name });
  if (book.removed) {
    return (
      <Row as="p" wrap gap={1} className="textbook-book-acts relative pad-t-2">
        <Button size="small" icon="ArrowUndo" onClick={() => acts.restore(book)}>
          {t('textbook.books.restore')}
        </Button>
      </Row>
    );
  }
  if (!mayAdopt && !book.mayEdit) return null;
  return (
    <Row as="p" wrap gap={1} className="textbook-book-acts relative pad-t-2">
      {mayAdopt && (
        <Button
          size="small"
          look={book.isAdopted ? 'outline' : 'soft'}
          icon={book.isAdopted ? 'Checkmark' : 'Add'}
          aria-pressed={book.isAdopted}
          onClick={() => acts.adopt(book, !book.isAdopted)}
        >
          {t(book.isAdopted ? 'textbook.books.inUse' : 'textbook.books.adopt')}
        </Button>
      )}
      {book.mayEdit && (
        <>
          <IconButton icon="Edit" label={named('textbook.books.edit')} to={editAt} />
          <IconButton icon="Delete" label={named('textbook.books.removeNamed')} onClick={() => acts.remove(book)} />
        </>
      )}
    </Row>
  );
}
