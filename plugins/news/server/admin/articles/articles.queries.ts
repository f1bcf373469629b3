import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { joinSite, siteName } from 'edutech/core/server/organisation/sites/sites.queries';
import type { ListTab } from '../../../api';
import { reviewStates } from '../../../model/articles/states';
import { standsIn } from '../../channels-of-site.queries';
import type { FullArticleRow, ArticleListRow } from './article-row';

const listColumns = (language: Language) => sql`
  a.id, a.version, a.title, a.state, a.kind as type, a.type_id,
  ${sql.ref(language === 'en' ? 't.name_en' : 't.name')} as type_name, a.site_id,
  a.site_county_id, a.site_school_id, ${siteName(language)} as site_name,
  a.writer_name as writer, a.writer_ids, a.approver_ids, a.approver_names as reviewers,
  a.updated_by, a.updated_at, a.published_at, a.publish_at,
  a.expires_at, a.pinned_until, a.removed_at is not null as is_removed,
  coalesce(v.count, 0) as views`;

const fullColumns = sql`
  a.last_save, a.title_en, a.summary, a.summary_en, a.body, a.cover, a.link,
  a.source, a.editor, a.author, a.tags, a.more_type_ids as also_in`;

const from = sql`
  from news.article a
  join news.type t on t.id = a.type_id
  left join news.article_views v on v.article_id = a.id ${joinSite}`;

/** Published articles of other sites are public: editors get those of their own site. */
export const edited = sql`core.works_on(a.site_county_id, a.site_school_id)`;

/** The same as `stateAt` of the model. */
const stateNow = (now: Date) => sql<string>`
  case when a.state <> 'published' then a.state
    when a.published_at > ${now} then 'scheduled'
    when a.expires_at <= ${now} then 'expired'
    else 'published' end`;

export interface WantedArticles {
  readonly tab: ListTab;
  /** A site's id, `city` for the city's own; absent: all that one works on. */
  readonly siteId: string | undefined;
  readonly typeId: Id | undefined;
  readonly words: string;
  readonly page: number;
  readonly line: number;
  readonly personId: Id;
  readonly language: Language;
  readonly now: Date;
}

const filters = ({ siteId, typeId, words }: WantedArticles): Query => sql`
  a.removed_at is null and ${edited}
  ${siteId === 'city' ? sql`and a.site_id is null` : siteId ? sql`and a.site_id = ${siteId}` : sql``}
  ${typeId ? sql`and ${standsIn(sql`${typeId}::uuid`)}` : sql``}
  ${words ? sql`and a.title ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}` : sql``}`;

/** Under review, and neither written nor approved by this person. */
export const waiting = (personId: Id) => sql`
  (a.state = any(${[...reviewStates]}::text[]) and not ${personId} = any(a.writer_ids)
    and not ${personId} = any(a.approver_ids))`;

const ofTab = ({ tab, personId, now }: WantedArticles): Query => {
  if (tab === 'all') return sql``;
  return tab === 'waiting' ? sql`and ${waiting(personId)}` : sql`and ${stateNow(now)} = ${tab}`;
};

/** A page of articles; those that wait for a review oldest first, all others last changed first. */
export const selectArticleList = (db: Db, want: WantedArticles): Promise<ArticleListRow[]> =>
  db.all(sql<ArticleListRow>`
    select ${listColumns(want.language)} ${from} where ${filters(want)} ${ofTab(want)}
    order by a.updated_at ${sql.raw(want.tab === 'waiting' ? 'asc' : 'desc')}, a.id desc
    limit ${want.line} offset ${(want.page - 1) * want.line}`);

/** How many articles each tab holds under the same filters. */
export async function selectCounts(db: Db, want: WantedArticles): Promise<Record<string, number>> {
  const rows = await db.all(sql<{ state: string; count: number; waiting: number }>`
    select ${stateNow(want.now)} as state, count(*) as count,
      count(*) filter (where ${waiting(want.personId)}) as waiting
    from news.article a where ${filters(want)} group by 1`);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    all: sum(rows.map(({ count }) => count)),
    waiting: sum(rows.map((row) => row.waiting)),
  };
}

/** The article, for whoever works on its site. */
export const selectOptionalArticle = (db: Db, id: Id, language: Language): Promise<FullArticleRow | undefined> =>
  db.maybe(sql<FullArticleRow>`
    select ${listColumns(language)}, ${fullColumns} ${from} where a.id = ${id} and ${edited}`);

/** The same, kept from being changed by others until the transaction ends. */
export const lockOptionalArticle = (db: Db, id: Id, language: Language): Promise<FullArticleRow | undefined> =>
  db.maybe(sql<FullArticleRow>`
    select ${listColumns(language)}, ${fullColumns} ${from} where a.id = ${id} and ${edited} for update of a`);

/** Whether a published article exists, as the target of a link. */
export const selectIsPublic = async (db: Db, id: Id, now: Date): Promise<boolean> =>
  (await db.maybe(sql`
    select from news.article where id = ${id} and state = 'published' and published_at <= ${now}
      and (expires_at is null or expires_at > ${now})`)) !== undefined;

/** Those of them that are channels; none of these is removed until the transaction ends. */
export const lockChannels = async (db: Db, typeIds: readonly Id[]): Promise<ReadonlySet<Id>> => {
  const found = await db.all(
    sql<{ id: Id }>`select id from news.type where id = any(${typeIds}::uuid[]) order by id for key share`,
  );
  return new Set(found.map(({ id }) => id));
};

export const selectFirstChannel = (db: Db): Promise<{ id: Id }> =>
  db.one(sql<{ id: Id }>`select id from news.type order by position limit 1`, 'news.error.noChannel');
