import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, Handler } from 'edutech/core/server/plugin';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type * as api from '../../api';
import { type Check, checks, visibilities } from '../../model/sharing';
import { followResources } from '../contributions/teachers-to-find.queries';
import { publishFiles, unpublishFiles } from '../keeping/published-files';
import { updateReturned, updateShared, updateTakenDown } from '../keeping/standing.queries';
import { type LockedTask, lockTasks, selectNext } from './queue.queries';
import { countComments, deleteComment, insertComment, updateDecided } from './tasks.queries';

interface Parts {
  readonly audit: Audit;
  readonly files: Files;
  readonly index: SearchIndex;
}

type Deciding = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'client'>;

/** What one audit can hold of what is said about it. */
const mostComments = 100;

/** Audits that wait for this auditor, held until COMMIT. Throws 404 for one that is not his, 409 for one that is decided. */
async function waitingFor(
  { db, actor }: Pick<Deciding, 'db' | 'actor'>,
  taskIds: readonly Id[],
): Promise<LockedTask[]> {
  const tasks = await lockTasks(db, actor, taskIds);
  if (tasks.length !== taskIds.length) throw notFound('resource.audit.noTask');
  if (!tasks.every(({ state }) => state === 'waiting')) throw conflict('resource.audit.decided');
  return tasks;
}

/** Writes a decision; what passes is seen from now on by those for whom it was asked. */
async function decide(
  { audit, files, index }: Parts,
  { db, actor, now, client }: Deciding,
  task: LockedTask,
  { pass, ticks, reason }: { readonly pass: boolean; readonly ticks: readonly Check[]; readonly reason: string },
): Promise<void> {
  const state = pass ? 'passed' : 'returned';
  const auditor = { auditorId: actor.personId, auditorName: actor.name };
  await updateDecided(db, task.id, { state, ...auditor, ticks, reason }, now);
  if (pass) {
    await updateShared(db, task.resourceId, task.wanted, now);
    if (task.wanted === visibilities.public) await publishFiles(db, files, [{ id: task.resourceId }]);
    await followResources(index, db, task.ownerId, [task.resourceId]);
  } else {
    await updateReturned(db, task.resourceId);
  }
  await audit.record(db, actor, {
    act: pass ? 'resource.pass' : 'resource.return',
    objectKind: 'resource',
    objectId: task.resourceId,
    schoolId: task.schoolId,
    facts: { title: task.title, visibility: task.wanted, reason },
    address: client.address,
  });
}

/** Takes down what has passed: it is its owner's alone again, who reads why as of anything that is returned. */
export const takeDown =
  ({ audit, files, index }: Parts): Handler<typeof api.takeDown> =>
  async (call) => {
    const { db, actor, input, now, client } = call;
    const reason = input.reason.trim();
    if (reason === '') throw invalid('resource.audit.noReason');
    const [task] = await lockTasks(db, actor, [input.taskId]);
    if (!task) throw notFound('resource.audit.noTask');
    if (task.state !== 'passed' || !task.isShared) throw conflict('resource.audit.notShared');
    const auditor = { auditorId: actor.personId, auditorName: actor.name };
    await updateDecided(db, task.id, { state: 'returned', ...auditor, ticks: [], reason }, now);
    if (task.wanted === visibilities.public) await unpublishFiles(db, files, [{ id: task.resourceId }]);
    await updateTakenDown(db, task.resourceId, now);
    await followResources(index, db, task.ownerId, [task.resourceId]);
    await audit.record(db, actor, {
      act: 'resource.takeDown',
      objectKind: 'resource',
      objectId: task.resourceId,
      schoolId: task.schoolId,
      facts: { title: task.title, visibility: task.wanted, reason },
      address: client.address,
    });
    return {};
  };

export const decideAudit =
  (parts: Parts): Handler<typeof api.decideAudit> =>
  async (call) => {
    const { db, actor, input } = call;
    const reason = input.reason.trim();
    const [task] = await waitingFor(call, [input.taskId]);
    if (input.pass && input.ticks.length < checks.length) throw invalid('resource.audit.unticked');
    if (!input.pass && reason === '') throw invalid('resource.audit.noReason');
    await decide(parts, call, task!, { pass: input.pass, ticks: input.ticks, reason });
    const next = await selectNext(db, actor, task!);
    return { state: input.pass ? 'passed' : 'returned', nextId: next?.id ?? null };
  };

export const passAudits =
  (parts: Parts): Handler<typeof api.passAudits> =>
  async (call) => {
    const tasks = await waitingFor(call, call.input.taskIds);
    if (new Set(tasks.map(({ ownerId }) => ownerId)).size > 1) throw invalid('resource.audit.severalAuthors');
    for (const task of tasks) await decide(parts, call, task, { pass: true, ticks: checks, reason: '' });
    return { count: tasks.length };
  };

export const commentAudit: Handler<typeof api.commentAudit> = async (call) => {
  const { db, actor, input, now } = call;
  const [task] = await waitingFor(call, [input.taskId]);
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

export const removeAuditComment: Handler<typeof api.removeAuditComment> = async ({ db, actor, input }) => {
  if (!(await deleteComment(db, input.commentId, actor.personId))) throw notFound('resource.audit.noComment');
  return {};
};
