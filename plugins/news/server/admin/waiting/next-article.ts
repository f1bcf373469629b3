import { isAllowed } from 'edutech/core/common/permissions/access';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { adminArticles } from '../../../api';
import { selectReturned, selectToReview } from './tasks.queries';

export const reviewers = { permission: 'news_admin', action: 'review' } as const;

/** What an editor does next. */
export async function nextArticle(db: Db, actor: SignedIn): Promise<OutputOf<typeof adminArticles>['next']> {
  const waiting = isAllowed(reviewers, actor) ? await selectToReview(db, actor.personId) : null;
  if (waiting?.firstId) return { id: waiting.firstId, act: 'review', count: waiting.count };
  const returned = await selectReturned(db, actor.personId);
  return returned[0] ? { id: returned[0].id, act: 'revise', count: returned.length } : null;
}
