import { forbidden, isAppError } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call, Handler } from 'edutech/core/server/call';
import { readQueue } from 'edutech/plugins/library/kit/server/reviewing';
import { selectNext, selectReview } from 'edutech/plugins/library/kit/server/reviews.queries';
import type * as api from '../../api';
import type { ReviewTask } from '../../api/reviewing';
import { changesBetween } from '../../model/snapshot';
import { selectDetail } from '../browsing/detail.queries';
import { type DetailParts, detailOf } from '../browsing/detail.routes';
import { isReadable } from '../browsing/readable.queries';
import { tables } from '../library-tables';
import { queueOf, type QueueRow, type TaskRow, taskOf } from './queue.queries';
import { isUnderReview, selectComments, selectSubmissions } from './submissions.queries';
import { commentsOf, withComments } from './submissions';

const lineOf = <Row extends QueueRow>(row: Row, now: Date) => ({
  ...row,
  isOverdue: row.state === 'waiting' && row.due < now,
});

/** Throws 403 with the sentence of the specification when the reviewer's post has no management scope. */
export async function requireScope(organisation: Organisation, db: Db, actor: SignedIn): Promise<void> {
  if ((await organisation.managementScopeOf(db, actor)).length === 0) throw forbidden('resource.landing.noScope');
}

export const reviewQueue =
  (organisation: Organisation): Handler<typeof api.reviewQueue> =>
  async ({ db, actor, input, language, now }) => {
    await requireScope(organisation, db, actor);
    const queue = await readQueue<QueueRow>(db, tables, queueOf(actor, language, input), input);
    return { ...queue, data: queue.data.map((row) => lineOf(row, now)) };
  };

/** The review that returned it before this one, with what its owner has changed since. */
async function previousOf(db: Db, task: TaskRow): Promise<ReviewTask['previous']> {
  const submissions = await selectSubmissions(db, task.id);
  const before = submissions.find(({ state, submitted }) => state === 'returned' && submitted < task.submitted);
  if (!before) return null;
  const [told] = await withComments(db, [before]);
  return { ...told!, changes: changesBetween(before.snapshot, task.snapshot) };
}

/** The resource as its review sees it; null when only its owner sees it again. */
async function resourceOf(
  call: Call<unknown, SignedIn>,
  parts: DetailParts,
  task: TaskRow,
): Promise<ReviewTask['resource']> {
  const { db, actor, language } = call;
  // another waiting review of it may belong to another reviewer
  const isSeen = task.state === 'waiting' ? isUnderReview(actor) : isReadable(actor);
  try {
    const row = await selectDetail(db, task.id, actor, language, isSeen);
    return await detailOf(call, parts, row, []);
  } catch (error) {
    if (isAppError(error) && error.key === 'resource.error.notFound') return null;
    throw error;
  }
}

export const reviewTask =
  (parts: DetailParts): Handler<typeof api.reviewTask> =>
  async (call) => {
    const { db, actor, input, language, now } = call;
    const asked = taskOf(actor, language);
    const task = await selectReview<TaskRow>(db, tables, asked, input.taskId, 'resource.audit.noTask');
    const next = await selectNext(db, tables, asked.where, { id: task.taskId, submittedAt: task.submitted });
    return {
      ...lineOf(task, now),
      resource: await resourceOf(call, parts, task),
      comments: commentsOf(await selectComments(db, [task.taskId])),
      previous: await previousOf(db, task),
      nextId: next?.id ?? null,
    };
  };
