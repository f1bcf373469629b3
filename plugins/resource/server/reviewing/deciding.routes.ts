import { invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import type { Audit } from 'edutech/core/server/audit/audit';
import { sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Handler } from 'edutech/core/server/call';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { ReviewAct } from 'edutech/plugins/library/kit/common/acts';
import { type Deciding, reviewingOf } from 'edutech/plugins/library/kit/server/reviewing';
import { isInScope, type LockedReview } from 'edutech/plugins/library/kit/server/reviews.queries';
import type * as api from '../../api';
import type { Form } from '../../model/kinds';
import { checks, visibilities } from '../../model/sharing';
import { followResources } from '../contributions/teachers-to-find.queries';
import { publishFiles, unpublishFiles } from '../owner-acts/published-files';
import { tables } from '../library-tables';
import { countComments, deleteComment, insertComment } from './comments.queries';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly index: SearchIndex;
}

/** A review of a resource while it is being decided. */
interface Task extends LockedReview {
  readonly form: Form;
}

/** Comments that one review can hold. */
const mostComments = 100;

/** Files, search and the audit log after a decision. */
async function follow(
  { audit, files, index }: Parts,
  { db, actor, client }: Deciding,
  step: ReviewAct,
  { itemId, ownerId, schoolId, title, wanted }: Task,
  reason: string,
): Promise<void> {
  if (step !== 'return') {
    const published = wanted === visibilities.public ? [{ id: itemId }] : [];
    await (step === 'pass' ? publishFiles : unpublishFiles)(db, files, published);
    await followResources(index, db, ownerId, [itemId]);
  }
  await audit.record(db, actor, {
    act: `resource.${step}`,
    objectKind: 'resource',
    objectId: itemId,
    schoolId,
    facts: { title, visibility: wanted, reason },
    address: client.address,
  });
}

/** What reviewers do with resources. */
export function decidingHandlers(parts: Parts) {
  const reviewing = reviewingOf<Task>({
    tables,
    isTheirs: isInScope,
    more: sql`i.form`,
    checks,
    errors: {
      missing: 'resource.audit.noTask',
      decided: 'resource.audit.decided',
      unticked: 'resource.audit.unticked',
      noReason: 'resource.audit.noReason',
    },
    follow: (call, step, task, reason) => follow(parts, call, step, task, reason),
  });

  const decideReview: Handler<typeof api.decideReview> = reviewing.decide;

  const takeDown: Handler<typeof api.takeDown> = (call) => reviewing.takeDown(call, 'resource.audit.notShared');

  const passReviews: Handler<typeof api.passReviews> = async (call) => {
    const tasks = await reviewing.waitingFor(call, call.input.taskIds);
    if (new Set(tasks.map(({ ownerId }) => ownerId)).size > 1) throw invalid('resource.audit.severalAuthors');
    for (const task of tasks) await reviewing.pass(call, task);
    return { count: tasks.length };
  };

  const commentReview: Handler<typeof api.commentReview> = async (call) => {
    const { db, actor, input, now } = call;
    const [task] = await reviewing.waitingFor(call, [input.taskId]);
    const isPlayed = task!.form === 'video' || task!.form === 'audio';
    const isThere = input.anchor === 'whole' || (input.anchor === 'second') === isPlayed;
    if (!isThere || (input.anchor === 'page' && input.at < 1)) throw invalid('resource.audit.wrongAnchor');
    if ((await countComments(db, input.taskId)) >= mostComments)
      throw invalid('resource.audit.tooManyComments', { most: mostComments });
    const comment = {
      id: newId(now.getTime()),
      taskId: input.taskId,
      authorId: actor.personId,
      authorName: actor.name,
      anchor: input.anchor,
      at: input.anchor === 'whole' ? 0 : input.at,
      text: input.text.trim(),
    };
    await insertComment(db, comment, now);
    return { commentId: comment.id };
  };

  const removeReviewComment: Handler<typeof api.removeReviewComment> = async ({ db, actor, input }) => {
    if (!(await deleteComment(db, input.commentId, actor.personId))) throw notFound('resource.audit.noComment');
    return {};
  };

  return { decideReview, takeDown, passReviews, commentReview, removeReviewComment };
}
