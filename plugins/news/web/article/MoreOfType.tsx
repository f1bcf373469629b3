import { cityDay } from 'edutech/core/common/time/city-time';
import { MoreLink } from 'edutech/core/ui/Section';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { NewsItem } from '../../api';
import { listAddress } from '../../model/news';
import { ItemLink } from '../shared/ItemLink';
import type { ArticleData } from './article-data';

interface MoreOfTypeProps {
  readonly article: ArticleData;
  readonly items: readonly NewsItem[];
  readonly siteId: string | undefined;
}

/** The newest others of the article's type. */
export function MoreOfType({ article, items, siteId }: MoreOfTypeProps) {
  const t = useText();
  if (items.length === 0) return null;
  return (
    <aside className="news-more ruled-list no-print">
      <Panel
        title={article.typeName}
        end={<MoreLink to={listAddress(article.typeId, siteId)}>{t('news.list.more')}</MoreLink>}
      >
        <ul className="card-body">
          {items.map((item) => (
            <li key={item.id}>
              <ItemLink item={item} siteId={siteId} className="row">
                <span className="row-main">
                  <span className="news-more-title clip2">{item.title}</span>
                  <time className="row-note num" dateTime={item.createTime}>
                    {cityDay(new Date(item.createTime))}
                  </time>
                </span>
              </ItemLink>
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}
