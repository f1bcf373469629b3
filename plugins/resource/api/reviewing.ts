import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { stages } from 'edutech/core/common/teaching/stages';
import { Decided, decisionInput, queueInput, queueLine, queuePage } from 'edutech/plugins/library/kit/common/review';
import { forms, kinds } from '../model/kinds';
import { reviewers } from '../model/people';
import { anchors, checks } from '../model/sharing';
import { Ids, ResourceDetail, Submission } from './records';

// The review desk. Everything is limited to the reviewer's management scope; resources out of scope and the reviewer's
// own do not exist here (404 `resource.audit.noTask`).

const OptionalId = Maybe(Id);

/**
 * A row of a reviewer's management scope; `null` narrows nothing. The specification does not show its shape
 * (teaching.md section 3).
 */
const AuditRangeItem = Type.Object({
  countyId: OptionalId,
  schoolId: OptionalId,
  stage: Maybe(Type.Enum([...stages])),
  subjectId: OptionalId,
});

/**
 * The management scope of the caller's post. Empty: "Management scope is not set", so there is nothing to review yet.
 */
export const getAuditRange = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/api/resourceaudit-admin/teacher-audit-range',
  specified: true,
  access: reviewers,
  input: Type.Object({}),
  output: Type.Array(AuditRangeItem),
});

/** A line of the queue. */
export const ReviewLine = Type.Object({
  ...queueLine,
  kind: Type.Enum([...kinds]),
  form: Type.Enum([...forms]),
  ownerId: Id,
  /** Until when it is to be decided. */
  due: Moment,
  isOverdue: Type.Boolean(),
  /** How often it was returned before. */
  returns: Type.Integer(),
  /** The reviewer who decided; empty until then. */
  reviewer: Type.String(),
});
export type ReviewLine = Static<typeof ReviewLine>;

/**
 * The queue, the longest waiting first; decided reviews, the newest first. 403 `resource.landing.noScope` without a
 * management scope.
 */
export const reviewQueue = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/api/resourceaudit-admin/queue',
  access: reviewers,
  input: Type.Object({
    ...queueInput,
    stageId: Type.Optional(Type.Enum([...stages])),
    subjectId: Type.Optional(Id),
    /** All of one author, for passing them together. */
    ownerId: Type.Optional(Id),
  }),
  output: queuePage(ReviewLine),
});

const Text = Type.Union([Type.String(), Type.Array(Type.String())]);

/** A review with the resource under review, and what changed since it was returned. */
export const ReviewTask = Type.Object({
  ...ReviewLine.properties,
  /** Null: it was decided, and is its owner's alone again. */
  resource: Maybe(ResourceDetail),
  ticks: Submission.properties.ticks,
  reason: Type.String(),
  comments: Submission.properties.comments,
  /** The previous review, which returned it, and what its owner has changed since; null: this is its first review. */
  previous: Maybe(
    Type.Object({
      ...Submission.properties,
      /** Fields of the form (`title`, `file`, …), before and now, in words. */
      changes: Type.Array(Type.Object({ field: Type.String(), before: Text, after: Text })),
    }),
  ),
  /** The next one in the queue after this; null: none waits. */
  nextId: OptionalId,
});
export type ReviewTask = Static<typeof ReviewTask>;

export const reviewTask = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/api/resourceaudit-admin/task',
  access: reviewers,
  input: Type.Object({ taskId: Id }),
  output: ReviewTask,
});

/**
 * Approves a resource, every check ticked (422 `resource.audit.unticked`), or returns it with a reason (422
 * `resource.audit.noReason`). 409 `resource.audit.decided` if another reviewer was faster, or its owner has withdrawn
 * it.
 */
export const decideReview = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/api/resourceaudit-admin/decide',
  access: reviewers,
  input: decisionInput(checks),
  output: Decided,
});

/**
 * Revokes an approval, with a reason (422 `resource.audit.noReason`): the resource is personal again, and returned. 409
 * `resource.audit.notShared` if it is no longer shared by this review.
 */
export const takeDown = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/api/resourceaudit-admin/take-down',
  access: reviewers,
  input: Type.Object({ taskId: Id, reason: Type.String({ maxLength: 1000 }) }),
  output: Type.Object({}),
});

/**
 * Approves several resources of one author, each with every check: all or none. 422 `resource.audit.severalAuthors`;
 * 409 `resource.audit.decided` if one of them is no longer waiting.
 */
export const passReviews = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/api/resourceaudit-admin/pass-many',
  access: reviewers,
  input: Type.Object({ taskIds: Ids }),
  output: Type.Object({ count: Type.Integer() }),
});

/** Comments on a page, a second, or the whole, for the owner; while the review is open. At most 100 per review. */
export const commentReview = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/api/resourceaudit-admin/comment',
  access: reviewers,
  input: Type.Object({
    taskId: Id,
    anchor: Type.Enum([...anchors]),
    /** Page from 1 on, or second; 0 for the whole. */
    at: Type.Integer({ minimum: 0, maximum: 100_000 }),
    text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  output: Type.Object({ commentId: Id }),
});

/** Deletes the caller's own comment while the review is open. */
export const removeReviewComment = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/api/resourceaudit-admin/remove-comment',
  access: reviewers,
  input: Type.Object({ commentId: Id }),
  output: Type.Object({}),
});
