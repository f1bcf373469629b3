import type { ReactNode } from 'react';
import { ContentLink } from 'edutech/core/ui/navigation/ContentLink';
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
  return (
    <ContentLink to={addressOfItem(item, siteId)} className={className}>
      {children}
    </ContentLink>
  );
}
