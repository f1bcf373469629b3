import type { ReactNode } from 'react';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import { shortMoment } from '../shared/moments';
import type { ReviewData } from './review-data';

/** What belongs to the article beside its text. */
export function ArticleFacts({ article }: { article: ReviewData }) {
  const t = useText();
  const { fields } = article;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['site', article.siteName],
    ['channel', article.typeName],
    ['writer', article.writer],
    ['titleEn', fields.titleEn],
    ['publishAt', fields.publishAt && shortMoment(fields.publishAt)],
    ['expiresAt', fields.expiresAt && shortMoment(fields.expiresAt)],
    ['pinnedUntil', article.pinnedUntil && shortMoment(article.pinnedUntil)],
    ['tags', fields.tags.join(' · ')],
    ['cover', fields.cover && <img src={fields.cover} alt="" width={240} height={135} />],
  ];
  return (
    <Panel title={t('news.settings.title')}>
      <dl className="card-body news-facts-list">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(`news.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
