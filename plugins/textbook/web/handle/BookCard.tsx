import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Tag } from 'edutech/core/ui/Tag';
import { bookAddress } from '../shared/addresses';
import { Cover } from '../shared/Cover';
import type { NamedBook } from '../shared/named-books';

interface BookCardProps {
  readonly book: NamedBook;
  readonly hue: string | undefined;
}

/** A book of the list: all of it leads to its page. */
export function BookCard({ book, hue }: BookCardProps) {
  return (
    <article className="card textbook-book">
      <Cover book={book} hue={hue} />
      <div className="textbook-book-words">
        <h2>
          <Link to={bookAddress(book.bookid)} className="textbook-book-link">
            {book.name}
          </Link>
        </h2>
        <p className="muted">
          {book.item} · {book.grade}
        </p>
        {book.isdefault === 1 && (
          <Tag tone="brand">
            <FormattedMessage id="textbook.default" />
          </Tag>
        )}
      </div>
    </article>
  );
}
