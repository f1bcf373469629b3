import { data, useLoaderData } from 'react-router';
import { type AppError, isAppError, wireCodes } from 'edutech/core/common/errors';
import { isId } from 'edutech/core/common/ids';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import type { Calls } from 'edutech/core/web/call';
import type { Translate } from 'edutech/core/web/hooks';
import { siteOf } from 'edutech/core/web/page/site-of';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { newsDetail, newsList, type NewsItem } from '../../api';
import { listAddress } from '../../model/news';
import { feedLink } from '../shared/feed';
import { NewsCrumbs } from '../shared/NewsCrumbs';
import { Article } from './Article';
import { MoreOfType } from './MoreOfType';
import type { ArticleData } from './article-data';

/** The county or school as of which it is read; absent: the city. */
interface OfSite {
  readonly siteId?: string;
}
interface Found extends OfSite {
  readonly state: 'found';
  readonly article: ArticleData;
  /** Others of the same type, newest first. */
  readonly more: readonly NewsItem[];
}
/** Taken back, over, not there, or the address names no article. */
interface Absent extends OfSite {
  readonly state: 'withdrawn' | 'expired' | 'notFound' | 'unnamed';
  /** The channel in which to read on. */
  readonly typeId?: string;
}

const mostBeside = 5;

/** What is absent answers so to machines too: 410 when it was there once, else 404. */
export const loader: Loader = async ({ call, url, signal }) => {
  const id = url.searchParams.get('news_id');
  const ofSite = siteOf(url);
  if (!isId(id)) return absent({ state: 'unnamed', ...ofSite }, wireCodes.notFound);
  try {
    const article = await call(newsDetail, { ...ofSite, id }, { signal });
    return {
      state: 'found',
      article,
      more: await moreBeside(article, ofSite, call, signal),
      ...ofSite,
    } satisfies Found;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === wireCodes.gone) return gone(error, ofSite);
    if (error.code === wireCodes.notFound) return absent({ state: 'notFound' }, wireCodes.notFound);
    throw error;
  }
};

const absent = (what: Absent, status: number) => data(what, { status });

/** What was there once leads on to its channel. */
function gone({ key, code, data: facts }: AppError, ofSite: OfSite) {
  const { typeId } = (facts ?? {}) as { typeId?: string };
  const state = key === 'news.error.expired' ? 'expired' : 'withdrawn';
  return absent({ state, ...(typeId && { typeId }), ...ofSite }, code);
}

/** The column beside the article may fail without it. */
async function moreBeside(
  { id, typeId }: ArticleData,
  ofSite: OfSite,
  call: Calls,
  signal: AbortSignal,
): Promise<readonly NewsItem[]> {
  const { items } = await call(newsList, { ...ofSite, typeId, page: 1, pageLine: mostBeside + 1 }, { signal }).catch(
    () => ({
      items: [],
    }),
  );
  return items.filter((item) => item.id !== id).slice(0, mostBeside);
}

export const head = (loaded: Found | Absent, t: Translate): PageHead => {
  if (loaded.state !== 'found') return { title: t(titles[loaded.state]) };
  const { title, typeId, typeName } = loaded.article;
  return { title, links: [feedLink(t), feedLink(t, { typeId, name: typeName })] };
};

/** One article, and where to go on. */
export function Page() {
  const loaded = useLoaderData<Found | Absent>();
  return (
    <div className="wrap news-page">
      <NewsCrumbs isDetail siteId={loaded.siteId} />
      {loaded.state === 'found' ? (
        <Stack align="start" className="news-reading">
          <Article key={loaded.article.id} article={loaded.article} siteId={loaded.siteId} />
          <MoreOfType article={loaded.article} items={loaded.more} siteId={loaded.siteId} />
        </Stack>
      ) : (
        <NothingHere
          picture={loaded.state === 'withdrawn' || loaded.state === 'expired' ? 'box' : 'signpost'}
          title={titles[loaded.state]}
          text={`news.detail.${loaded.state}.text`}
          on={{
            to: listAddress(loaded.typeId, loaded.siteId),
            label: loaded.typeId ? 'news.detail.toChannel' : 'news.detail.toList',
          }}
        />
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
