import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from 'edutech/core/web/hooks';
import type { NewsItem } from '../../api';
import { addressOfItem } from '../../model/news';

interface ItemLinkProps {
  readonly item: Pick<NewsItem, 'id' | 'type' | 'link'>;
  /** The county or school as of which it is read; absent: the city. */
  readonly siteId?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An item is one link: to our page, or to another site in a new tab. */
export function ItemLink({ item, siteId, className, children }: ItemLinkProps) {
  const t = useText();
  const address = addressOfItem(item, siteId);
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden">{t('news.newTab')}</span>
    </a>
  );
}
