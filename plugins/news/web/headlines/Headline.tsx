import { cityDay } from 'edutech/core/common/time/city-time';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { NewsItem } from '../../api';
import { ItemLink } from '../shared/ItemLink';

/** An item with its day, as a leaf of a calendar. */
export function Headline({ item, siteId }: { item: NewsItem; siteId: string | undefined }) {
  const t = useText();
  const [, month, day] = cityDay(new Date(item.createTime)).split('-');
  return (
    <ItemLink item={item} siteId={siteId} className="news-headline">
      <Stack as="time" gap={0} className="news-day sunk soft center" dateTime={item.createTime}>
        <b className="ink">{Number(day)}</b>
        {t('news.month', { month: Number(month) })}
      </Stack>
      <span className="shrink">
        <h3 className="clip1">{item.title}</h3>
        <span className="news-headline-summary clip1 muted">{item.summary}</span>
      </span>
    </ItemLink>
  );
}
