import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { PartRef } from '../model/marks/keys';
import { askings } from '../model/suggestions/agreement';
import { markers } from '../model/people';

const AnswerRef = { answerId: Id, code: Type.String() };

/** What a service says of a sample of a question's answers, beside the marks that people gave without seeing it. */
export const Suggested = Type.Object({
  ...PartRef.properties,
  label: Type.String(),
  points: Type.Number(),
  state: Type.Enum([...askings]),
  /** Message key: why asking has stopped. */
  reason: Maybe(Type.String()),
  /** Answers of the sample, those with a suggestion, and those that could not be sent. */
  sample: Type.Integer(),
  suggested: Type.Integer(),
  skipped: Type.Integer(),
  /** Answers that people are done with and that have a suggestion. */
  compared: Type.Integer(),
  kappa: Maybe(Type.Number()),
  within: Maybe(Type.Number()),
  isTrusted: Type.Boolean(),
  /** Both empty where suggestions are not to be gone by. */
  differing: Type.Array(
    Type.Object({ ...AnswerRef, blind: Type.Number(), suggested: Type.Number(), fault: Type.String() }),
  ),
  groups: Type.Array(
    Type.Object({
      title: Type.String(),
      answers: Type.Array(Type.Object(AnswerRef)),
      least: Type.Number(),
      most: Type.Number(),
    }),
  ),
});
export type Suggested = Static<typeof Suggested>;

/**
 * Suggestions for the leader, of answers that nobody marks any more. `isAvailable` false: no service is connected or the school has
 * not agreed, and nothing of it is shown. 404 `marking.error.noProject`.
 */
export const listSuggestions = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/suggestions',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id }),
  output: Type.Object({ isAvailable: Type.Boolean(), questions: Type.Array(Suggested) }),
});

/** Has a sample of a question's answers scored in the background, seen by nobody. 404 `assistant.error.off`. */
export const askSuggestions = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/suggestions',
  access: markers,
  perMinute: 20,
  input: Type.Object({ projectId: Id, ...PartRef.properties }),
  output: Type.Object({}),
});
