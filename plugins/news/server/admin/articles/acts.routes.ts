import { AppError, conflict, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { actOnArticles, ActOutcome } from '../../../api';
import { isPossibleTime, perform, refusalOfAct, type Act } from '../../../model/articles/acts';
import { reviewsOf, type ReviewOptions } from '../../../model/articles/sites';
import { stateAt } from '../../../model/articles/states';
import { articlesToFind } from '../../search-source.queries';
import { editorOf, fieldsOf, levelOf, type FullArticleRow } from './article-row';
import { lockChannels, lockOptionalArticle } from './articles.queries';
import type { Examine } from './check';
import { insertStep } from './history.queries';
import { refusedAct, writerOf } from './drafts.routes';
import { closeVersions, updateState } from './drafts.queries';

type ActInput = InputOf<typeof actOnArticles>;
type ActCall = Call<ActInput, SignedIn>;

interface Parts {
  readonly audit: Audit;
  readonly options: ReviewOptions;
  readonly examine: Examine;
  readonly search: SearchIndex;
}

/** Acts that need a reason. */
const needReason: readonly Act[] = ['return', 'withdraw'];

/** Does the same with each article. Whoever is refused one of several learns which and why; of one alone it is an error. */
export const act =
  (parts: Parts): SingleHandler<typeof actOnArticles> =>
  async (call) => {
    const { input } = call;
    const outcome: ActOutcome = { done: [], refused: [] };
    if (needReason.includes(input.act) && !input.reason?.trim()) throw invalid('news.error.noReason');
    for (const { id, version } of inOneOrder(input.articles)) {
      const row = await lockOptionalArticle(call.db, id, call.language);
      try {
        outcome.done.push({ id, version: await actOn(call, row, version, parts) });
      } catch (error) {
        if (!(error instanceof AppError) || input.articles.length === 1) throw error;
        outcome.refused.push({ id, title: row?.title ?? '', key: error.key });
      }
    }
    // search shows published lessons, and hides withdrawn ones, from the same moment on
    const changed = outcome.done.map(({ id }) => id);
    if (changed.length > 0) await parts.search.follow(call.db, articlesToFind.kind, changed);
    return outcome;
  };

/** Two people who act on the same articles lock them in the same order. */
const inOneOrder = (articles: ActInput['articles']) =>
  [...new Map(articles.map((article) => [article.id, article])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Acts on one article; everything that may refuse it comes before the first thing that is written. Answers its version. */
async function actOn(call: ActCall, row: FullArticleRow | undefined, version: number, parts: Parts): Promise<number> {
  const { db, actor, input, now } = call;
  if (!row) throw notFound('news.error.notFound');
  if (row.version !== version) throw conflict('news.error.changedMeanwhile', { name: row.updatedBy });
  const needed = reviewsOf(levelOf(row), parts.options);
  const editor = editorOf(actor);
  const refusal = refusalOfAct(input.act, row, editor, needed, now);
  if (refusal) throw refusedAct(refusal);
  if (input.act === 'submit') await requireReady(call, row, parts.examine);
  if (input.act === 'approve' && !isPossibleTime(row.publishAt, row.expiresAt, now)) throw invalid('news.error.time');
  const timed = input.act === 'reschedule' ? withTimes(row, input, now) : row;
  const aside = await asideOf(call, row);

  const after = perform(input.act, timed, editor, needed, now);
  const by = writerOf(call);
  await updateState(db, row, after, aside, by);
  if (input.act === 'submit') await closeVersions(db, row.id);
  const [from, to] = [stateAt(row, now), stateAt(after, now)];
  const reason = input.reason?.trim() ?? '';
  const step = { id: newId(now.getTime()), articleId: row.id, act: input.act, from, to, reason };
  await insertStep(db, step, by);
  await parts.audit.record(db, actor, {
    act: `news.${input.act}`,
    objectKind: 'article',
    objectId: row.id,
    schoolId: row.siteSchoolId,
    facts: { title: row.title, from, to, reason },
    address: call.client.address,
  });
  return row.version + 1;
}

/** A text goes to review whole and without words that are not allowed. */
async function requireReady({ db, now }: ActCall, row: FullArticleRow, examine: Examine): Promise<void> {
  const check = await examine(db, fieldsOf(row), now);
  if (check.missing.length > 0) throw invalid(`news.error.missing.${check.missing[0]}`, {}, check);
  const blocked = check.words.filter(({ level }) => level === 'block');
  if (blocked.length > 0) throw invalid('news.error.blocked', { count: blocked.length }, check);
}

function withTimes(row: FullArticleRow, input: ActInput, now: Date): FullArticleRow {
  const publishAt = input.publishAt ? new Date(input.publishAt) : row.publishAt;
  const expiresAt = input.expiresAt === undefined ? row.expiresAt : input.expiresAt && new Date(input.expiresAt);
  if (!isPossibleTime(publishAt, expiresAt || null, now)) throw invalid('news.error.time');
  // a published article keeps its date; only a future date can be changed
  const isOut = stateAt(row, now) !== 'scheduled';
  return { ...row, publishAt: isOut ? null : publishAt, expiresAt: expiresAt || null };
}

/** What an act changes besides the state: the pin, the channel, the names of the reviewers. */
async function asideOf({ db, actor, input, now }: ActCall, row: FullArticleRow) {
  const aside = { pinnedUntil: row.pinnedUntil, typeId: row.typeId, reviewers: row.reviewers };
  switch (input.act) {
    case 'approve':
      return { ...aside, reviewers: [...row.reviewers, actor.name] };
    case 'submit':
    case 'return':
    case 'recall':
    case 'revise':
      return { ...aside, reviewers: [] };
    case 'withdraw':
      return { ...aside, pinnedUntil: null };
    case 'pin': {
      const pinnedUntil = input.until ? new Date(input.until) : null;
      if (pinnedUntil && pinnedUntil <= now) throw invalid('news.error.pinTime');
      return { ...aside, pinnedUntil };
    }
    case 'move':
      if (!input.typeId || !(await lockChannels(db, [input.typeId])).has(input.typeId))
        throw notFound('news.error.noChannel');
      return { ...aside, typeId: input.typeId };
    default:
      return aside;
  }
}
