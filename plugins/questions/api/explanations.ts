import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { longestExplanation } from '../model/limits';
import { explainers, listeners } from '../model/rights';
import { Medium } from './records';

// Spoken explanations: a teacher explains how a question is solved, for themselves and the colleagues of the school.

export const Explanation = Type.Object({
  explanationId: Id,
  medium: Medium,
  seconds: Type.Integer(),
  /** The subject of the recording, in a line; empty: not given. */
  note: Type.String(),
  person: Type.String(),
  time: Type.String(),
  isOwn: Type.Boolean(),
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
 * Adds a recording that the caller has just uploaded (group `answerVoice`). 404 `questions.error.notFound`,
 * `core.files.notFound`; 422 for a file that is no recording.
 */
export const addExplanation = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/explanation/add',
  access: explainers,
  perMinute: 20,
  input: Type.Object({
    id: Id,
    fileId: Id,
    seconds: Type.Integer({ minimum: 1, maximum: longestExplanation }),
    note: Type.String({ maxLength: 200 }),
  }),
  output: Type.Object({ explanationId: Id }),
});

/** Removes the caller's own recording, or restores it. 404 `questions.error.noExplanation`. */
export const removeExplanation = endpoint({
  method: 'POST',
  root: 'question',
  path: '/questions/explanation/remove',
  access: explainers,
  input: Type.Object({ explanationId: Id, removed: Type.Boolean() }),
  output: Type.Object({}),
});
