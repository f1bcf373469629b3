import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { isInScope, type QueueOf, type QueueRow } from 'edutech/plugins/library/kit/server/reviews.queries';
import type { ReviewCheck } from '../../model/kinds';

/**
 * Reviews `t` that are somebody's to decide, never of their own question: an auditor's within the management scope of the
 * post; of others who may review those for the bank of their school.
 */
export const isTheirs = (reviewer: SignedIn): Query<boolean> =>
  reviewer.roleType === roleTypes.auditor
    ? isInScope(reviewer)
    : sql<boolean>`
      (t.owner_person_id <> ${reviewer.personId} and t.wanted = 2 and t.school_id = ${reviewer.schoolId}::uuid)`;

export interface ReviewRow extends QueueRow {
  readonly version: number;
  readonly type: number;
  readonly ticks: ReviewCheck[];
}

/** The queue of a reviewer. */
export const queueOf = (reviewer: SignedIn, language: Language): QueueOf => ({
  more: sql`t.version, i.type, t.ticks`,
  where: isTheirs(reviewer),
  language,
});

/** Reviews of one's own question, the newest first. */
export const selectOwnReviews = (db: Db, questionId: Id, ownerId: Id) =>
  db.all<Pick<ReviewRow, 'state' | 'wanted' | 'submitted' | 'decided' | 'reviewer' | 'reason'>>(sql`
    select t.state, t.wanted, t.submitted_at as submitted, t.decided_at as decided, t.reviewer_name as reviewer, t.reason
    from questions.submission t where t.question_id = ${questionId} and t.owner_person_id = ${ownerId}
    order by t.submitted_at desc, t.id desc limit 50`);
