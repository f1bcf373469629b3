import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { StoredState } from '../model/articles/states';

export const insertTypes = (db: Db, types: readonly { id: Id; name: string; nameEn: string; position: number }[]) =>
  db.run(sql`
    insert into news.type (id, name, name_en, position)
    values ${sql.join(types.map((type) => sql`(${type.id}, ${type.name}, ${type.nameEn}, ${type.position})`))}`);

export interface NewArticle {
  id: Id;
  typeId: Id;
  title: string;
  titleEn: string;
  summary: string;
  summaryEn: string;
  body: string;
  cover: string;
  kind: number;
  link: string;
  source: string;
  editor: string;
  author: string;
  publishedAt: Date;
  pinnedUntil: Date | null;
  views: number;
}

/** Published articles with the views that they start with. */
export async function insertArticles(db: Db, articles: readonly NewArticle[]): Promise<void> {
  await db.run(sql`
    insert into news.article (id, type_id, state, title, title_en, summary, summary_en, body, cover, kind, link,
      source, editor, author, published_at, pinned_until, writer_name, updated_by, updated_at)
    values ${sql.join(
      articles.map(
        (
          a,
        ) => sql`(${a.id}, ${a.typeId}, 'published', ${a.title}, ${a.titleEn}, ${a.summary}, ${a.summaryEn}, ${a.body},
          ${a.cover}, ${a.kind}, ${a.link}, ${a.source}, ${a.editor}, ${a.author}, ${a.publishedAt}, ${a.pinnedUntil}, ${a.editor}, ${a.editor},
          ${a.publishedAt})`,
      ),
    )}`);
  await db.run(sql`
    insert into news.article_views (article_id, count)
    values ${sql.join(articles.map((a) => sql`(${a.id}, ${a.views})`))}`);
}

/** How far an article has come that was laid on a desk as a draft. */
export interface DemoState {
  state: StoredState;
  approverIds: readonly Id[];
  approverNames: readonly string[];
  publishedAt: Date | null;
  withdrawnAt: Date | null;
}

export const updateDemoState = (db: Db, id: Id, to: DemoState) =>
  db.run(sql`
    update news.article set state = ${to.state}, approver_ids = ${to.approverIds}::uuid[],
      approver_names = ${to.approverNames}::text[], published_at = ${to.publishedAt}, withdrawn_at = ${to.withdrawnAt}
    where id = ${id}`);
