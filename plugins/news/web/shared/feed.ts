import { addressOf } from 'edutech/core/common/addresses/addresses';
import type { Translate } from 'edutech/core/web/hooks';
import type { DocumentLink } from 'edutech/core/web/plugin';
import { newsFeed, type NewsType } from '../../api';

/** Address of the RSS feed of a type, or of all. */
export const feedAddress = (typeId?: string): string =>
  addressOf(newsFeed.root, newsFeed.path) + (typeId ? `?typeid=${typeId}` : '');

/** By this link in the document's head, readers of feeds find the one of a page. */
export const feedLink = (t: Translate, type?: Pick<NewsType, 'typeId' | 'name'>): DocumentLink => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  href: feedAddress(type?.typeId),
  title: type?.name ?? t('news.list.all'),
});
