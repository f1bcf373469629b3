import { inOneSpelling } from 'edutech/core/common/wire/former-names';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ArticleFields, ArticleVersion } from '../../../api';
import type { Reviewed } from '../../../model/articles/acts';
import type { FullArticleRow } from './article-row';

/** Who writes, and when. */
export interface By {
  readonly id: Id;
  readonly name: string;
  readonly now: Date;
}

export interface NewDraft {
  readonly id: Id;
  readonly countyId: Id | null;
  readonly schoolId: Id | null;
  /** The article whose text it copies: its writers count as writers of this one, and do not review it. */
  readonly copied: Pick<FullArticleRow, 'id' | 'writerIds'> | null;
  readonly fields: ArticleFields;
}

export function insertDraft(db: Db, { id, countyId, schoolId, copied, fields: f }: NewDraft, by: By) {
  const writerIds = [...new Set([...(copied?.writerIds ?? []), by.id])];
  return db.run(sql`
    insert into news.article (id, type_id, more_type_ids, state, title, title_en, summary, summary_en, body, cover, kind, link, source,
      editor, author, tags, publish_at, expires_at, site_county_id, site_school_id, copied_from, writer_ids, writer_name,
      updated_by, updated_at)
    values (${id}, ${f.typeId}, ${f.alsoIn ?? []}::uuid[], 'draft', ${f.title}, ${f.titleEn}, ${f.summary}, ${f.summaryEn}, ${f.body}, ${f.cover},
      ${f.type}, ${f.link}, ${f.source}, ${f.editor}, ${f.author}, ${f.tags}::text[], ${f.publishAt}, ${f.expiresAt},
      ${countyId}, ${schoolId}, ${copied?.id ?? null}, ${writerIds}::uuid[], ${by.name}, ${by.name}, ${by.now})`);
}

/** Writes a text over a draft, and says who has written on it. */
export const updateText = (
  db: Db,
  article: FullArticleRow,
  f: ArticleFields,
  { writerIds, save }: { writerIds: readonly Id[]; save: Id },
  by: By,
) =>
  db.run(sql`
    update news.article set type_id = ${f.typeId}, more_type_ids = ${f.alsoIn ?? []}::uuid[], title = ${f.title}, title_en = ${f.titleEn}, summary = ${f.summary},
      summary_en = ${f.summaryEn}, body = ${f.body}, cover = ${f.cover}, kind = ${f.type}, link = ${f.link},
      source = ${f.source}, editor = ${f.editor}, author = ${f.author}, tags = ${f.tags}::text[],
      publish_at = ${f.publishAt}, expires_at = ${f.expiresAt}, writer_ids = ${writerIds}::uuid[], last_save = ${save},
      version = version + 1, updated_by = ${by.name}, updated_at = ${by.now}
    where id = ${article.id}`);

/** What an act may change besides the state. */
export interface Aside {
  readonly pinnedUntil: Date | null;
  readonly typeId: Id;
  readonly reviewers: readonly string[];
}

/** Writes down what an act has left of an article. */
export const updateState = (db: Db, article: FullArticleRow, after: Reviewed, aside: Aside, by: By) =>
  db.run(sql`
    update news.article set state = ${after.state}, approver_ids = ${after.approverIds}::uuid[],
      approver_names = ${aside.reviewers}::text[], publish_at = ${after.publishAt}, published_at = ${after.publishedAt},
      expires_at = ${after.expiresAt}, pinned_until = ${aside.pinnedUntil}, type_id = ${aside.typeId},
      more_type_ids = array_remove(more_type_ids, ${aside.typeId}),
      withdrawn_at = ${after.state === 'withdrawn' ? by.now : null}, removed_at = ${after.isRemoved ? by.now : null},
      version = version + 1, updated_by = ${by.name}, updated_at = ${by.now}
    where id = ${article.id}`);

/** How long somebody's saves go into the same version of the text. */
const stretchMinutes = 10;

/** Keeps the text as it is now: in the version that its writer has just begun, or in a new one. */
export async function keepVersion(db: Db, articleId: Id, fields: ArticleFields, by: By): Promise<void> {
  const text = JSON.stringify(fields);
  const since = new Date(by.now.getTime() - stretchMinutes * 60_000);
  const goesOn = await db.run(sql`
    update news.article_version set fields = ${text}::jsonb, saved_at = ${by.now}
    where article_id = ${articleId} and is_open and by_id = ${by.id} and began_at > ${since}
      and number = (select max(number) from news.article_version where article_id = ${articleId})`);
  if (goesOn > 0) return;
  await db.run(sql`
    insert into news.article_version (article_id, number, fields, by_id, by_name, began_at, saved_at)
    select ${articleId}, coalesce(max(number), 0) + 1, ${text}::jsonb, ${by.id}, ${by.name}, ${by.now}, ${by.now}
    from news.article_version where article_id = ${articleId}`);
}

/** Submitted versions are not overwritten. */
export const closeVersions = (db: Db, articleId: Id) =>
  db.run(sql`update news.article_version set is_open = false where article_id = ${articleId} and is_open`);

export async function selectVersions(db: Db, articleId: Id, count: number): Promise<ArticleVersion[]> {
  const rows = await db.all(sql<Omit<ArticleVersion, 'savedAt'> & { savedAt: Date }>`
    select number, by_name as by, saved_at, fields from news.article_version
    where article_id = ${articleId} order by number desc limit ${count}`);
  return rows.map((row) => ({ ...row, fields: inOneSpelling(row.fields), savedAt: row.savedAt.toISOString() }));
}

/** Drafts that were thrown away before this time go for good. */
export const deleteRemovedBefore = (db: Db, before: Date) =>
  db.run(sql`delete from news.article where removed_at < ${before}`);
