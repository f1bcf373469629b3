import { Link } from 'react-router';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { articleAddress } from '../../model/news';
import type { ArticleData } from './article-data';

interface NeighboursProps extends Pick<ArticleData, 'previous' | 'next'> {
  readonly siteId: string | undefined;
}

/** The articles of the same type before and after this one in time. */
export function Neighbours({ previous, next, siteId }: NeighboursProps) {
  const t = useText();
  if (!previous && !next) return null;
  return (
    <Stack as="nav" className="news-turn above-5 lined-top no-print" aria-label={t('news.detail.neighbours')}>
      {previous && (
        <Stack className="high" as={Link} packed gap="half" to={articleAddress(previous.id, siteId)} rel="prev">
          <small className="muted">{t('news.detail.previous')}</small>
          <b>{previous.title}</b>
        </Stack>
      )}
      {next && (
        <Stack
          as={Link}
          packed
          gap="half"
          to={articleAddress(next.id, siteId)}
          rel="next"
          className="news-turn-next high"
        >
          <small className="muted">{t('news.detail.next')}</small>
          <b>{next.title}</b>
        </Stack>
      )}
    </Stack>
  );
}
