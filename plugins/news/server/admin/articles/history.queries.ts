import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { ArticleComment, ArticleStep } from '../../../api';
import type { TextAnchor } from '../../../model/articles/text/anchors';
import type { By } from './drafts.queries';

export interface NewStep {
  readonly id: Id;
  readonly articleId: Id;
  readonly act: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export const insertStep = (db: Db, step: NewStep, by: By) =>
  db.run(sql`
    insert into news.article_step (id, article_id, act, from_state, to_state, by_id, by_name, reason, done_at)
    values (${step.id}, ${step.articleId}, ${step.act}, ${step.from}, ${step.to}, ${by.id}, ${by.name}, ${step.reason},
      ${by.now})`);

/** What was done with an article, first things first. */
export async function selectSteps(db: Db, articleId: Id): Promise<ArticleStep[]> {
  const rows = await db.all(sql<Omit<ArticleStep, 'at'> & { at: Date }>`
    select id, act, from_state as "from", to_state as "to", by_name as by, reason, done_at as at
    from news.article_step where article_id = ${articleId} order by done_at, id`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export interface NewComment {
  readonly id: Id;
  readonly articleId: Id;
  readonly anchor: TextAnchor;
  readonly body: string;
}

export const insertComment = (db: Db, { id, articleId, anchor, body }: NewComment, by: By) =>
  db.run(sql`
    insert into news.article_comment (id, article_id, start_at, end_at, quote, before_text, after_text, body, by_id, by_name,
      made_at)
    values (${id}, ${articleId}, ${anchor.start}, ${anchor.end}, ${anchor.quote}, ${anchor.before}, ${anchor.after},
      ${body}, ${by.id}, ${by.name}, ${by.now})`);

interface CommentRow extends Omit<ArticleComment, 'at' | 'resolvedAt'> {
  readonly at: Date;
  readonly resolvedAt: Date | null;
}

/** Remarks on an article in the order of the text. */
export async function selectComments(db: Db, articleId: Id, personId: Id): Promise<ArticleComment[]> {
  const rows = await db.all(sql<CommentRow>`
    select id, start_at as start, end_at as "end", quote, before_text as before, after_text as after, body, by_name as by,
      by_id = ${personId} as is_own, made_at as at, resolved_by, resolved_at
    from news.article_comment where article_id = ${articleId} order by start_at, made_at`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), resolvedAt: row.resolvedAt?.toISOString() ?? null }));
}

export interface FoundComment {
  readonly id: Id;
  readonly byId: Id;
}

/** A remark on an article of a site that the connection works on. */
export const selectOptionalComment = (db: Db, id: Id): Promise<FoundComment | undefined> =>
  db.maybe(sql<FoundComment>`
    select c.id, c.by_id from news.article_comment c join news.article a on a.id = c.article_id
    where c.id = ${id} and core.works_on(a.site_county_id, a.site_school_id)`);

export const updateCommentResolved = (db: Db, { id }: FoundComment, by: By | null) =>
  db.run(sql`
    update news.article_comment set resolved_at = ${by?.now ?? null}, resolved_by = ${by?.name ?? ''} where id = ${id}`);

export const deleteComment = (db: Db, { id }: FoundComment) =>
  db.run(sql`delete from news.article_comment where id = ${id}`);
