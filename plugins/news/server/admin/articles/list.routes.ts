import { notFound } from 'edutech/core/common/errors';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Grants } from 'edutech/core/server/permissions/grants';
import { selectEditedSites } from 'edutech/core/server/organisation/sites/sites.queries';
import type { adminArticle, adminArticles, adminSites, articleVersions } from '../../../api';
import { reviewsOf, type ReviewOptions } from '../../../model/articles/sites';
import { articleOf, fieldsOf, levelOf, type FullArticleRow } from './article-row';
import { selectCounts, selectOptionalArticle, selectArticleList, type WantedArticles } from './articles.queries';
import { selectComments, selectSteps } from './history.queries';
import { selectVersions } from './drafts.queries';
import { nextArticle } from '../waiting/next-article';
import { whatStops } from '../waiting/stopped';

export const listWork =
  (options: ReviewOptions): SingleHandler<typeof adminArticles> =>
  async ({ db, actor, input, language, now }) => {
    const { tab = 'all', siteId, typeId, q = '', page, pageLine: line } = input;
    const want: WantedArticles = {
      tab,
      siteId,
      typeId,
      words: q.trim(),
      page,
      line,
      personId: actor.personId,
      language,
      now,
    };
    const [rows, counts, next] = await Promise.all([
      selectArticleList(db, want),
      selectCounts(db, want),
      nextArticle(db, actor),
    ]);
    return {
      items: rows.map((row) => articleOf(row, actor, options, now)),
      page: { cur: page, line, total: counts[tab] ?? 0 },
      counts,
      next,
    };
  };

/** The article, for editors of its site; 404 if it was removed. */
export async function readWork(
  call: Pick<Call<{ id: string }, SignedIn>, 'db' | 'input' | 'language'>,
): Promise<FullArticleRow> {
  const row = await selectOptionalArticle(call.db, call.input.id, call.language);
  if (!row || row.isRemoved) throw notFound('news.error.notFound');
  return row;
}

export const showWork =
  (
    options: ReviewOptions,
    parts: { readonly database: Database; readonly grants: Grants },
  ): SingleHandler<typeof adminArticle> =>
  async (call) => {
    const { db, actor, now } = call;
    const row = await readWork(call);
    const [steps, comments] = await Promise.all([selectSteps(db, row.id), selectComments(db, row.id, actor.personId)]);
    const level = levelOf(row);
    const reviews = reviewsOf(level, options);
    return {
      ...articleOf(row, actor, options, now),
      fields: fieldsOf(row),
      reviews,
      level,
      steps,
      comments,
      stopped: await whatStops(parts, call, row, reviews),
    };
  };

const mostVersions = 40;

export const listVersions: SingleHandler<typeof articleVersions> = async (call) =>
  selectVersions(call.db, (await readWork(call)).id, mostVersions);

export const listSites: SingleHandler<typeof adminSites> = ({ db, language }) => selectEditedSites(db, language);
