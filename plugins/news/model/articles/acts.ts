import type { Id } from 'edutech/core/common/ids';
import { reviewStates, stateAt, type ArticleState, type StoredState, type Timed } from './states';

/** Actions of the permission code `news_admin`. */
export type NewsAction = 'write' | 'review' | 'publish' | 'withdraw' | 'pin';

/** What can be done with an article. */
export const acts = [
  'edit',
  'submit',
  'recall',
  'approve',
  'return',
  'withdraw',
  'restore',
  'revise',
  'reschedule',
  'pin',
  'move',
  'remove',
  'unremove',
] as const;
export type Act = (typeof acts)[number];

/** An article, as far as the rules look at it. */
export interface Reviewed extends Timed {
  /** All writers of the text: none of them reviews it. */
  readonly writerIds: readonly Id[];
  /** Who has approved since it was last submitted, in order. */
  readonly approverIds: readonly Id[];
  /** When it is to appear; `null`: as soon as it may. */
  readonly publishAt: Date | null;
  /** A draft that was thrown away, until it is swept: it may be taken out again, and nothing else. */
  readonly isRemoved: boolean;
}

/** An editor of a site in their scope. */
export interface Editor {
  readonly id: Id;
  readonly actions: ReadonlySet<NewsAction>;
}

/** Why an act is refused; each has a sentence `news.refusal.<name>`. */
export type ActRefusal = 'state' | 'permission' | 'ownText' | 'approvedBefore' | 'notWriter';

/** Reviews that a site asks for: one to three, each by another person. */
export type ReviewCount = 1 | 2 | 3;

const actionOf: Readonly<Record<Act, NewsAction>> = {
  edit: 'write',
  submit: 'write',
  recall: 'write',
  revise: 'write',
  remove: 'write',
  unremove: 'write',
  approve: 'review',
  return: 'review',
  withdraw: 'withdraw',
  restore: 'publish',
  reschedule: 'publish',
  pin: 'pin',
  move: 'publish',
};

const from: Readonly<Record<Act, readonly ArticleState[]>> = {
  edit: ['draft'],
  submit: ['draft'],
  remove: ['draft'],
  unremove: ['draft'],
  recall: reviewStates,
  approve: reviewStates,
  return: reviewStates,
  withdraw: ['scheduled', 'published'],
  restore: ['withdrawn'],
  revise: ['withdrawn', 'expired'],
  reschedule: ['scheduled', 'published', 'expired'],
  pin: ['scheduled', 'published'],
  move: ['scheduled', 'published'],
};

/** Why the editor may not do this now, or `null` if they may. */
export function refusalOfAct(
  act: Act,
  article: Reviewed,
  editor: Editor,
  needed: ReviewCount,
  now: Date,
): ActRefusal | null {
  const state = stateAt(article, now);
  if (!from[act].includes(state) || article.isRemoved !== (act === 'unremove')) return 'state';
  if (!editor.actions.has(actionOf[act])) return 'permission';
  if (act === 'recall') return article.writerIds.includes(editor.id) ? null : 'notWriter';
  if (act !== 'approve' && act !== 'return') return null;
  if (article.writerIds.includes(editor.id)) return 'ownText';
  if (article.approverIds.includes(editor.id)) return 'approvedBefore';
  // the last review lets the article out
  return act === 'approve' && isLastReview(article, needed) && !editor.actions.has('publish') ? 'permission' : null;
}

/** True when one more approval publishes the article, also after the city has come to ask for fewer reviews. */
export const isLastReview = ({ approverIds }: Pick<Reviewed, 'approverIds'>, needed: ReviewCount): boolean =>
  approverIds.length + 1 >= needed;

/** The acts that a person may perform now, as pages offer them. */
export const openActs = (article: Reviewed, editor: Editor, needed: ReviewCount, now: Date): Act[] =>
  acts.filter((act) => refusalOfAct(act, article, editor, needed, now) === null);

/** The fields that rules need, after an act. The caller has checked {@link refusalOfAct} before. */
export function perform<A extends Reviewed>(act: Act, article: A, editor: Editor, needed: ReviewCount, now: Date): A {
  switch (act) {
    case 'edit':
      return { ...article, writerIds: withOne(article.writerIds, editor.id) };
    case 'submit':
      return { ...article, state: 'firstReview', approverIds: [] };
    case 'approve':
      return isLastReview(article, needed)
        ? { ...published(article, now), approverIds: [...article.approverIds, editor.id] }
        : { ...article, state: nextReview(article), approverIds: [...article.approverIds, editor.id] };
    case 'return':
    case 'recall':
    case 'revise':
      return { ...article, state: 'draft', approverIds: [] };
    case 'withdraw':
      return { ...article, state: 'withdrawn' };
    // unchanged since its reviews: it may go out again, at its old time
    case 'restore':
      return { ...article, state: 'published' };
    case 'reschedule':
      return article.publishAt ? { ...article, publishedAt: article.publishAt } : article;
    case 'remove':
    case 'unremove':
      return { ...article, isRemoved: act === 'remove' };
    case 'pin':
    case 'move':
      return article;
  }
}

const published = <A extends Reviewed>(article: A, now: Date): A => ({
  ...article,
  state: 'published',
  publishedAt: article.publishAt && article.publishAt > now ? article.publishAt : now,
});

/** The review after as many approvals as there are. */
const nextReview = ({ approverIds }: Reviewed): StoredState => reviewStates[approverIds.length + 1] ?? 'thirdReview';

const withOne = (ids: readonly Id[], id: Id) => (ids.includes(id) ? ids : [...ids, id]);

/** True when a time range can be: an article cannot end before it begins, nor in the past. */
export const isPossibleTime = (publishAt: Date | null, expiresAt: Date | null, now: Date): boolean =>
  expiresAt === null || (expiresAt > now && (publishAt === null || expiresAt > publishAt));
