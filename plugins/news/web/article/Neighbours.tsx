import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { articleAddress } from '../../model/news';
import type { ArticleData } from './article-data';

interface NeighboursProps extends Pick<ArticleData, 'previous' | 'next'> {
  readonly siteId: string | undefined;
}

/** The articles of the same type before and after this one in time. */
export function Neighbours({ previous, next, siteId }: NeighboursProps) {
  const intl = useIntl();
  if (!previous && !next) return null;
  return (
    <nav className="news-turn" aria-label={intl.formatMessage({ id: 'news.detail.neighbours' })}>
      {previous && (
        <Link to={articleAddress(previous.id, siteId)} rel="prev">
          <small>
            <FormattedMessage id="news.detail.previous" />
          </small>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link to={articleAddress(next.id, siteId)} rel="next" className="news-turn-next">
          <small>
            <FormattedMessage id="news.detail.next" />
          </small>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  );
}
