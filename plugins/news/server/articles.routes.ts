import { AppError, notFound, wireCodes } from 'edutech/core/common/errors';
import { countVisits } from 'edutech/core/server/figures/visits';
import type { Id } from 'edutech/core/common/ids';
import { readSiteIds } from 'edutech/core/server/organisation/sites/edited-site';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import { originOf } from 'edutech/core/server/session/cookies';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { newsDetail, newsFeed, newsHeadlines, newsList, newsSites, newsTypes } from '../api';
import { stateAt } from '../model/articles/states';
import {
  type ArticleRow,
  countPublished,
  type Reading,
  selectHeadlines,
  selectNeighbours,
  selectOptionalArticle,
  selectPublished,
  selectTypes,
  visitTables,
} from './articles.queries';
import { feedOf } from './feed';
import { selectReadSites } from './sites.queries';

/** The reader of a site: the city's without one. */
async function readingOf({ db, input, language, now }: Call<{ siteId?: Id }>): Promise<Reading> {
  return { language, now, siteIds: await readSiteIds(db, input.siteId) };
}

export const listTypes: SingleHandler<typeof newsTypes> = async (call) => selectTypes(call.db, await readingOf(call));

export const listReadSites: SingleHandler<typeof newsSites> = ({ db, input, language }) =>
  selectReadSites(db, input.siteId, language);

export const listArticles: SingleHandler<typeof newsList> = async (call) => {
  const { db, input } = call;
  const { page, pageLine: line } = input;
  const typeId = input.typeId || undefined;
  const reading = await readingOf(call);
  const [items, total] = await Promise.all([
    selectPublished(db, { ...reading, typeId, page, line }),
    countPublished(db, typeId, reading),
  ]);
  return { items, page: { cur: page, line, total } };
};

/** Items of a tab on the portal's front page (portal.md section 9). */
const itemsPerTab = 4;

export const listHeadlines: SingleHandler<typeof newsHeadlines> = async (call) => {
  const reading = await readingOf(call);
  const [types, headlines] = await Promise.all([
    selectTypes(call.db, reading),
    selectHeadlines(call.db, itemsPerTab, reading),
  ]);
  return types
    .map((type) => ({
      ...type,
      items: headlines.filter(({ under }) => under === type.typeId).map(({ item }) => item),
    }))
    .filter(({ items: some }) => some.length > 0);
};

export const showArticle: SingleHandler<typeof newsDetail> = async (call) => {
  const { db, input, now } = call;
  const reading = await readingOf(call);
  const article = await selectOptionalArticle(db, input.id, reading);
  const state = article && stateAt(article, now);
  if (article && (state === 'withdrawn' || state === 'expired')) throw gone(state, article);
  if (!article || state !== 'published') throw notFound('news.error.notFound');
  const neighbours = await selectNeighbours(db, article, reading);
  return { ...article, createTime: article.createTime.toISOString(), ...neighbours };
};

/** 410 for a removed article, with its channel to continue in, if the site shows that. */
const gone = (state: 'withdrawn' | 'expired', { typeId, isLeftOut }: ArticleRow) =>
  new AppError(`news.error.${state}`, wireCodes.gone, {}, { data: isLeftOut ? {} : { typeId } });

const feedLength = 20;

export const feed =
  (
    settings: Settings,
    channel: (language: 'zh-CN' | 'en') => { title: string; description: string },
  ): SingleHandler<typeof newsFeed> =>
  async (call) => {
    const { db, input, language } = call;
    const reading = await readingOf(call);
    const items = await selectPublished(db, { ...reading, typeId: input.typeId, page: 1, line: feedLength });
    const base = originOf(call, settings);
    return {
      raw: true,
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
      body: feedOf({ ...channel(language), language, base }, items),
    };
  };

/** Openings of articles: of those that are published. */
export const countOpenings = countVisits(visitTables, async ({ db, input, language, now }) => {
  const article = await selectOptionalArticle(db, input.id, { language, now, siteIds: [] });
  if (!article || stateAt(article, now) !== 'published') throw notFound('news.error.notFound');
});
