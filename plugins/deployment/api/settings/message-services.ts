import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { TrialStep } from 'edutech/plugins/organisation/kit/common/trial-step';
import { operator } from '../access';
import { batchOf } from './batch';

// Short messages and work apps, set up in the browser by who runs the deployment, one service of each kind. A secret is
// replaced and never read: it is kept only for the addresses and the key for which it was typed.

const access = operator('settings');
const Kind = Type.Enum(['sms', 'wecom', 'dingtalk']);
const Address = Type.String({ maxLength: 200, pattern: '^(https?://[^\\s/?#@]+/?)?$' });
const Code = Type.String({ maxLength: 100, pattern: '^[\\w.-]*$' });

/** Empty: the kind has no such field. */
const Values = {
  address: Address,
  tokenAddress: Address,
  keyId: Code,
  agentId: Type.String({ maxLength: 20, pattern: '^\\d*$' }),
  signName: Type.String({ maxLength: 40 }),
  template: Code,
  codeTemplate: Code,
};
const Given = { kind: Kind, ...Values, secret: Type.Optional(Type.String({ maxLength: 300 })) };

const fieldNames = ['address', 'tokenAddress', 'keyId', 'agentId', 'signName', 'template', 'codeTemplate'] as const;
const FieldName = Type.Enum([...fieldNames]);
export type MessageFieldName = (typeof fieldNames)[number];

const Service = Type.Object({
  kind: Kind,
  isSet: Type.Boolean(),
  hasSecret: Type.Boolean(),
  /** What this kind needs, with what is set or usual. */
  fields: Type.Array(Type.Object({ name: FieldName, value: Type.String() })),
});
export type MessageServiceItem = Static<typeof Service>;

const Change = Type.Object({
  kind: Kind,
  what: Type.Enum(['added', 'removed', 'changed']),
  /** Names of what was changed, `secret` among them. */
  fields: Type.Array(Type.String()),
});
export type MessageServiceChange = Static<typeof Change>;

const SetUp = Type.Object({
  services: Type.Array(Service),
  batches: Type.Array(batchOf(Change)),
  /** The change that holds; null: none. Sent back with another. */
  changeId: Maybe(Id),
});
export type MessageSetUp = Static<typeof SetUp>;

export const readMessageServices = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/message-services',
  access,
  input: Type.Object({}),
  output: SetUp,
});

/**
 * Sets a service up, or changes it, in every process. 422 at a field: `deployment.messages.missing`,
 * `deployment.error.noAddress`, `deployment.messages.needsTls`, `deployment.messages.inward`, `deployment.messages.secretAgain` where the kept secret is not
 * for these addresses and key; 409 `deployment.error.changedSince`.
 */
export const changeMessageService = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/change-message-service',
  access,
  input: Type.Object({ ...Given, reason: Type.String({ maxLength: 200 }), changeId: Maybe(Id) }),
  output: SetUp,
});

/** Nothing is sent by it any more. */
export const removeMessageService = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/remove-message-service',
  access,
  input: Type.Object({ kind: Kind, changeId: Maybe(Id) }),
  output: SetUp,
});

/** Puts back what a change did. 409 `deployment.error.changedSince` if there was another since, or after a day. */
export const undoMessageServices = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/undo-message-services',
  access,
  input: Type.Object({ batchId: Id }),
  output: SetUp,
});

/** Sends a message to the caller's own confirmed number or membership, by a service that need not be saved yet. */
export const tryMessageService = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/try-message-service',
  access,
  ownTransactions: true,
  perMinute: 30,
  input: Type.Object(Given),
  output: Type.Object({ steps: Type.Array(TrialStep) }),
});
