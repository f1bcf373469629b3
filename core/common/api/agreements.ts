import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint';
import { agreementKinds } from '../organisation/agreement';
import { limitedSessions } from '../permissions/session-limit';
import { LoginResultItem } from './session';
import { Version } from '../wire/version';

// Terms of use and privacy notice: everybody may read them; who signs in accepts them once in each version.

const Agreed = Type.Object({ kind: Type.Enum([...agreementKinds]), version: Version });

const AgreementItem = Type.Object({
  ...Agreed.properties,
  /** In the caller's language. */
  body: Type.String(),
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
 * Accepts, and goes on with the sign-in that waits for it (`AgreeStep`, core/common/security/second-step.ts). 410
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
    /** What was read. */
    versions: Type.Array(Agreed, { minItems: 1, maxItems: 4 }),
  }),
  output: LoginResultItem,
});
