import type { Id } from 'edutech/core/common/ids';
import type { SiteLevel } from 'edutech/core/common/organisation/sites';
import type { SignedIn } from 'edutech/core/server/actor';
import type { AdminArticle, ArticleFields } from '../../../api';
import { openActs, type Editor, type NewsAction, type Reviewed } from '../../../model/articles/acts';
import { reviewsOf, type ReviewOptions } from '../../../model/articles/sites';
import { stateAt } from '../../../model/articles/states';

/** Columns of an article that lists show and rules need. */
export interface ArticleListRow extends Reviewed {
  readonly id: Id;
  readonly version: number;
  readonly title: string;
  readonly type: number;
  readonly typeId: Id;
  readonly typeName: string;
  readonly siteId: Id | null;
  readonly siteCountyId: Id | null;
  readonly siteSchoolId: Id | null;
  readonly siteName: string;
  readonly writer: string;
  readonly reviewers: readonly string[];
  readonly updatedBy: string;
  readonly updatedAt: Date;
  readonly pinnedUntil: Date | null;
  readonly views: number;
}

/** The whole article, as its editors get it. */
export interface FullArticleRow extends ArticleListRow {
  readonly lastSave: Id | null;
  readonly titleEn: string;
  readonly summary: string;
  readonly summaryEn: string;
  readonly body: string;
  readonly cover: string;
  readonly link: string;
  readonly source: string;
  readonly editor: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly alsoIn: readonly Id[];
}

const actions: readonly NewsAction[] = ['write', 'review', 'publish', 'withdraw', 'pin'];

/** An editor as the rules see them. */
export const editorOf = ({ personId, permissions }: SignedIn): Editor => ({
  id: personId,
  actions: new Set(actions.filter((action) => permissions.has(`news_admin.${action}`))),
});

export const levelOf = ({
  siteCountyId,
  siteSchoolId,
}: Pick<ArticleListRow, 'siteCountyId' | 'siteSchoolId'>): SiteLevel =>
  siteSchoolId ? 'school' : siteCountyId ? 'county' : 'city';

/** A row as the wire has it, with what this person may do with it now. */
export function articleOf(row: ArticleListRow, actor: SignedIn, options: ReviewOptions, now: Date): AdminArticle {
  const needed = reviewsOf(levelOf(row), options);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    state: stateAt(row, now),
    type: row.type,
    typeId: row.typeId,
    typeName: row.typeName,
    siteId: row.siteId,
    siteName: row.siteName,
    writer: row.writer,
    reviewers: [...row.reviewers],
    updatedBy: row.updatedBy,
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: iso(row.publishedAt),
    publishAt: iso(row.publishAt),
    expiresAt: iso(row.expiresAt),
    pinnedUntil: row.pinnedUntil && row.pinnedUntil > now ? iso(row.pinnedUntil) : null,
    views: row.views,
    acts: openActs(row, editorOf(actor), needed, now),
  };
}

/** The text of a row, as its writer edits it. */
export const fieldsOf = (row: FullArticleRow): ArticleFields => ({
  typeId: row.typeId,
  alsoIn: [...row.alsoIn],
  title: row.title,
  titleEn: row.titleEn,
  summary: row.summary,
  summaryEn: row.summaryEn,
  body: row.body,
  cover: row.cover,
  type: row.type,
  link: row.link,
  source: row.source,
  editor: row.editor,
  author: row.author,
  tags: [...row.tags],
  publishAt: iso(row.publishAt),
  expiresAt: iso(row.expiresAt),
});

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
