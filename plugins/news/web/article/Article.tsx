import { CityWords } from 'edutech/core/ui/words/CityWords';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { useText } from 'edutech/core/web/hooks';
import { useVisit } from 'edutech/core/web/visit';
import { Row } from 'edutech/core/ui/layout/Row';
import { newsOpened } from '../../api';
import { nextSize, type TextSize } from '../../model/news';
import { Views } from '../shared/Views';
import { ArticleBody } from './ArticleBody';
import type { ArticleData } from './article-data';
import { Neighbours } from './Neighbours';
import { ReadingTools } from './ReadingTools';

/** Title, facts, body, and the articles before and after. */
export function Article({ article, siteId }: { article: ArticleData; siteId: string | undefined }) {
  const intl = useIntl();
  const t = useText();
  const [size, setSize] = useState<TextSize>('usual');
  useVisit(newsOpened, article.id);
  return (
    <article className="card news-article">
      <h1 lang={langOf(article.title)}>{article.title}</h1>
      <Row wrap className="news-by lined-below muted">
        <time className="num" dateTime={article.createTime}>
          {cityMinute(new Date(article.createTime))}
        </time>
        {article.source && <span>{t('news.detail.source', { source: <CityWords>{article.source}</CityWords> })}</span>}
        {article.editor && (
          <span className="news-wide">
            {t('news.detail.editor', { editor: <CityWords>{article.editor}</CityWords> })}
          </span>
        )}
        <Views count={article.views} />
        <ReadingTools
          larger={nextSize(size, 1)}
          smaller={nextSize(size, -1)}
          onSize={setSize}
          onPrint={() => window.print()}
        />
      </Row>
      {intl.locale !== 'zh-CN' && (
        <p className="above-4 pad-y-2 pad-x-3 round tint-info ink-info">{t('news.detail.inChinese')}</p>
      )}
      <ArticleBody html={article.body} size={size} />
      {article.type !== 1 && article.link && (
        <Button look="primary" href={article.link} target="_blank" iconAfter="Open">
          {t('news.detail.readOn')}
        </Button>
      )}
      {article.author && (
        <p className="above-5 muted at-end">
          {t('news.detail.author', { author: <CityWords>{article.author}</CityWords> })}
        </p>
      )}
      <Neighbours previous={article.previous} next={article.next} siteId={siteId} />
    </article>
  );
}
