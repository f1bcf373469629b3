import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { useText } from 'edutech/core/web/hooks';
import { listAddress } from '../../model/news';

interface NewsCrumbsProps {
  readonly isDetail?: boolean;
  /** The county or school whose list an article's page leads back to; absent: the city. */
  readonly siteId?: string | undefined;
}

/** Home › news list, and on an article's page › detail. */
export function NewsCrumbs({ isDetail = false, siteId }: NewsCrumbsProps) {
  const t = useText();
  const home = { label: t('news.home'), to: '/login' };
  const list = {
    label: t('news.list.title'),
    to: isDetail ? listAddress(undefined, siteId) : undefined,
  };
  const detail = { label: t('news.detail.title') };
  return <Breadcrumb className="news-crumbs" items={isDetail ? [home, list, detail] : [home, list]} />;
}
