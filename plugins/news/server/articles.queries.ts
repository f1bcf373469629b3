import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { VisitTables } from 'edutech/core/server/figures/visits.queries';
import type { NewsItem, NewsType } from '../api';
import type { StoredState } from '../model/articles/states';
import { channelsOf, standsIn, standsInShown } from './channels-of-site.queries';

/** A text of the row in the reader's language; English readers get Chinese where English is missing. */
const inLanguage = (column: string, language: Language): Query<string> =>
  language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`a.${column}_en`)}, ''), ${sql.ref(`a.${column}`)})`
    : sql<string>`${sql.ref(`a.${column}`)}`;

const itemColumns = (language: Language, now: Date, typeId = sql<Id>`a.type_id`) => sql`
  a.id, ${inLanguage('title', language)} as title, a.published_at as create_time,
  ${inLanguage('summary', language)} as summary, a.cover, a.link, a.kind as type, ${typeId} as type_id, a.source,
  coalesce(a.pinned_until > ${now}, false) as pinned, coalesce(v.count, 0) as views`;

interface ItemRow extends Omit<NewsItem, 'createTime'> {
  createTime: Date;
}
const itemOf = (row: ItemRow): NewsItem => ({ ...row, createTime: row.createTime.toISOString() });

/**
 * The reader, the time, and the sites whose news are shown besides the city's: a county's, or a school's and its
 * county's.
 */
export interface Reading {
  readonly language: Language;
  readonly now: Date;
  readonly siteIds: readonly Id[];
}

/** Published and not expired: by the clock, so that nothing appears or goes late. */
const isPublished = (now: Date) => sql`
  (a.state = 'published' and a.published_at <= ${now} and (a.expires_at is null or a.expires_at > ${now}))`;

const ofSites = (siteIds: readonly Id[]) =>
  siteIds.length === 0 ? sql`a.site_id is null` : sql`(a.site_id is null or a.site_id = any(${siteIds}::uuid[]))`;

const isRead = ({ now, siteIds }: Reading) => sql`${isPublished(now)} and ${ofSites(siteIds)}`;

/** All types that the site shows, in their order and by its names, with how many articles each has published. */
export const selectTypes = (db: Db, reading: Reading): Promise<NewsType[]> =>
  db.all(sql<NewsType>`
    select t.id as type_id, ${sql.ref(reading.language === 'en' ? 't.name_en' : 't.name')} as name,
      (select count(*) from news.article a where ${standsIn(sql`t.id`)} and ${isRead(reading)}) as total
    from ${channelsOf(reading.siteIds)} t where not t.is_hidden order by t.position`);

/** The first articles of every type, in the order of the list; `under` is the type. */
export async function selectHeadlines(db: Db, line: number, reading: Reading) {
  const { language, now } = reading;
  const rows = await db.all(sql<ItemRow & { under: Id }>`
    select ${itemColumns(language, now)}, t.id as under
    from ${channelsOf(reading.siteIds)} t cross join lateral (
      select * from news.article a
      where ${standsIn(sql`t.id`)} and ${isRead(reading)}
      order by ${firstOnTop(now)} limit ${line}) a
    left join news.article_views v on v.article_id = a.id
    where not t.is_hidden
    order by t.position, ${firstOnTop(now)}`);
  return rows.map(({ under, ...row }) => ({ under, item: itemOf(row) }));
}

/** Pinned articles first, then the newest. */
const firstOnTop = (now: Date) => sql`coalesce(a.pinned_until > ${now}, false) desc, a.published_at desc, a.id desc`;

/** A page of published articles, pinned ones first, then by time. */
export async function selectPublished(
  db: Db,
  want: Reading & { typeId: Id | undefined; page: number; line: number },
): Promise<NewsItem[]> {
  const rows = await db.all(sql<ItemRow>`
    select ${itemColumns(want.language, want.now)}
    from news.article a left join news.article_views v on v.article_id = a.id
    where ${isRead(want)} and ${isShown(want, want.typeId)}
    order by ${firstOnTop(want.now)}
    limit ${want.line} offset ${(want.page - 1) * want.line}`);
  return rows.map(itemOf);
}

export async function countPublished(db: Db, typeId: Id | undefined, reading: Reading): Promise<number> {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from news.article a where ${isRead(reading)} and ${isShown(reading, typeId)}`);
  return count;
}

export interface ArticleRow extends ItemRow {
  state: StoredState;
  publishedAt: Date | null;
  expiresAt: Date | null;
  siteId: Id | null;
  typeName: string;
  /** The site leaves out all channels in which it stands. */
  isLeftOut: boolean;
  editor: string;
  author: string;
  body: string;
}

/**
 * The article whatever its state: the caller decides between 404 and 410. Drafts are seen by those who work on them only.
 * Its channel is one that the site shows, if there is one: its own before others.
 */
export const selectOptionalArticle = (
  db: Db,
  id: Id,
  { language, now, siteIds }: Reading,
): Promise<ArticleRow | undefined> =>
  db.maybe(sql<ArticleRow>`
    select ${itemColumns(language, now, sql<Id>`t.id`)}, a.state, a.published_at, a.expires_at,
      a.site_id, a.editor, a.author, a.body,
      ${sql.ref(language === 'en' ? 't.name_en' : 't.name')} as type_name, t.is_hidden as is_left_out
    from news.article a
    cross join lateral (
      select * from ${channelsOf(siteIds)} shown where ${standsIn(sql`shown.id`)}
      order by shown.is_hidden, shown.id = a.type_id desc, shown.position limit 1) t
    left join news.article_views v on v.article_id = a.id
    where a.id = ${id}`);

/** The published articles of the same site and channel just before and after this one. */
export async function selectNeighbours(db: Db, article: ArticleRow, { language, now }: Reading) {
  const beside = (older: boolean) => sql<{ id: Id; title: string }>`
    select a.id, ${inLanguage('title', language)} as title from news.article a
    where ${isPublished(now)} and a.site_id is not distinct from ${article.siteId}::uuid 
      and ${standsIn(sql`${article.typeId}::uuid`)} and a.kind = 1
      and (a.published_at, a.id) ${sql.raw(older ? '<' : '>')} (${article.createTime}, ${article.id}::uuid)
    order by a.published_at ${sql.raw(older ? 'desc' : 'asc')}, a.id ${sql.raw(older ? 'desc' : 'asc')} limit 1`;
  const [previous, next] = await Promise.all([db.maybe(beside(true)), db.maybe(beside(false))]);
  return { previous: previous ?? null, next: next ?? null };
}

/** Every opening of an article once, and its projection. */
export const visitTables: VisitTables = {
  visits: 'news.visit',
  visited: 'article_id',
  at: 'visited_at',
  counts: 'news.article_views',
  count: 'count',
};

/** In the channel, or in any; a county or a school may have left some out. */
const isShown = ({ siteIds }: Reading, typeId: Id | undefined): Query => {
  if (siteIds.length > 0) return standsInShown(siteIds, typeId);
  return typeId ? standsIn(sql`${typeId}::uuid`) : sql`true`;
};
