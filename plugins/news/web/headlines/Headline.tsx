import { FormattedMessage } from 'react-intl';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { NewsItem } from '../../api';
import { ItemLink } from '../shared/ItemLink';

/** An item with its day, as a leaf of a calendar. */
export function Headline({ item, siteId }: { item: NewsItem; siteId: string | undefined }) {
  const [, month, day] = cityDay(new Date(item.createTime)).split('-');
  return (
    <ItemLink item={item} siteId={siteId} className="news-headline">
      <time className="news-day" dateTime={item.createTime}>
        <b>{Number(day)}</b>
        <FormattedMessage id="news.month" values={{ month: Number(month) }} />
      </time>
      <span className="news-headline-words">
        <h3 className="clip1">{item.title}</h3>
        <span className="news-headline-summary clip1">{item.summary}</span>
      </span>
    </ItemLink>
  );
}
