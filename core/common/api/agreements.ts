import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint';
import { agreementKinds } from '../organisation/agreement';
import { limitedSessions } from '../permissions/session-limit';
import { LoginResultItem } from './session';
import { Version } from '../wire/version';

// Terms of use and privacy notice: everybody may read them; people who sign in accept each version once.

const Agreed = Type.Object({ kind: Type.Enum([...agreementKinds]), version: Version });

/** The version that was read. */
const Versions = Type.Array(Agreed, { minItems: 1, maxItems: 4 });

const AgreementItem = Type.Object({
  ...Agreed.properties,
  /** In the caller's language. */
  body: Type.String(),
  /** The first day on which it counts, in city time: `2026-09-01`. */
  inForceFrom: Type.String(),
});
export type AgreementItem = Static<typeof AgreementItem>;

/** The texts that are in force today. */
export const agreementsInForce = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/api/agreements',
  access: { public: 'to be read before anybody has an account' },
  limited: limitedSessions,
  input: Type.Object({}),
  output: Type.Array(AgreementItem),
});

/**
 * Accepts, and continues the sign-in that waits for it (`AgreeStep`, core/common/security/second-step.ts). 410
 * `core.session.secondStep.over`; 409 when a newer version came into force meanwhile.
 */
export const acceptAgreements = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/agreements/accept',
  access: { public: 'the step of a sign-in is the right' },
  limited: limitedSessions,
  ownTransactions: true,
  // a school is one address
  perMinute: 1200,
  input: Type.Object({
    step: Type.String({ pattern: '^[\\w-]{43}$' }),
    versions: Versions,
  }),
  output: LoginResultItem,
});

/**
 * Accepts a version that came into force after the session began (`mustAgree` of the login's answer). 409 when a still
 * newer version came into force meanwhile.
 */
export const acceptNewAgreements = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/api/agreements/accept-new',
  access: { signedIn: true },
  withFirstPassword: true,
  limited: [],
  ownTransactions: true,
  input: Type.Object({ versions: Versions }),
  output: Type.Null(),
});
