import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { MoreLink } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { newsList, type NewsItem } from '../../api';
import { listAddress } from '../../model/news';
import { ItemLink } from '../shared/ItemLink';

const count = 5;

export const loader: Loader<readonly NewsItem[]> = async ({ call, signal }) =>
  (await call(newsList, { page: 1, pageLine: count }, { signal })).items;

/** The latest news as a panel of the teacher's and the student's home. */
export function Block({ data }: { data: readonly NewsItem[] }) {
  const t = useText();
  if (data.length === 0) return null;
  return (
    <Panel title={t('news.block.latest')} end={<MoreLink to={listAddress()}>{t('news.list.more')}</MoreLink>}>
      <ul className="ruled-list pad-x-4 pad-b-3">
        {data.map((item) => (
          <li key={item.id}>
            <ItemLink item={item} className="news-latest-row">
              <span className="clip2">{item.title}</span>
              <time className="num" dateTime={item.createTime}>
                <FormattedDate value={item.createTime} month="numeric" day="numeric" />
              </time>
            </ItemLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
