import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AirBook } from '../../api';
import type { Wish } from '../../model/list/wish';
import { placeAddress } from '../shared/addresses';
import { bookName } from './book-names';

/** So many books are tabs, the rest stand under "more" (portal.md section 2). */
const tabCount = 2;

interface BookTabsProps {
  /** Of the grade. */
  readonly books: readonly AirBook[];
  readonly current: AirBook;
  readonly wish: Wish;
}

/** Choice of the book: the first two as tabs, the others in a menu. Without scripts the menu is a list below. */
export function BookTabs({ books, current, wish }: BookTabsProps) {
  const t = useText();
  const addressOf = ({ airBookId }: AirBook) => placeAddress(airBookId, undefined, wish);
  const tabs = books.slice(0, tabCount);
  const more = books.slice(tabCount);
  const hidden = more.find((book) => book.airBookId === current.airBookId);
  return (
    <div className="air-books">
      <Tabs
        label={t('air.list.books')}
        current={current.airBookId}
        items={tabs.map((book) => ({
          id: book.airBookId,
          label: bookName(book, books),
          to: addressOf(book),
          count: book.lessons,
        }))}
        end={
          more.length > 0 && (
            <DropMenu
              className="air-more high pad-x-3"
              current={hidden !== undefined}
              align="end"
              trigger={
                <>
                  <span className="clip1">{hidden ? bookName(hidden, books) : t('air.list.more')}</span>
                  <Icon name="ChevronDown" size={16} />
                </>
              }
            >
              {more.map((book) => (
                <DropItem
                  key={book.airBookId}
                  to={addressOf(book)}
                  icon={<span className={`circle fixed air-dot hue-${book.hue}`} />}
                  count={book.lessons}
                  current={book === hidden}
                  preventScrollReset
                >
                  {bookName(book, books)}
                </DropItem>
              ))}
            </DropMenu>
          )
        }
      />
      <noscript>
        <Row as="ul" align="stretch" wrap gap={4} rows={2} className="pad-y-2">
          {more.map((book) => (
            <li key={book.airBookId}>
              <a href={addressOf(book)}>{bookName(book, books)}</a>
            </li>
          ))}
        </Row>
      </noscript>
    </div>
  );
}
