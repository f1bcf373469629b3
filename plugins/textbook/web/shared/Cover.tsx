import { Column } from 'edutech/core/ui/layout/Column';
import type { NamedBook } from './named-books';

interface CoverProps {
  readonly book: Pick<NamedBook, 'subject' | 'grade' | 'tbName' | 'item' | 'coverPath'>;
  /** Class of the subject's colour. */
  readonly hue: string | undefined;
}

/** The cover of a book: its picture or, where it has none, one that is drawn from what it is. */
export function Cover({ book, hue = 'hue-science' }: CoverProps) {
  if (book.coverPath)
    return (
      <Column
        as="img"
        justify="between"
        gap={0}
        className="textbook-cover relative fixed t-12 clipped white"
        src={book.coverPath}
        alt=""
        loading="lazy"
      />
    );
  return (
    <Column
      as="span"
      justify="between"
      gap={0}
      className={`white relative fixed t-12 clipped textbook-cover ${hue}`}
      aria-hidden="true"
    >
      <b>{book.subject}</b>
      <span>
        {book.grade}
        <br />
        {book.tbName}
      </span>
      <small>{book.item}</small>
    </Column>
  );
}
