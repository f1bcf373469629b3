import { flattenAcl } from 'edutech/core/common/permissions/acl';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Grants } from 'edutech/core/server/permissions/grants';
import type { StoppedReview } from '../../../api';
import { type Editor, type NewsAction, refusalOfAct } from '../../../model/articles/acts';
import { type ReviewState, reviewStates } from '../../../model/articles/states';
import { editorOf, type FullArticleRow } from '../articles/article-row';
import { selectStaffOfSite } from './reviewers.queries';

const system = asSystem('who reads an article under review is told who can go on with it');
const mostNames = 6;

/**
 * Why somebody cannot approve an article under review, and the people of its site who can; null: nothing stops them, or
 * nothing is to be approved.
 */
export async function whatStops(
  { database, grants }: { readonly database: Database; readonly grants: Grants },
  { actor, now }: { readonly actor: SignedIn; readonly now: Date },
  row: FullArticleRow,
  needed: 1 | 2 | 3,
): Promise<StoppedReview | null> {
  if (!reviewStates.includes(row.state as ReviewState)) return null;
  const refusal = refusalOfAct('approve', row, editorOf(actor), needed, now);
  if (refusal === null) return null;
  const names = await database.read(system, async (all) => {
    const able = new Map<string, string>();
    for (const one of await selectStaffOfSite(all, row)) {
      const held = flattenAcl(await grants.aclOf(all, one));
      const actions = (['review', 'publish'] as const).filter((action) => held.has(`news_admin.${action}`));
      const editor: Editor = { id: one.personId, actions: new Set<NewsAction>(actions) };
      if (refusalOfAct('approve', row, editor, needed, now) === null) able.set(one.personId, one.name);
      if (able.size === mostNames) break;
    }
    return [...able.values()];
  });
  return { refusal, people: names };
}
