import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { TrialStep } from 'edutech/plugins/organisation/kit/common/trial-step';
import { operator } from '../access';
import { batchOf } from './batch';

// The assistant's service, connected in the browser by who runs the deployment. Its key is replaced and never read: it is kept
// only for the address for which it was typed.

const access = operator('settings');
const Given = {
  address: Type.String({ maxLength: 200, pattern: '^https?://[^\\s?#@]+$' }),
  model: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w./:@-]+$' }),
  /** Absent: the one that is kept, or none. */
  key: Type.Optional(Type.String({ maxLength: 300, pattern: '^[\\x21-\\x7e]*$' })),
};

const Change = Type.Object({
  what: Type.Enum(['added', 'removed', 'changed']),
  /** Names of what was changed, `key` among them. */
  fields: Type.Array(Type.String()),
});
export type AssistantChange = Static<typeof Change>;

const SetUp = Type.Object({
  isSet: Type.Boolean(),
  address: Type.String(),
  model: Type.String(),
  hasKey: Type.Boolean(),
  batches: Type.Array(batchOf(Change)),
  /** The change that holds; null: none. Sent back with another. */
  changeId: Maybe(Id),
});
export type AssistantSetUpState = Static<typeof SetUp>;

export const readAssistant = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/assistant',
  access,
  input: Type.Object({}),
  output: SetUp,
});

/**
 * Connects the service, or changes it, in every process. 422 at a field: `deployment.error.noAddress`,
 * `deployment.assistant.needsTls` for a key over an open line, `deployment.assistant.inward`, `deployment.assistant.keyAgain` where the
 * kept key is not for this address; 409 `deployment.error.changedSince`.
 */
export const changeAssistant = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/change-assistant',
  access,
  input: Type.Object({ ...Given, reason: Type.String({ maxLength: 200 }), changeId: Maybe(Id) }),
  output: SetUp,
});

/** Disconnects it: the assistant is off. */
export const removeAssistant = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/remove-assistant',
  access,
  input: Type.Object({ changeId: Maybe(Id) }),
  output: SetUp,
});

/** Puts back what a change did. 409 `deployment.error.changedSince` if there was another since, or after a day. */
export const undoAssistant = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/undo-assistant',
  access,
  input: Type.Object({ batchId: Id }),
  output: SetUp,
});

/** Asks a service that need not be saved yet for one word, in one piece and as a stream. */
export const tryAssistant = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/try-assistant',
  access,
  ownTransactions: true,
  perMinute: 10,
  input: Type.Object(Given),
  output: Type.Object({ steps: Type.Array(TrialStep) }),
});
