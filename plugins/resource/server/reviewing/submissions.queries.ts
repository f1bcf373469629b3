import type { Id } from 'edutech/core/common/ids';
import type { Actor } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Snapshot } from '../../model/snapshot';
import type { Anchor, ReviewState, Check, Shared } from '../../model/sharing';
import { isReadable } from '../browsing/readable.queries';

export interface SubmissionRow {
  readonly taskId: Id;
  readonly wanted: Shared;
  readonly state: ReviewState;
  readonly submitted: Date;
  readonly due: Date;
  readonly decided: Date | null;
  readonly reason: string;
  readonly ticks: Check[];
  readonly snapshot: Snapshot;
}

/** The last ten reviews of a resource, the newest first. */
export const selectSubmissions = (db: Db, resourceId: Id): Promise<SubmissionRow[]> =>
  db.all(sql<SubmissionRow>`
    select id as task_id, wanted, state, submitted_at as submitted, due_at as due, decided_at as decided, reason, ticks, snapshot
    from resource.audit_task where resource_id = ${resourceId} order by submitted_at desc, id desc limit 10`);

export interface CommentRow {
  readonly commentId: Id;
  readonly taskId: Id;
  readonly anchor: Anchor;
  readonly at: number;
  readonly text: string;
  readonly author: string;
  readonly time: Date;
}

export const selectComments = (db: Db, taskIds: readonly Id[]): Promise<CommentRow[]> =>
  db.all(sql<CommentRow>`
    select id as comment_id, task_id, anchor, at, text, author_name as author, commented_at as time
    from resource.audit_comment where task_id = any(${taskIds}::uuid[]) order by commented_at, id`);

/** Rows of `resource.resource r` that a reviewer of one of its reviews may look at: while one waits, or as any reader. */
export const isUnderReview = (actor: Actor): Query<boolean> =>
  sql<boolean>`(r.removed_at is null and (r.wanted is not null or ${isReadable(actor)}))`;
