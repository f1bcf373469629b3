import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Submission } from '../../api/records';
import { type CommentRow, selectComments, selectSubmissions, type SubmissionRow } from './submissions.queries';

export const commentsOf = (rows: readonly CommentRow[]): Submission['comments'] =>
  rows.map(({ taskId: _taskId, time, ...comment }) => ({ ...comment, time: time.toISOString() }));

/** Reviews as the wire has them, with their comments. */
export async function withComments(db: Db, rows: readonly SubmissionRow[]): Promise<Submission[]> {
  const comments = Map.groupBy(
    await selectComments(
      db,
      rows.map(({ taskId }) => taskId),
    ),
    ({ taskId }) => taskId,
  );
  return rows.map(({ snapshot: _snapshot, submitted, due, decided, ...row }) => ({
    ...row,
    submitted: submitted.toISOString(),
    due: due.toISOString(),
    decided: decided?.toISOString() ?? null,
    comments: commentsOf(comments.get(row.taskId) ?? []),
  }));
}

/** Reviews of a resource, the newest first. */
export const submissionsOf = async (db: Db, resourceId: Id): Promise<Submission[]> =>
  withComments(db, await selectSubmissions(db, resourceId));
