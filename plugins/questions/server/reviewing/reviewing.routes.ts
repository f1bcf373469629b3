import { notFound } from 'edutech/core/common/errors';
import { bankSources } from 'edutech/core/common/teaching/sources';
import type { Audit } from 'edutech/core/server/audit/audit';
import { sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { ReviewAct } from 'edutech/plugins/library/kit/common/acts';
import { type Deciding, readQueue, reviewingOf } from 'edutech/plugins/library/kit/server/reviewing';
import { type LockedReview, selectNext, selectReview } from 'edutech/plugins/library/kit/server/reviews.queries';
import type * as api from '../../api';
import { filesOfKey } from '../../kit/common/walk-body';
import { reviewChecks } from '../../model/kinds';
import { selectBodies, selectKeysOf } from '../bank/bank.queries';
import { tables } from '../library-tables';
import { type LineParts, linesOf } from '../browsing/lines';
import { selectLines } from '../browsing/lines.queries';
import { mediaOf } from '../browsing/media';
import { selectNewestFiles } from '../saving/question-files.queries';
import { updateSearchWords } from '../words/update-search-words';
import { isTheirs, queueOf, type ReviewRow, selectOwnReviews } from './submissions.queries';

const missing = 'questions.error.noReview';

export const reviewQueue: Handler<typeof api.reviewQueue> = ({ db, actor, input, language }) =>
  readQueue<ReviewRow>(db, tables, queueOf(actor, language), input);

export const reviewTask =
  (parts: LineParts): Handler<typeof api.reviewTask> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const task = await selectReview<ReviewRow>(db, tables, queueOf(actor, language), input.taskId, missing);
    const version = { questionId: task.id, version: task.version };
    const [line] = await selectLines(db, [task.id], actor, language);
    const [[shown], [kept], next] = await Promise.all([
      selectBodies(db, [version]),
      selectKeysOf(db, [version]),
      selectNext(db, tables, isTheirs(actor), { id: task.taskId, submittedAt: task.submitted }),
    ]);
    if (!line || !shown || !kept) throw notFound(missing);
    // as it was submitted, whatever its owner has made of it since
    const [question] = await linesOf(call, parts, [{ ...line, body: shown.body, version: task.version }]);
    const [keymedia] = await mediaOf(db, parts.files, actor, [{ fileIds: filesOfKey(kept.key), source: line.source }]);
    return { ...task, question: question!, key: kept.key, keymedia: keymedia!, nextId: next?.id ?? null };
  };

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
}

/** Files, search and the audit log after a decision. */
async function follow(
  { audit, files }: Parts,
  { db, actor, client }: Deciding,
  step: ReviewAct,
  { itemId, schoolId, title, wanted }: LockedReview,
  reason: string,
): Promise<void> {
  if (step === 'pass') {
    if (wanted === bankSources.public)
      for (const id of await selectNewestFiles(db, [itemId])) await files.publish(db, id);
    await updateSearchWords(db, [itemId]);
  }
  await audit.record(db, actor, {
    act: `questions.${step}`,
    objectKind: 'bankQuestion',
    objectId: itemId,
    schoolId,
    facts: { title, source: wanted, reason },
    address: client.address,
  });
}

export const decideReview = (parts: Parts): Handler<typeof api.decideReview> =>
  reviewingOf({
    tables,
    isTheirs,
    more: sql`t.version`,
    checks: reviewChecks,
    errors: {
      missing,
      decided: 'questions.error.decided',
      unticked: 'questions.error.unticked',
      noReason: 'questions.error.noReason',
    },
    follow: (call, step, task, reason) => follow(parts, call, step, task, reason),
  }).decide;

export const ownReviews: Handler<typeof api.ownReviews> = ({ db, actor, input }) =>
  selectOwnReviews(db, input.id, actor.personId);
