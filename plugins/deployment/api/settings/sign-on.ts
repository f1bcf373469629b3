import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { signatures } from '../../model/settings/signatures';
import { operator } from '../access';
import { batchOf } from './batch';
import { TrialStep } from 'edutech/plugins/organisation/kit/common/trial-step';

// Identity services, set up in the browser by who runs the deployment. The person who names them decides who signs in, so all of it is
// recorded and can be put back. A client secret is replaced and never read: it is kept only for the address and the id for
// which it was typed. Those of the city's file are shown, and changed there.

const access = operator('settings');
const ServiceId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });
const Name = Type.String({ minLength: 1, maxLength: 40 });
const protocols = ['oidc', 'cas'] as const;
const finders = ['usercode', 'username'] as const;

const Fields = {
  id: ServiceId,
  protocol: Type.Enum([...protocols]),
  name: Name,
  nameEn: Name,
  address: Type.String({ maxLength: 300, pattern: '^https?://[^\\s/?#@]+[^\\s?#]*$' }),
  clientId: Type.String({ maxLength: 200 }),
  algorithm: Type.Enum([...signatures]),
  scope: Type.String({ maxLength: 200 }),
  /** Empty: the subject, or the user of a CAS answer. */
  claim: Type.String({ maxLength: 100 }),
  finds: Type.Enum([...finders]),
  provesTwoFactors: Type.Boolean(),
};
/** Absent: the one that is kept. */
const Secret = Type.Optional(Type.String({ maxLength: 500 }));

export const SignOnService = Type.Object({
  ...Fields,
  address: Type.String(),
  algorithm: Type.String(),
  hasSecret: Type.Boolean(),
  source: Type.Enum(['file', 'browser']),
  /** Addresses that the service must be told. */
  tells: Type.Array(Type.String()),
});
export type SignOnService = Static<typeof SignOnService>;

/** What became of a service with a change. */
export const SignOnChange = Type.Object({
  name: Type.String(),
  nameEn: Type.String(),
  what: Type.Enum(['added', 'removed', 'changed']),
  /** Names of what was changed. */
  fields: Type.Array(Type.String()),
});
export type SignOnChange = Static<typeof SignOnChange>;

const SignOnBatch = batchOf(SignOnChange);
export type SignOnBatch = Static<typeof SignOnBatch>;

export const SignOn = Type.Object({
  services: Type.Array(SignOnService),
  batches: Type.Array(SignOnBatch),
  /** The change that holds; null: none. Sent back with another. */
  changeId: Maybe(Id),
});
export type SignOn = Static<typeof SignOn>;

export const readSignOn = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/sign-on',
  access,
  input: Type.Object({}),
  output: SignOn,
});

/**
 * Adds an identity service, or changes one; people sign in by it at once, in every process. 422 at a field:
 * `deployment.signOn.idTaken`, `deployment.signOn.needsClientId`, `deployment.signOn.needsTls`, `deployment.signOn.inward`,
 * `deployment.signOn.secretAgain` where the kept secret is not for this address and id; 409 `deployment.error.changedSince`.
 */
export const changeSignOn = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/change-sign-on',
  access,
  input: Type.Object({
    ...Fields,
    secret: Secret,
    isNew: Type.Boolean(),
    reason: Type.String({ maxLength: 200 }),
    changeId: Maybe(Id),
  }),
  output: SignOn,
});

/** Nobody signs in by it any more; sessions that it has opened go on. */
export const removeSignOn = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/remove-sign-on',
  access,
  input: Type.Object({ id: ServiceId, changeId: Maybe(Id) }),
  output: SignOn,
});

/** Puts back what a change did. 409 `deployment.error.changedSince` if there was another since, or after a day. */
export const undoSignOn = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/undo-sign-on',
  access,
  input: Type.Object({ batchId: Id }),
  output: SignOn,
});

/** Asks a service that need not be saved yet, and says how each step went. */
export const trySignOn = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/try-sign-on',
  access,
  ownTransactions: true,
  perMinute: 30,
  input: Type.Object({ ...Fields, secret: Secret }),
  output: Type.Object({ steps: Type.Array(TrialStep) }),
});
