import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { QuestionKey } from '../kit/common/question-key';
import { Decided, decisionInput, queueInput, queueLine, queuePage } from 'edutech/plugins/library/kit/common/review';
import { reviewChecks, submissionStates } from '../model/kinds';
import { reviewers } from '../model/rights';
import { OptionalId, Question, Shared, VersionNumber } from './records';

// Review by a second person. Auditors see the questions of their management scope; principals and subject leaders those
// submitted to their school's bank. Questions out of scope and the caller's own do not exist here (404
// `questions.error.noReview`).

/** A line of the queue. */
export const ReviewLine = Type.Object({
  ...queueLine,
  version: VersionNumber,
  type: Type.Integer(),
  reviewer: Type.String(),
  reason: Type.String(),
});
export type ReviewLine = Static<typeof ReviewLine>;

/** The queue, the longest waiting first; decided reviews, the newest first. */
export const reviewQueue = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/review/queue',
  access: reviewers,
  input: Type.Object(queueInput),
  output: queuePage(ReviewLine),
});

/** One review with the question as it was submitted, and its answer. */
export const reviewTask = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/review/task',
  access: reviewers,
  input: Type.Object({ taskId: Id }),
  output: Type.Object({
    ...ReviewLine.properties,
    question: Question,
    key: QuestionKey,
    keymedia: Question.properties.media,
    ticks: Type.Array(Type.Enum([...reviewChecks])),
    nextId: OptionalId,
  }),
});

/**
 * Approves a question, every check ticked (422 `questions.error.unticked`), or returns it with a reason (422
 * `questions.error.noReason`). 409 `questions.error.decided` if somebody was faster, or its owner has withdrawn it.
 */
export const decideReview = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/review/decide',
  access: reviewers,
  input: decisionInput(reviewChecks),
  output: Decided,
});

/** Reviews of the caller's own question, the newest first: what was returned, and why. */
export const ownReviews = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/review/own',
  access: { anyOf: ['questionbank_tea', 'questionbank_school_tea', 'questionbank_common_tea'], types: ['teacher'] },
  input: Type.Object({ id: Id }),
  output: Type.Array(
    Type.Object({
      state: Type.Enum([...submissionStates]),
      wanted: Shared,
      submitted: Moment,
      decided: Maybe(Moment),
      reviewer: Type.String(),
      reason: Type.String(),
    }),
  ),
});
