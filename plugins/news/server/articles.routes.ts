import { AppError, notFound, wireCodes } from 'edutech/core/common/errors';
import { countVisits } from 'edutech/core/server/figures/visits';
import type { SingleHandler } from 'edutech/core/server/plugin';
import type { newsDetail, newsFeed, newsHeadlines, newsList, newsTypes } from '../api';
import {
  countPublished,
  selectHeadlines,
  selectNeighbours,
  selectOptionalArticle,
  selectPublished,
  selectTypes,
  visitTables,
} from './articles.queries';
import { feedOf } from './feed';

export const listTypes: SingleHandler<typeof newsTypes> = ({ db, language, now }) => selectTypes(db, language, now);

export const listArticles: SingleHandler<typeof newsList> = async ({ db, input, language, now }) => {
  const { typeid: typeId, page, pageline: line } = input;
  const [items, total] = await Promise.all([
    selectPublished(db, { typeId, page, line, language, now }),
    countPublished(db, typeId, now),
  ]);
  return { items, page: { cur: page, line, total } };
};

/** Items of a tab on the portal's front page (portal.md section 9). */
const itemsPerTab = 4;

export const listHeadlines: SingleHandler<typeof newsHeadlines> = async ({ db, language, now }) => {
  const [types, items] = await Promise.all([
    selectTypes(db, language, now),
    selectHeadlines(db, itemsPerTab, language, now),
  ]);
  return types
    .map((type) => ({ ...type, items: items.filter(({ typeid }) => typeid === type.typeid) }))
    .filter(({ items: some }) => some.length > 0);
};

export const showArticle: SingleHandler<typeof newsDetail> = async ({ db, input, language, now }) => {
  const article = await selectOptionalArticle(db, input.id, language, now);
  if (!article || article.state === 'draft') throw notFound('news.error.notFound');
  if (article.state === 'withdrawn') throw new AppError('news.error.withdrawn', wireCodes.gone);
  const neighbours = await selectNeighbours(db, article, language, now);
  return { ...article, createTime: article.createTime.toISOString(), ...neighbours };
};

const feedLength = 20;

export const feed =
  (
    origin: string,
    channel: (language: 'zh-CN' | 'en') => { title: string; description: string },
  ): SingleHandler<typeof newsFeed> =>
  async ({ db, input, language, now, headers }) => {
    const items = await selectPublished(db, { typeId: input.typeid, page: 1, line: feedLength, language, now });
    const base = origin || `http://${headers['host'] ?? 'localhost'}`;
    return {
      raw: true,
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
      body: feedOf({ ...channel(language), language, base }, items),
    };
  };

/** Openings of articles: of those that are published. */
export const countOpenings = countVisits(visitTables, async ({ db, input, language, now }) => {
  const article = await selectOptionalArticle(db, input.id, language, now);
  if (article?.state !== 'published') throw notFound('news.error.notFound');
});
