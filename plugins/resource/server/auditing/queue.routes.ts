import { forbidden, isAppError } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call, Handler } from 'edutech/core/server/plugin';
import type * as api from '../../api';
import type { AuditLine, AuditTask } from '../../api/auditing';
import { mostListed } from '../../model/limits';
import { changesBetween } from '../../model/snapshot';
import { selectDetail } from '../reading/detail.queries';
import { type DetailParts, detailOf } from '../reading/detail.routes';
import { isReadable } from '../reading/readable.queries';
import { countQueue, type QueueRow, selectNext, selectQueue, selectTask, type TaskRow } from './queue.queries';
import { isUnderAudit, selectComments, selectSubmissions } from './submissions.queries';
import { commentsOf, withComments } from './submissions';

const lineOf = ({ submitted, due, decided, ...row }: QueueRow, now: Date): AuditLine => ({
  ...row,
  submitted: submitted.toISOString(),
  due: due.toISOString(),
  decided: decided?.toISOString() ?? null,
  isOverdue: row.state === 'waiting' && due < now,
});

/** Throws 403 with the sentence of the specification when the auditor's post has no management scope. */
export async function requireScope(organisation: Organisation, db: Db, actor: SignedIn): Promise<void> {
  if ((await organisation.managementScopeOf(db, actor)).length === 0) throw forbidden('resource.landing.noScope');
}

export const auditQueue =
  (organisation: Organisation): Handler<typeof api.auditQueue> =>
  async ({ db, actor, input, language, now }) => {
    await requireScope(organisation, db, actor);
    const { page, pageLine, ...wish } = input;
    const offset = (page - 1) * pageLine;
    const limit = Math.max(0, Math.min(pageLine, mostListed - offset));
    const [rows, count] = await Promise.all([
      limit > 0 ? selectQueue(db, actor, wish, { offset, limit }, language) : [],
      countQueue(db, actor, wish),
    ]);
    return {
      data: rows.map((row) => lineOf(row, now)),
      pageData: { cur: page, line: pageLine, total: Math.min(count, mostListed) },
      capped: count > mostListed,
    };
  };

/** The audit that returned it before this one, with what its owner has changed since. */
async function previousOf(db: Db, task: TaskRow): Promise<AuditTask['previous']> {
  const submissions = await selectSubmissions(db, task.id);
  const before = submissions.find(({ state, submitted }) => state === 'returned' && submitted < task.submitted);
  if (!before) return null;
  const [told] = await withComments(db, [before]);
  return { ...told!, changes: changesBetween(before.snapshot, task.snapshot) };
}

/** The resource as its audit sees it; null when it is its owner's alone again. */
async function resourceOf(
  call: Call<unknown, SignedIn>,
  parts: DetailParts,
  task: TaskRow,
): Promise<AuditTask['resource']> {
  const { db, actor, language } = call;
  // another audit of it that waits may be another's
  const isSeen = task.state === 'waiting' ? isUnderAudit(actor) : isReadable(actor);
  try {
    const row = await selectDetail(db, task.id, actor, language, isSeen);
    return await detailOf(call, parts, row, []);
  } catch (error) {
    if (isAppError(error) && error.key === 'resource.error.notFound') return null;
    throw error;
  }
}

export const auditTask =
  (parts: DetailParts): Handler<typeof api.auditTask> =>
  async (call) => {
    const { db, actor, input, language, now } = call;
    const task = await selectTask(db, actor, input.taskId, language);
    const { snapshot: _snapshot, ticks, reason, ...row } = task;
    const next = await selectNext(db, actor, { id: task.taskId, submittedAt: task.submitted });
    return {
      ...lineOf(row, now),
      resource: await resourceOf(call, parts, task),
      ticks,
      reason,
      comments: commentsOf(await selectComments(db, [task.taskId])),
      previous: await previousOf(db, task),
      nextId: next?.id ?? null,
    };
  };
