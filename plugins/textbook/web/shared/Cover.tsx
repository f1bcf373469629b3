import type { NamedBook } from './named-books';

interface CoverProps {
  readonly book: Pick<NamedBook, 'subject' | 'grade' | 'tbname' | 'item' | 'coverpath'>;
  /** Class of the subject's colour. */
  readonly hue: string | undefined;
}

/** The cover of a book: its picture or, where it has none, one that is drawn from what it is. */
export function Cover({ book, hue = 'hue-science' }: CoverProps) {
  if (book.coverpath) return <img className="textbook-cover" src={book.coverpath} alt="" loading="lazy" />;
  return (
    <span className={`textbook-cover ${hue}`} aria-hidden="true">
      <b>{book.subject}</b>
      <span>
        {book.grade}
        <br />
        {book.tbname}
      </span>
      <small>{book.item}</small>
    </span>
  );
}
