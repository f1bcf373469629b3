import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CoverPicture } from 'edutech/core/ui/cards/CoverCard';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { NewsItem } from '../../api';
import { ItemLink } from '../shared/ItemLink';
import { Views } from '../shared/Views';

interface EntryProps {
  readonly item: NewsItem;
  readonly siteId: string | undefined;
  /** Seen without scrolling: its picture comes before scripts. */
  readonly isInSight: boolean;
}

/** An entry of the list; one without a picture is shorter, nothing stands in its place. */
export function Entry({ item, siteId, isInSight }: EntryProps) {
  const t = useText();
  const [day, minute] = cityMinute(new Date(item.createTime)).split(' ');
  return (
    <ItemLink item={item} siteId={siteId} className="news-entry">
      <span className="block shrink">
        <h2 lang={langOf(item.title)}>{item.title}</h2>
        {item.summary && (
          <span className="news-summary clip1 above-half soft" lang={langOf(item.summary)}>
            {item.summary}
          </span>
        )}
        <Row as="span" wrap gap={3} rows={1} className="above-2 muted t-13">
          {item.pinned && <Tag tone="due">{t('news.list.pinned')}</Tag>}
          {item.type !== 1 && <Tag icon="Open">{t('news.list.external')}</Tag>}
          <time className="num" dateTime={item.createTime}>
            {day}
            <span className="news-wide"> {minute}</span>
          </time>
          <span lang={langOf(item.source)}>{item.source}</span>
          {item.type === 1 && <Views count={item.views} className="news-wide" />}
        </Row>
      </span>
      {item.cover && <CoverPicture src={item.cover} isInSight={isInSight} />}
    </ItemLink>
  );
}
