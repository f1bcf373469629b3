import { FormattedMessage, type IntlShape } from 'react-intl';
import { data, useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type AppError, isAppError, wireCodes } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import type { Calls } from 'edutech/core/web/call';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { newsDetail, newsList, type NewsItem } from '../../api';
import { listAddress } from '../../model/news';
import { feedLink } from '../shared/feed';
import { NewsCrumbs } from '../shared/NewsCrumbs';
import { Article } from './Article';
import { MoreOfType } from './MoreOfType';

export type ArticleData = OutputOf<typeof newsDetail>;

interface Found {
  readonly state: 'found';
  readonly article: ArticleData;
  /** Others of the same type, newest first. */
  readonly more: readonly NewsItem[];
}
/** Taken back, over, not there, or the address names no article. */
interface Absent {
  readonly state: 'withdrawn' | 'expired' | 'notFound' | 'unnamed';
  /** The channel in which to read on. */
  readonly typeid?: string;
}

const mostBeside = 5;

/** What is absent answers so to machines too: 410 when it was there once, else 404. */
export const loader: Loader = async ({ call, url, signal }) => {
  const id = url.searchParams.get('news_id');
  if (!isId(id)) return absent('unnamed', wireCodes.notFound);
  try {
    const article = await call(newsDetail, { id }, { signal });
    return { state: 'found', article, more: await moreBeside(article, call, signal) } satisfies Found;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === wireCodes.gone) return gone(error);
    if (error.code === wireCodes.notFound) return absent('notFound', wireCodes.notFound);
    throw error;
  }
};

const absent = (state: Absent['state'], status: number, typeid?: string) =>
  data({ state, ...(typeid && { typeid }) } satisfies Absent, { status });

/** What was there once leads on to its channel. */
function gone({ key, code, data: facts }: AppError) {
  const { typeid } = (facts ?? {}) as { typeid?: string };
  return absent(key === 'news.error.expired' ? 'expired' : 'withdrawn', code, typeid);
}

/** The column beside the article may fail without it. */
async function moreBeside({ id, typeid }: ArticleData, call: Calls, signal: AbortSignal): Promise<readonly NewsItem[]> {
  const { items } = await call(newsList, { typeid, page: 1, pageline: mostBeside + 1 }, { signal }).catch(() => ({
    items: [],
  }));
  return items.filter((item) => item.id !== id).slice(0, mostBeside);
}

export const head = (loaded: Found | Absent, intl: IntlShape): PageHead => {
  if (loaded.state !== 'found') return { title: intl.formatMessage({ id: titles[loaded.state] }) };
  const { title, typeid, typename } = loaded.article;
  return { title, links: [feedLink(intl), feedLink(intl, { typeid, name: typename })] };
};

/** One article, and where to go on. */
export function Page() {
  const loaded = useLoaderData<Found | Absent>();
  return (
    <div className="wrap news-page">
      <NewsCrumbs isDetail />
      {loaded.state === 'found' ? (
        <div className="news-reading">
          <Article key={loaded.article.id} article={loaded.article} />
          <MoreOfType article={loaded.article} items={loaded.more} />
        </div>
      ) : (
        <div className="card">
          <EmptyState
            page
            picture={loaded.state === 'withdrawn' || loaded.state === 'expired' ? 'box' : 'signpost'}
            title={<FormattedMessage id={titles[loaded.state]} />}
            text={<FormattedMessage id={`news.detail.${loaded.state}.text`} />}
            actions={
              <Button look="primary" to={listAddress(loaded.typeid)}>
                <FormattedMessage id={loaded.typeid ? 'news.detail.toChannel' : 'news.detail.toList'} />
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

const titles: Readonly<Record<Absent['state'], string>> = {
  withdrawn: 'news.error.withdrawn',
  expired: 'news.error.expired',
  notFound: 'news.error.notFound',
  unnamed: 'news.detail.missing',
};
