import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { longestExplanation } from '../model/limits';
import { explainers, listeners } from '../model/rights';
import { Id, Medium } from './records';

// Spoken explanations: a teacher says how a question is solved, for himself and the colleagues of his school.

export const Explanation = Type.Object({
  explanationid: Id,
  medium: Medium,
  seconds: Type.Integer(),
  /** What it is about, in a line; empty: nothing was said. */
  note: Type.String(),
  person: Type.String(),
  time: Type.String(),
  isown: Type.Boolean(),
});
export type Explanation = Static<typeof Explanation>;

/** Explanations of a question that one may read, the newest first; at most 50. 404 `questions.error.notFound`. */
export const listExplanations = endpoint({
  method: 'GET',
  root: 'question',
  path: '/questions/explanation/list',
  access: listeners,
  input: Type.Object({ id: Id }),
  output: Type.Array(Explanation),
});

/**
 * Adds a recording that one has just uploaded (group `answerVoice`). 404 `questions.error.notFound`, `core.files.notFound`; 422
 * for what is no recording.
 */
export const addExplanation = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/explanation/add',
  access: explainers,
  perMinute: 20,
  input: Type.Object({
    id: Id,
    fileid: Id,
    seconds: Type.Integer({ minimum: 1, maximum: longestExplanation }),
    note: Type.String({ maxLength: 200 }),
  }),
  output: Type.Object({ explanationid: Id }),
});

/** Throws one's own away, or brings it back. 404 `questions.error.noExplanation`. */
export const removeExplanation = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/explanation/remove',
  access: explainers,
  input: Type.Object({ explanationid: Id, removed: Type.Boolean() }),
  output: Type.Object({}),
});
